import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { savedData } from "./saved-data.ts";

let folder: string;
let data: ReturnType<typeof savedData>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "carparts-data-"));
  data = savedData(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

function save(name: string, content: string) {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, "firebase-export-metadata.json"), content);
}

const savedContent = () => readFileSync(join(data.open() ?? "", "firebase-export-metadata.json"), "utf8");

it("has nothing to open before the first save", () => {
  expect(data.open()).toBeUndefined();
});

it("keeps a complete new save in place of the old one", () => {
  save("shop", "old");
  save("shop.next", "new");

  expect(data.keepNext()).toBe(true);
  expect(savedContent()).toBe("new");
});

it("keeps the old save where the new one is not complete", () => {
  save("shop", "old");
  mkdirSync(data.next);

  expect(data.keepNext()).toBe(false);
  expect(savedContent()).toBe("old");
});

it("finds a complete save that nobody was left to put in its place", () => {
  save("shop", "old");
  save("shop.next", "new");

  expect(savedContent()).toBe("new");
});

it("goes back to the last save where the change was cut short, and clears up half an export", () => {
  save("shop.previous", "old");
  mkdirSync(join(folder, "firebase-export-1700000000000abc"));

  expect(savedContent()).toBe("old");
  expect(existsSync(join(folder, "firebase-export-1700000000000abc"))).toBe(false);
});
