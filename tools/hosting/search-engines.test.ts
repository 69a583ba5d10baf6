import { describe, expect, it } from "vitest";
import shop from "../../shop.json" with { type: "json" };
import { withOneHost, withoutListing } from "./search-engines.ts";

const config = { hosting: { headers: [{ source: "**", headers: [] }] } };

/** The headers of this name, by the addresses that have them. */
function named(name: string, { hosting }: typeof config) {
  const rules = hosting.headers as { source: string; headers: { key: string; value: string }[] }[];
  return rules.flatMap(({ source, headers }) =>
    headers.flatMap(({ key, value }) => (key === name ? [[source, value]] : [])),
  );
}

describe("A site of several hosts", () => {
  it("says at each of them which address of the home page counts", () => {
    expect(named("Link", withOneHost(config))).toEqual([["/", `<${shop.site}/>; rel="canonical"`]]);
  });
});

describe("A preview", () => {
  it("is listed nowhere, and names no other address", () => {
    const preview = withoutListing(config);
    expect(named("X-Robots-Tag", preview)).toEqual([["**", "noindex"]]);
    expect(named("Link", preview)).toEqual([]);
  });
});
