import { describe, expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";

describe("The functions' environment", () => {
  it("names the site's origins, or none", () => {
    const SITE_ORIGINS = "https://shop.example,https://www.shop.example";
    expect(readEnvironment({ SITE_ORIGINS }).SITE_ORIGINS).toEqual([
      "https://shop.example",
      "https://www.shop.example",
    ]);
    expect(readEnvironment({ SITE_ORIGINS: SITE_ORIGINS.replace(",", " , ") }).SITE_ORIGINS).toHaveLength(2);
    expect(readEnvironment({}).SITE_ORIGINS).toEqual([]);
    expect(readEnvironment({ SITE_ORIGINS: "" }).SITE_ORIGINS).toEqual([]);
  });

  it.each(["https://shop.example/", "shop.example", "https://shop.example; https://www.shop.example"])(
    "refuses %s as an origin, which no browser would send",
    (SITE_ORIGINS) => expect(() => readEnvironment({ SITE_ORIGINS })).toThrow("SITE_ORIGINS"),
  );

  it("bounds the age of public answers, five seconds where nothing is said", () => {
    const secondsOf = (PUBLIC_ANSWER_SECONDS?: string) =>
      readEnvironment({ PUBLIC_ANSWER_SECONDS }).PUBLIC_ANSWER_SECONDS;
    expect([secondsOf(), secondsOf("0"), secondsOf("60")]).toEqual([5, 0, 60]);
    for (const wrong of ["61", "-1", "soon"]) expect(() => secondsOf(wrong)).toThrow();
  });

  it("bounds what is read for guests in a minute, never below one list of a thousand", () => {
    const readsOf = (GUEST_READS_PER_MINUTE?: string) =>
      readEnvironment({ GUEST_READS_PER_MINUTE }).GUEST_READS_PER_MINUTE;
    expect([readsOf(), readsOf("1000"), readsOf("1000000")]).toEqual([6000, 1000, 1_000_000]);
    for (const wrong of ["999", "1000.5", "many"]) expect(() => readsOf(wrong)).toThrow();
  });

  it.each(["FIRESTORE_EMULATOR_HOST", "FIREBASE_AUTH_EMULATOR_HOST", "FIREBASE_STORAGE_EMULATOR_HOST"])(
    "stops a deployed function that points at an emulator (%s)",
    (name) => {
      const values = { K_SERVICE: "api", [name]: "127.0.0.1:9099" };
      expect(() => readEnvironment(values)).toThrow(name);
      expect(() => readEnvironment({ ...values, FUNCTIONS_EMULATOR: "true" })).not.toThrow();
    },
  );

  it("stops a deployed function that trusts a site without encryption", () => {
    const values = { K_SERVICE: "api", SITE_ORIGINS: "https://shop.example,http://shop.example" };
    expect(() => readEnvironment(values)).toThrow("SITE_ORIGINS");
    expect(() => readEnvironment({ ...values, FUNCTIONS_EMULATOR: "true" })).not.toThrow();
  });

  it.each(["smtps://shop:word@mail.example", "smtp://127.0.0.1:2525", "file:///tmp/mail", ""])(
    "takes %j as where emails are sent",
    (MAIL_URL) => expect(readEnvironment({ MAIL_URL }).MAIL_URL).toBe(MAIL_URL),
  );

  it.each([{ MAIL_URL: "https://mail.example" }, { MAIL_URL: "mail.example" }, { MAIL_FROM: "Shop" }])(
    "refuses %j, which sends no emails",
    (values) => expect(() => readEnvironment(values)).toThrow(),
  );

  it("stops a deployed function that would write emails into a folder", () => {
    const values = { K_SERVICE: "api", MAIL_URL: "file:///tmp/mail" };
    expect(() => readEnvironment(values)).toThrow("MAIL_URL");
  });

  it("lets a deployed function start that points at none", () => {
    expect(() => readEnvironment({ K_SERVICE: "api" })).not.toThrow();
  });
});
