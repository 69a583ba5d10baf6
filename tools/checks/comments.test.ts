import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../lib/workspace.ts";

/** The contract has more, because its comments become the docs of the API. */
const mostPercent = 5;

/** The lines of a file that are a comment and nothing else. */
function commentLines(source: string): number {
  const comments = source.match(/^[ \t]*(\/\/.*|\/\*[\s\S]*?\*\/)/gm) ?? [];
  return comments.join("\n").split("\n").filter(Boolean).length;
}

it(`At most ${mostPercent} % of the server's lines are comments`, async () => {
  let lines = 0;
  let comments = 0;
  const chattiest: [share: number, file: string][] = [];
  for await (const file of glob("functions/src/**/*.ts", { cwd: root })) {
    if (/\.test\.ts$|\/(contract|testing|trials)\//.test(file)) continue;
    const source = readFileSync(join(root, file), "utf8");
    const [here, all] = [commentLines(source), source.trimEnd().split("\n").length];
    comments += here;
    lines += all;
    chattiest.push([here / all, file]);
  }
  const files = chattiest.sort(([a], [b]) => b - a).map(([, file]) => file);
  const percent = (100 * comments) / lines;
  expect(percent, `most of them in ${files.slice(0, 10).join(", ")}`).toBeLessThanOrEqual(mostPercent);
  expect(comments).toBeGreaterThan(0);
});

const startsWithClause = /(?:\/\/|\/\*\*?|^[ \t]*\*) (?:What|Whether|How)\b/gm;
const mostClauses = 20;

it("Comments begin with a verb or a subject, not with What, Whether or How", async () => {
  const clauses: string[] = [];
  for await (const file of glob(
    "{functions/{src,scripts},web/{src,build,e2e},tools,bench,ops}/**/*.{ts,tsx}",
    {
      cwd: root,
    },
  )) {
    const found = readFileSync(join(root, file), "utf8").match(startsWithClause) ?? [];
    clauses.push(...found.map((clause) => `${file}: ${clause.trim()}`));
  }
  expect(clauses.length, clauses.join("\n")).toBeLessThanOrEqual(mostClauses);
});
