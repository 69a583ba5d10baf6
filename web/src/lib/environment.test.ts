import { expect, test } from "vitest";
import { settings as shopSettings } from "#testing/settings.ts";
import { readEnvironment } from "./environment.ts";

const settings = { ...shopSettings, VITE_SIGN_IN_METHODS: "google,phone" };

test("a complete set of settings is taken", () => {
  expect(readEnvironment(settings).VITE_FIREBASE_PROJECT_ID).toBe("shop");
});

test.each(["VITE_FIREBASE_API_KEY", "VITE_FIREBASE_AUTH_DOMAIN"])("a colon in %s is refused", (name) => {
  expect(() => readEnvironment({ ...settings, [name]: "a:b" })).toThrow(`${name} must not contain a colon.`);
});

test("an empty continue URL is refused", () => {
  expect(() => readEnvironment({ ...settings, VITE_CONTINUE_URL: "" })).toThrow(
    "VITE_CONTINUE_URL is empty.",
  );
});

test("the ways of signing in are a list, which may be empty and names nothing unknown", () => {
  const offered = (list: string) =>
    readEnvironment({ ...settings, VITE_SIGN_IN_METHODS: list }).VITE_SIGN_IN_METHODS;
  expect(offered("google,phone")).toEqual(["google", "phone"]);
  expect(offered("")).toEqual([]);
  expect(() => offered("google,telegram")).toThrow("VITE_SIGN_IN_METHODS is a list of google, email-link");
});

test("everything that is missing is named in one line", () => {
  expect(() => readEnvironment({})).toThrow(
    /^The shop is not set up: .*VITE_FIREBASE_API_KEY is missing\. .*VITE_CONTINUE_URL is missing\./,
  );
});

test("a real project does not take its tokens from an emulator", () => {
  const mixed = { ...settings, VITE_AUTH_EMULATOR_URL: "http://127.0.0.1:9099" };
  expect(() => readEnvironment(mixed)).toThrow("for demo projects only");
  expect(() => readEnvironment({ ...mixed, VITE_FIREBASE_PROJECT_ID: "demo-shop" })).not.toThrow();
});
