import { expect, it } from "vitest";
import { Progress } from "./progress.ts";

function shownBy(isTTY: boolean, total: number, steps: readonly number[]): string[] {
  const written: string[] = [];
  const progress = new Progress("Loading", total, { isTTY, write: (text) => written.push(text) });
  for (const step of steps) progress.add(step);
  return written;
}

it("a terminal has a bar that fills, in one line", () => {
  expect(shownBy(true, 300, [100, 200])).toEqual([
    `\r${"█".repeat(10)}${"░".repeat(20)} Loading: 100 of 300`,
    `\r${"█".repeat(30)} Loading: 300 of 300\n`,
  ]);
});

it("a file has a line for each tenth that is done", () => {
  const lines = shownBy(false, 40, Array(40).fill(1));
  expect(lines).toHaveLength(10);
  expect([lines[0], lines.at(-1)]).toEqual(["Loading: 4 of 40\n", "Loading: 40 of 40\n"]);
});
