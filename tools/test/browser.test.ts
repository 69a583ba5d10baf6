import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { findBrowser } from "./browser.ts";

const folder = mkdtempSync(join(tmpdir(), "carparts-browser-"));
const installed = join(folder, "chromium");
writeFileSync(installed, "");
afterAll(() => rmSync(folder, { recursive: true }));

it("A browser that CHROME_PATH names comes before all others", async () => {
  const { executablePath, from } = await findBrowser({ PATH: "", CHROME_PATH: installed });
  expect([executablePath, from]).toEqual([installed, "CHROME_PATH"]);
});

it("A CHROME_PATH that leads nowhere is said", async () => {
  const nowhere = join(folder, "nowhere");
  await expect(findBrowser({ CHROME_PATH: nowhere })).rejects.toThrow(`CHROME_PATH names ${nowhere}`);
});

const hasPackage = process.platform === "linux" && process.arch === "x64";

it.runIf(hasPackage)("A browser of a known version comes before an installed one", async () => {
  const { executablePath, from } = await findBrowser({ PATH: folder });
  expect(executablePath).not.toBe(installed);
  expect(["Playwright's", "packaged"]).toContain(from);
});
