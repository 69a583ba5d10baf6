import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

it("says what to install where neither Firefox nor WebKit is", async () => {
  vi.stubEnv("PATH", "");
  vi.stubEnv("PLAYWRIGHT_BROWSERS_PATH", "/nowhere");
  const { findBrowsers } = await import("./find-browsers.ts");
  const { found, missing } = findBrowsers();
  expect(found).toEqual([]);
  expect(missing).toEqual([
    expect.stringMatching(/^Firefox: .*install/),
    expect.stringMatching(/^WebKit: .*install/),
  ]);
});
