const names = ["x", "limit", "after", "id", "own", "__proto__", "constructor"];
const keys = [
  "",
  "[]",
  "[0]",
  "[999999]",
  "[a]",
  "[toString]",
  "[toString][]",
  "[valueOf]",
  "[hasOwnProperty]",
  "[__proto__][a]",
  "[constructor][prototype][a]",
  "[a][b][c][d][e][f][g][h]",
  "[",
  "]",
];
const strange = [
  "&&&",
  "=",
  "?",
  "%",
  "%00",
  "%ff",
  "[]=1",
  "[toString]=1",
  "limit=1&limit=1",
  "after=a&after[toString]=1",
  Array.from({ length: 1000 }, () => "limit=1").join("&"),
  Array.from({ length: 2000 }, (_, key) => `${key}=`).join("&"),
  "a&".repeat(10_000),
];

/** Query strings of every shape, most of them after a `limit` that makes a list answer a Link header. */
export const queryShapes: readonly string[] = [
  ...names.flatMap((name) => keys.map((key) => `limit=1&${name}${key}=1`)),
  ...strange,
];
