import { expect, test } from "vitest";

import { codeOf, linkTo } from "./links";

const HERE = { origin: "http://127.0.0.1:8000", hostname: "127.0.0.1" };
const AT_HOME = "http://192.168.1.20:8000";

test("whoever invites from the house’s own computer sends an address that others can use", () => {
  expect(linkTo("/table/Xk3", HERE, [AT_HOME, "http://10.8.0.3:8000"])).toEqual({
    link: `${AT_HOME}/table/Xk3`,
    isForThisComputer: false,
  });
});

test("where nobody else is let in, the invitation says so", () => {
  expect(linkTo("/table/Xk3", HERE, [])).toEqual({ link: `${HERE.origin}/table/Xk3`, isForThisComputer: true });
});

test("whoever has opened the page by an address for others passes that one on", () => {
  const page = { origin: "https://play.example.org", hostname: "play.example.org" };
  expect(linkTo("/table/Xk3", page, [])).toEqual({
    link: "https://play.example.org/table/Xk3",
    isForThisComputer: false,
  });
});

test("a link is drawn whole, whatever is in it", () => {
  expect(codeOf(`${AT_HOME}/table/X?a=1&b=2`)).toBe(
    "/api/qr?link=http%3A%2F%2F192.168.1.20%3A8000%2Ftable%2FX%3Fa%3D1%26b%3D2",
  );
});
