import { expect, it } from "vitest";
import { landingHeading } from "./landing.ts";

const golf = { make: "VW", model: "Golf", year: 2009 } as const;

it.each([
  [{}, "Parts"],
  [{ q: "disc", stock: "in" }, "Parts"],
  [{ group: ["brakes"] }, "Brakes"],
  [{ group: ["brakes", "body"] }, "Parts"],
  [{ make: "VW" }, "Parts for VW"],
  [{ make: "VW", model: "Golf", group: ["brakes"], fit: "only" }, "Brakes for VW Golf"],
  [{ ...golf, group: ["brakes"], fit: "only" }, "Brakes for the 2009 VW Golf"],
  [{ ...golf, fit: "only", sort: "price" }, "Parts for the 2009 VW Golf"],
  [{ ...golf, sort: "price" }, "Parts"],
] as const)("%j is headed %s", (filters, heading) => {
  expect(landingHeading(filters)).toBe(heading);
});
