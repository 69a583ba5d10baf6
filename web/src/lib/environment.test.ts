import { expect, test } from "vitest";
import { settings as shopSettings } from "#testing/settings.ts";
import { readEnvironment } from "./environment.ts";

const settings = { ...shopSettings, VITE_SIGN_IN_METHODS: "google,phone" };

test("complete settings are accepted", () => {
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

test("the sign-in methods are a list of known names, which may be empty", () => {
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

test.each([
  ["VITE_AUTH_EMULATOR_URL", "http://127.0.0.1:9099", "is for demo projects only."],
  ["VITE_FIRESTORE_EMULATOR_HOST", "127.0.0.1:8080", "is for demo projects only."],
  ["VITE_CONTINUE_URL", "http://shop.example.com/login", "must begin with https://."],
  ["VITE_USER_REMOVAL_URL", "http://removal.example.com", "must begin with https://."],
])("a real project rejects %s=%s, a demo project accepts it", (name, value, reason) => {
  const local = { ...settings, [name]: value };
  expect(() => readEnvironment(local)).toThrow(`${name} ${reason}`);
  expect(() => readEnvironment({ ...local, VITE_FIREBASE_PROJECT_ID: "demo-shop" })).not.toThrow();
});

test.each([
  ["VITE_CONTINUE_URL", "javascript:alert(1)", "must begin with https://."],
  ["VITE_USER_REMOVAL_URL", "//removal.example.com", "must begin with https://."],
  ["VITE_STRIPE_PUBLISHABLE_KEY", "sk_live_1", "must begin with pk_."],
  ["VITE_STRIPE_PUBLISHABLE_KEY", "sk_live_1", "holds a secret key, which would be published."],
  ["VITE_OFFLINE", "no", "must be on or off."],
  ["VITE_ANYTHING_ELSE", "sk_live_1", "holds a secret key, which would be published."],
])("no project accepts %s=%s: it %s", (name, value, reason) => {
  for (const project of ["shop", "demo-shop"]) {
    const wrong = { ...settings, VITE_FIREBASE_PROJECT_ID: project, [name]: value };
    expect(() => readEnvironment(wrong)).toThrow(`${name} ${reason}`);
  }
});
