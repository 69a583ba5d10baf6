import { describe, expect, it } from "vitest";
import { landingPath } from "../../contract/catalogue/landing.ts";
import { askedLanding } from "./landing-rule.ts";

const ask = (search: string) => askedLanding(new URLSearchParams(search));

describe("A landing page", () => {
  it.each([
    ["group=brakes", "/parts?group=brakes"],
    ["make=VW", "/parts?make=VW&fit=only"],
    ["model=Golf&make=VW", "/parts?make=VW&model=Golf&fit=only"],
    ["group=brakes&model=Golf&make=VW", "/parts?make=VW&model=Golf&group=brakes&fit=only"],
    [
      "group=brakes&make=Land+Rover&model=Defender+%26+more",
      "/parts?make=Land+Rover&model=Defender+%26+more&group=brakes&fit=only",
    ],
    ["make=%20VW%20&fit=only", "/parts?make=VW&fit=only"],
    ["make=VW&after=abc", "/parts?make=VW&fit=only"],
  ])("is what %s asks for, at one address", (search, address) => {
    const { landing, isExact, isFaulty } = ask(search);
    expect([landingPath(landing), isExact, isFaulty]).toEqual([address, true, false]);
  });

  it.each([
    ["", "/parts"],
    ["q=disc", "/parts"],
    ["group=brakes&group=filters", "/parts"],
    ["group=brakes&sort=price", "/parts?group=brakes"],
    ["make=VW&model=Golf&year=2009", "/parts?make=VW&model=Golf&fit=only"],
    ["make=VW&utm_source=letter", "/parts?make=VW&fit=only"],
    ["make=VW&toString=1&constructor=1", "/parts?make=VW&fit=only"],
    ["fit=only", "/parts"],
    ["group=brakes&fit=only", "/parts?group=brakes"],
    ["make=VW&fit=any", "/parts?make=VW&fit=only"],
    ["model=Golf", "/parts"],
    ["make=VW&fit=only&fit=only", "/parts?make=VW&fit=only"],
    ["make=VW&after=a&after=b", "/parts?make=VW&fit=only"],
    ["make=VW&make=Audi&group=brakes", "/parts?group=brakes"],
  ])("isn't what %j asks for, which is within %s", (search, address) => {
    const { landing, isExact } = ask(search);
    expect([landingPath(landing), isExact]).toEqual([address, false]);
  });

  it.each([
    ["make=VW&fit=only", true],
    ["make=VW", false],
    ["fit=only&group=brakes", false],
  ])("leaves out what doesn't fit if %s says so: %j", (search, isFitting) => {
    expect(ask(search).isFitting).toBe(isFitting);
  });

  it.each(["group=nonsense", "make=", `make=${"x".repeat(61)}`, "group=brakes&make=%00", "group=toString"])(
    "isn't listed where %s can't be",
    (search) => expect(ask(search)).toMatchObject({ isExact: false, isFaulty: true }),
  );
});
