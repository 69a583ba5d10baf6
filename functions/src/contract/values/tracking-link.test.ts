import { describe, expect, it } from "vitest";
import { carriers, trackingLink } from "./tracking-link.ts";

describe("A parcel's link", () => {
  it.each([
    ["DHL", "https://www.dhl.com/"],
    ["dhl express", "https://www.dhl.com/"],
    ["UPS", "https://www.ups.com/"],
    [" Fedex ", "https://www.fedex.com/"],
    ["USPS (Priority)", "https://tools.usps.com/"],
    ["DPD", "https://tracking.dpd.de/"],
    ["GLS-Paket", "https://gls-group.com/"],
    ["Fed Ex", "https://www.fedex.com/"],
    ["FED-EX Ground", "https://www.fedex.com/"],
    ["Fed\u00adEx", "https://www.fedex.com/"],
    ["by U.P.S. today", "https://www.ups.com/"],
  ])("of %j leads to its number at %s", (carrier, site) => {
    expect(trackingLink(carrier, "JD01 4600 003SE")).toMatch(new RegExp(`^${site}.+=JD014600003SE$`));
  });

  it.each([
    [null, null],
    ["UPS", null],
    ["UPS", " "],
    [null, "12"],
    ["", "12"],
    ["Our van", "12"],
    ["DHLX", "12"],
    ["Fed Exp", "12"],
    ["Pick up service", "12"],
    ["UPS", "\u200b"],
    ["constructor", "12"],
    ["javascript:alert(1)", "12"],
  ])("is missing for %j with %j", (carrier, tracking) => {
    expect(trackingLink(carrier, tracking)).toBeUndefined();
  });

  it.each([
    ["1\u200b23", "123"],
    ["00340434\u00ad161094", "00340434161094"],
    ["\u206800 34\u2069", "0034"],
    ["1\ud8002", "12"],
  ])("leads to the number without what nobody sees in it: %j", (tracking, number) => {
    expect(trackingLink("UPS", tracking)).toBe(`https://www.ups.com/track?tracknum=${number}`);
  });

  it.each(["12&x=y#z", "../../evil", "javascript:alert(1)", '"><script>', "\ufffd"])(
    "keeps the number %j a number",
    (tracking) => {
      for (const carrier of carriers) {
        const url = new URL(trackingLink(carrier, tracking) ?? "");
        expect([...url.searchParams.values()]).toEqual([tracking]);
        expect(url.hash).toBe("");
      }
    },
  );
});
