import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server (default port) answers what the page asks for while it is being worked on: `npm run dev`.
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/packhouse/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the content policy allows nothing inline
  },
  server: { proxy: { "/api": server, "/socket": { target: server, ws: true } } },
});
