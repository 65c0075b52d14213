// A tiny building for each location: a few paths in 44 × 34 around 0, 0, standing on y = 15.

/** What a part is made of, which has its colour by day and by night; a `line` is drawn, `glow` is lit at night. */
export type Stuff = "wall" | "roof" | "stone" | "wood" | "leaf" | "glow" | "blue" | "red" | "dark" | "line";
type Part = readonly [stuff: Stuff, d: string];
export type Emblem = readonly Part[];

/** Locations that only someone's own box has. */
const HOUSES: Emblem = [
  ["wall", "M-17-1H-3V15H-17zM1-5H17V15H1z"],
  ["roof", "M-19-1-10-10-1-1zM-1-5 9-16 19-5z"],
  ["glow", "M-14 3h4v4h-4zM5-1h3.5v4H5zM11-1h3.5v4H11z"],
  ["wood", "M-9 7h4v8h-4zM7 7h5v8H7z"],
];

const EMBLEMS: Readonly<Record<string, Emblem>> = {
  "Electric Drive": [
    ["stone", "M-17 12H9V15H-17z"],
    ["blue", "M-14-16H4Q6-16 6-14V12H-16V-14Q-16-16-14-16z"],
    ["glow", "M-3-13-11 1H-6L-8 11 2-4H-3L0-13z"],
    ["line", "M6-6H10Q13-6 13-3V7Q13 11 16 11T19 7V-3"],
    ["dark", "M16-9H22V-3H16zM17-12h1.2v3H17zM20-12h1.2v3H20z"],
  ],
  "Mill Lane": [
    ["wall", "M-19-3H3V15H-19z"],
    ["roof", "M-21-3-8-15 5-3z"],
    ["glow", "M-15 2h4v5h-4zM-6 2h4v5h-4z"],
    ["wood", "M1 5a10 10 0 1 1 20 0a10 10 0 1 1-20 0zM4 5a7 7 0 1 0 14 0a7 7 0 1 0-14 0z"],
    ["line", "M11-5V15M1 5H21M4-2 18 12M18-2 4 12"],
    ["blue", "M-2 15Q1 12 4 15T10 15 16 15 22 15V18H-2z"],
  ],
  "Harbour Street": [
    ["wall", "M-9-4H7V4H-9z"],
    ["red", "M-5-13H1V-4H-5z"],
    ["glow", "M-6-1h3v3h-3zM-1-1h3v3h-3z"],
    ["wood", "M-20 4H19L14 14H-15z"],
    ["line", "M12 4V-12M12-11 20-7 12-4"],
    ["blue", "M-22 15Q-18 11-14 14T-6 14 2 14 10 14 18 13 22 15V18H-22z"],
  ],
  "Station Road": [
    ["dark", "M-20 6H18V10H-20z"],
    ["red", "M-18-2H8V6H-18z"],
    ["wall", "M-20-13H-6V6H-20z"],
    ["roof", "M-22-16H-4V-12H-22z"],
    ["glow", "M-17-9h8v7h-8zM12 0a3 3 0 1 1 0 6z"],
    ["stone", "M8-1H13V6H8zM1-9H6V-2H1z"],
    [
      "dark",
      "M-18 11a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1-8.4 0zM-6 11a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1-8.4 0zM6 11a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1-8.4 0z",
    ],
    ["line", "M3-12Q6-16 10-14T17-16M-22 15.4H22"],
  ],
  "Market Square": [
    ["wood", "M-18-6H-16V15H-18zM16-6H18V15H16zM-16 6H16V15H-16z"],
    ["leaf", "M-13 6a3.5 3.5 0 0 1 7 0z"],
    ["red", "M-5 6a3.5 3.5 0 0 1 7 0z"],
    ["glow", "M3 6a3.5 3.5 0 0 1 7 0z"],
    ["wall", "M-17-15H17L22-5H-22z"],
    ["red", "M-17-15H-10.2L-13.2-5H-22zM-3.4-15H3.4L4.4-5H-4.4zM10.2-15H17L22-5H13.2z"],
    ["line", "M-16 10.5H16"],
  ],
  "Church Hill": [
    ["leaf", "M-22 16Q-14 7 0 7T22 16z"],
    ["wall", "M-4-2H15V10H-4zM-13-4H-4V11H-13z"],
    ["roof", "M-5-2-1-8H13L17-2zM-14.5-4-8.5-17-2.5-4z"],
    ["glow", "M0 2h3v5H0zM6 2h3v5H6zM-10 0h3v4h-3z"],
    ["line", "M-8.5-17V-21M-10.5-19H-6.5"],
  ],
  "Tower Street": [
    ["stone", "M-8-9H8V15H-8zM-10-14H-6V-11H-2V-14H2V-11H6V-14H10V-8H-10z"],
    ["glow", "M-4-2a4 4 0 1 1 8 0a4 4 0 1 1-8 0z"],
    ["wood", "M-3.5 15V10Q-3.5 6.5 0 6.5T3.5 10V15z"],
    ["line", "M0-4.5V-2L2-1M0-14V-20"],
    ["red", "M0-20 9-17.5 0-15z"],
  ],
  "Baker Row": [
    ["wall", "M-18-7H18V15H-18z"],
    ["roof", "M-21-7-15-15H15L21-7z"],
    ["stone", "M9-20H14V-13H9z"],
    ["glow", "M-15-3H3V9H-15z"],
    ["wood", "M-13 9Q-13 1-9 1T-5 9zM-6 9Q-6 3-2.5 3T1 9zM7 1H14V15H7z"],
    ["line", "M-11 5 -9.5 3M-8.5 5.5-7 3.5M-3.5 6-2.5 4.5M11.5-22Q9-24 12-26"],
  ],
  "Cooper Yard": [
    ["wood", "M-19 1Q-21 8-19 15H-5Q-3 8-5 1zM5 1Q3 8 5 15H19Q21 8 19 1zM-7-15Q-9-8-7-1H7Q9-8 7-15z"],
    ["stone", "M-20 4H-4V6H-20zM-20 10H-4V12H-20zM4 4H20V6H4zM4 10H20V12H4zM-8-12H8V-10H-8zM-8-6H8V-4H-8z"],
    ["dark", "M-1.5-8a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1-3 0z"],
  ],
  "Orchard Way": [
    ["wood", "M-11 3H-8V15H-11zM9 5H12V15H9z"],
    ["leaf", "M-20-4Q-20-16-9.5-16T1-4-9.5 6-20-4zM1.5 1Q1.5-9 10.5-9T19.5 1 10.5 9 1.5 1z"],
    [
      "red",
      "M-15-6a2 2 0 1 1 4 0a2 2 0 1 1-4 0zM-8-10a2 2 0 1 1 4 0a2 2 0 1 1-4 0zM-8-1a2 2 0 1 1 4 0a2 2 0 1 1-4 0zM5 0a2 2 0 1 1 4 0a2 2 0 1 1-4 0zM12-3a2 2 0 1 1 4 0a2 2 0 1 1-4 0z",
    ],
  ],
  "Canal Walk": [
    ["wall", "M-13-7H9V5H-13z"],
    ["roof", "M-15-10H11V-6H-15z"],
    ["glow", "M-10-3h4v4h-4zM-3-3h4v4h-4zM4-3h3v4H4z"],
    ["leaf", "M-20 5H20Q19 12 13 13H-14Q-19 12-20 5z"],
    ["red", "M12 1h4v4h-4zM-12-15h3v5h-3z"],
    ["blue", "M-22 15Q-18 11-14 14T-6 14 2 14 10 14 18 13 22 15V18H-22z"],
  ],
  "School Lane": [
    ["red", "M-20-3H20V15H-20z"],
    ["roof", "M-22-3-18-9H18L22-3z"],
    ["wall", "M-6-9H6V15H-6z"],
    ["roof", "M-8-9 0-17 8-9z"],
    ["glow", "M-17 1h4v4h-4zM-17 8h4v4h-4zM13 1h4v4h-4zM13 8h4v4h-4zM-2.5-5a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1-5 0z"],
    ["wood", "M-3 5H3V15H-3z"],
  ],
  "Garden Street": [
    ["line", "M-12 9V-3M0 9V-7M12 9V-3M-12 4Q-17 3-17-1M12 4Q17 3 17-1M0 2Q5 1 5-3"],
    ["red", "M-16-11Q-14-9-12-12-10-9-8-11 -7-3-12-3T-16-11z"],
    ["glow", "M-4-15Q-2-13 0-16 2-13 4-15 5-7 0-7T-4-15z"],
    ["roof", "M8-11Q10-9 12-12 14-9 16-11 17-3 12-3T8-11z"],
    [
      "wall",
      "M-20 15V5L-17 2-14 5V15zM-11 15V5L-8 2-5 5V15zM5 15V5L8 2 11 5V15zM14 15V5L17 2 20 5V15zM-21 7H21V9.5H-21z",
    ],
  ],
  "Foundry Road": [
    ["stone", "M-20 15V-2L-9-9V-2L2-9V-2L13-9V15z"],
    ["roof", "M13-15H19V15H13z"],
    ["glow", "M-17 3h5v5h-5zM-9 3h5v5h-5z"],
    ["dark", "M0 4H9V15H0z"],
    ["line", "M16-18Q12-20 14-23M18-19Q22-21 20-24"],
  ],
  "Castle Gate": [
    [
      "stone",
      "M-20-11H-17V-8H-14V-11H-11V-8H-8V15H-20zM20-11H17V-8H14V-11H11V-8H8V15H20zM-8-3H-5V0H-1.5V-3H1.5V0H5V-3H8V15H-8z",
    ],
    ["dark", "M-5 15V9Q-5 4 0 4T5 9V15z"],
    ["glow", "M-15-3h2v5h-2zM13-3h2v5h-2z"],
    ["line", "M-14-11V-18M14-11V-18"],
    ["red", "M-14-18-6-15.5-14-13zM14-18 22-15.5 14-13z"],
  ],
  "Rope Walk": [
    ["wood", "M-18 6Q-18-12 0-12T18 6 0 14-18 6zM-6 3Q-6 6 0 6T6 3 0-1-6 3z"],
    ["line", "M-18 3Q-14 10 0 10T18 3M-16-3Q-12 5 0 5T16-3M-12-8Q-9 0 0 0T12-8M15 9Q20 10 20 15"],
  ],
  "Quarry Hill": [
    ["stone", "M-21 15-12 1-7 4 2-11 8-3 12-6 21 15z"],
    ["wall", "M2-11 8-3 5 2-1-5z"],
    ["wood", "M-14 12-12.5 13.5 3-3 1.5-4.5z"],
    ["dark", "M-5-8Q5-8 7 3L4 3Q2-4-5-5z"],
  ],
  "Lantern Alley": [
    ["dark", "M-1.5-1H1.5V15H-1.5zM-5 15V13H5V15zM-7-15 0-20 7-15z"],
    ["glow", "M-6-14H6L3.5-1H-3.5z"],
    ["wall", "M-21-5H-11V15H-21zM11-5H21V15H11z"],
    ["roof", "M-23-5-16-12-9-5zM9-5 16-12 23-5z"],
    ["line", "M0-14V-1M1.5 4H6"],
    ["wood", "M-18 6h4v9h-4zM14 6h4v9h-4z"],
  ],
  "Old Wharf": [
    ["wood", "M-21 8H8V11H-21zM-18 11H-15V17H-18zM-6 11H-3V17H-6zM4 11H7V17H4zM-12-14H-9V8H-12z"],
    ["line", "M-10.5-14 12-8M-10.5-4 2-10.5M11-8V-1"],
    ["wood", "M6-1H16V7H6z"],
    ["red", "M-20 1H-14V8H-20z"],
    ["blue", "M9 14Q12 11 15 14T22 14V18H9z"],
  ],
  "Bridge Street": [
    ["blue", "M-21 9Q-17 6-13 9T-5 9 3 9 11 9 21 8V16H-21z"],
    ["stone", "M-22 3Q0-15 22 3V15H17Q17 5 11 5T5 15H-5Q-5 5-11 5T-17 15H-22z"],
    ["line", "M-22-2Q0-20 22-2M-14-7V-2M-5-10.5V-5M5-10.5V-5M14-7V-2"],
  ],
  "Theatre Row": [
    ["wall", "M-19-7H19V15H-19z"],
    ["roof", "M-22-7 0-18 22-7z"],
    ["red", "M-7-3H7V15H-7z"],
    ["glow", "M-2.5-11.5 0-15 2.5-11.5-.5-9zM-4 5Q0 8 4 5V15H-4z"],
    ["stone", "M-17-7H-13V15H-17zM-11.5-7H-8V15H-11.5zM8-7H11.5V15H8zM13-7H17V15H13z"],
    ["line", "M-22-6.5H22"],
  ],
  "Park Lane": [
    ["wood", "M-13 4H-10V15H-13zM13-2H16V15H13z"],
    ["leaf", "M-22 0Q-22-12-11.5-12T-1 0-11.5 8-22 0zM6 6 14.5-18 23 6z"],
    ["wood", "M-5 8H10V10H-5zM-5 4H10V6H-5zM-4 10h2v5h-2zM7 10h2v5H7z"],
  ],
  "Windmill Close": [
    ["wall", "M-6-5H6L9 15H-9z"],
    ["roof", "M-7-5Q0-14 7-5z"],
    ["wood", "M-3 15V9H3V15z"],
    ["glow", "M-2 0h4v4h-4z"],
    ["line", "M-16-17 16 5M13-20-13 7"],
    ["stone", "M-16-17-12-20-3-10-5-8zM13-20 17-16 5-6 3-9zM16 5 12 8 4-2 6-4zM-13 7-17 3-6-5-4-3z"],
  ],
  "Granary Court": [
    ["stone", "M9-10H20V15H9z"],
    ["roof", "M8-10Q14.5-19 21-10z"],
    ["red", "M-20 15V-3L-15-9-7-13 1-9 6-3V15z"],
    ["wall", "M-13 3H-1V15H-13z"],
    ["glow", "M-9-7h4v5h-4z"],
    ["line", "M-13 3-1 15M-1 3-13 15M9-3H20M9 4H20"],
  ],
  "Lighthouse Point": [
    ["glow", "M-5-14-22-19V-8zM5-14 22-19V-8z"],
    ["stone", "M-14 15Q-10 9-6 11T6 10 14 15z"],
    ["wall", "M-5-8H5L7.5 13H-7.5z"],
    ["red", "M-5.5-3.5H5.5L6.100 2H-6.100zM-6.700 7.5H6.700L7.5 13H-7.5z"],
    ["glow", "M-4-16H4V-9H-4z"],
    ["dark", "M-6-9.5H6V-7.5H-6zM-5-16Q0-23 5-16z"],
    ["blue", "M-22 15Q-18 12-14 15T-6 15 2 15 10 15 22 14V18H-22z"],
  ],
};

export const emblemOf = (location: string): Emblem =>
  (Object.hasOwn(EMBLEMS, location) ? EMBLEMS[location] : undefined) ?? HOUSES;
