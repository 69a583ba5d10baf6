import type { CatalogueAnswer, CatalogueEntry } from "@carparts/functions/contract/catalogue/answer";
import { landingPath } from "@carparts/functions/contract/catalogue/landing";
import { aPart } from "@carparts/functions/testing/builders";
import { expect, test } from "vitest";
import { readAddress, renderCatalogue } from "./catalogue-page.tsx";

const site = "https://shop.example";
const landing = { make: "VW", model: "Golf", group: "brakes" } as const;
const canonical = `<link rel="canonical" href="${site}/parts?make=VW&amp;model=Golf&amp;group=brakes&amp;fit=only">`;

function listed(name: string, fits: boolean): CatalogueEntry {
  const { _id, price, description, picture, quantity, minimumQuantity, partNumber, brand, group } = aPart();
  const seven = { _id: `${_id}-${name}`, name, price, description, picture, quantity, minimumQuantity };
  return { ...seven, partNumber, brand, group, expected: null, matched: null, fits };
}

async function render(search: string, items: CatalogueEntry[]) {
  const answer: CatalogueAnswer = {
    ...{ items, total: items.length, next: "more", read: null },
    facets: {
      ...{ group: [{ value: "filters", count: 1 }], brand: [], stock: { in: 1 } },
      ...{ fit: { only: 1 }, price: { min: null, max: null } },
    },
  };
  return renderCatalogue({ search, landing, answer, answeredAt: 1, vehicles: [], site });
}

test("the page of what fits a vehicle leads to its other groups, all without what doesn't fit", async () => {
  const { head, body } = await render("?make=VW&model=Golf&group=brakes&fit=only", [listed("Disc", true)]);
  expect(head).toContain(canonical);
  expect(body).toContain("Brakes for VW Golf");
  expect(body).toContain('href="/parts?make=VW&amp;model=Golf&amp;group=filters&amp;fit=only"');
  expect(body).toContain('href="/parts?group=brakes&amp;make=VW&amp;model=Golf&amp;fit=only&amp;after=more"');
});

test("without fit=only it marks what doesn't fit, and names the other page as its address", async () => {
  const parts = [listed("Disc", true), listed("Drum", false)];
  const { head, body } = await render("?make=VW&model=Golf&group=brakes", parts);
  expect(head).toContain(canonical);
  expect(body).toContain("Does not fit your VW Golf");
  expect(body).not.toContain("group=filters");
  expect(body).toContain('href="/parts?group=brakes&amp;make=VW&amp;model=Golf&amp;after=more"');
});

test.each([
  ["", "/parts", true],
  ["?group=brakes", "/parts?group=brakes", true],
  ["?make=VW", "/parts?make=VW&fit=only", true],
  [
    "?group=brakes&model=Golf&make=%20VW%20&fit=only",
    "/parts?make=VW&model=Golf&group=brakes&fit=only",
    true,
  ],
  [
    "?make=Land+Rover&model=Defender+%26+more",
    "/parts?make=Land+Rover&model=Defender+%26+more&fit=only",
    true,
  ],
  ["?group=brakes&sort=price&utm_source=letter", "/parts?group=brakes", true],
  ["?make=VW&model=Golf&year=2009&toString=1&constructor=1", "/parts?make=VW&model=Golf&fit=only", true],
  ["?group=brakes&group=filters", "/parts", true],
  ["?q=disc&group=brakes", "/parts?group=brakes", false],
  ["?group=brakes&group=brakes", "/parts?group=brakes", false],
  ["?make=VW&make=Audi", "/parts?make=VW&fit=only", false],
  ["?model=Golf", "/parts", false],
  ["?group=nonsense", "/parts", false],
  ["?group=toString", "/parts", false],
  ["?make=", "/parts", false],
  [`?make=${"x".repeat(61)}`, "/parts", false],
])("%s is within %s, and may be listed: %s", (search, address, isListed) => {
  const read = readAddress(search);
  expect([landingPath(read.landing), read.isListed]).toEqual([address, isListed]);
});

test("an address asks for what the app asks for, and for the page after it", () => {
  const { query } = readAddress("?q=%20disc&brand=Acme&brand=ACME&min=1&after=more&limit=48");
  expect(JSON.parse(JSON.stringify(query))).toEqual({ q: "disc", brand: ["Acme"], min: 1, after: "more" });
});

test("the first nine parts are drawn, and the others without scripts", async () => {
  const parts = Array.from({ length: 24 }, (_, place) => listed(`Disc ${place}`, true));
  const { body } = await render("?q=disc", parts);
  const [drawn = "", others = ""] = body.split("<noscript>");
  const links = (html: string) => html.split('href="/part/').length - 1;
  expect([links(drawn), links(others)]).toEqual([9, 15]);
  expect(body).toContain('href="/parts?q=disc&amp;after=more"');
});
