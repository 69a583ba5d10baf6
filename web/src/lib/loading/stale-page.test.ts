import { beforeEach, expect, test, vi } from "vitest";
import { reloadOnce } from "./stale-page.ts";

const missing = new Error("Failed to fetch dynamically imported module");
const reload = vi.fn();

function aBrowser({ onLine = true, storage = new Map<string, string>() } = {}) {
  vi.stubGlobal("navigator", { onLine });
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
  });
}

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.useFakeTimers();
  reload.mockClear();
  return () => vi.useRealTimers();
});

test("a missing chunk reloads the page only once", async () => {
  aBrowser();
  reloadOnce(missing, reload);
  await expect(reloadOnce(missing, reload)).rejects.toBe(missing);
  expect(reload).toHaveBeenCalledOnce();
});

test("half a minute later a missing chunk reloads the page again", () => {
  aBrowser();
  reloadOnce(missing, reload);
  vi.advanceTimersByTime(30_000);
  reloadOnce(missing, reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("without a network the page doesn't reload, and the error is passed on", async () => {
  aBrowser({ onLine: false });
  await expect(reloadOnce(missing, reload)).rejects.toBe(missing);
  expect(reload).not.toHaveBeenCalled();
});

test("without storage the page doesn't reload in a loop", async () => {
  aBrowser();
  vi.stubGlobal("sessionStorage", undefined);
  await expect(reloadOnce(missing, reload)).rejects.toBe(missing);
  expect(reload).not.toHaveBeenCalled();
});
