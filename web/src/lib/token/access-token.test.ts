import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetAccessToken, hasSavedSession, saveAccessToken } from "./access-token.ts";

function aStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
}

beforeEach(() => {
  vi.stubGlobal("localStorage", aStorage());
  vi.stubGlobal("sessionStorage", aStorage());
});
afterEach(() => vi.unstubAllGlobals());

test("the token is kept in local storage and nowhere else, until it is forgotten", () => {
  expect(hasSavedSession()).toBe(false);
  saveAccessToken("token");
  expect(localStorage.getItem("accessToken")).toBe("token");
  expect(sessionStorage.getItem("accessToken")).toBeNull();
  expect(hasSavedSession()).toBe(true);
  forgetAccessToken();
  expect(hasSavedSession()).toBe(false);
});

test("where local storage takes nothing the tab's own storage keeps the token", () => {
  const full = () => {
    throw new Error("QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { ...aStorage(), setItem: full });
  saveAccessToken("token");
  expect(sessionStorage.getItem("accessToken")).toBe("token");
  expect(hasSavedSession()).toBe(true);
  forgetAccessToken();
  expect(hasSavedSession()).toBe(false);
});

test("without any storage nobody is signed in, and nothing fails", () => {
  vi.unstubAllGlobals();
  expect(hasSavedSession()).toBe(false);
  expect(() => saveAccessToken("token")).not.toThrow();
  expect(() => forgetAccessToken()).not.toThrow();
});
