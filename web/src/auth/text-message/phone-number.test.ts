import { expect, test } from "vitest";
import { toE164 } from "./phone-number.ts";

test.each([
  ["+16505553434", "+16505553434"],
  [" +1 650-555 3434 ", "+16505553434"],
  ["+1 (650) 555.3434", "+16505553434"],
  ["001 650/555 3434", "+16505553434"],
  ["0049 170\u00a01234567", "+491701234567"],
  ["+44 (0)20 7946\u20110018", "+442079460018"],
  // Without a country code, the provider rejects it.
  ["555 0100", "5550100"],
  ["", ""],
])("%j is the number %j", (written, number) => {
  expect(toE164(written)).toBe(number);
});
