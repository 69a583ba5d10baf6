import type { CatalogueAnswer, CatalogueEntry } from "@carparts/functions/contract/catalogue/answer";
import { aPart } from "@carparts/functions/testing/builders";
import { expect, test } from "vitest";
import { renderLandingPage } from "./landing-page.tsx";

const site = "https://shop.example";
const landing = { make: "VW", model: "Golf", group: "brakes" } as const;
const canonical = `<link rel="canonical" href="${site}/parts?make=VW&amp;model=Golf&amp;group=brakes&amp;fit=only">`;

function listed(name: string, fits: boolean): CatalogueEntry {
  const { _id, price, description, picture, quantity, minimumQuantity, partNumber, brand, group } = aPart();
  const seven = { _id: `${_id}-${name}`, name, price, description, picture, quantity, minimumQuantity };
  return { ...seven, partNumber, brand, group, matched: null, fits };
}

async function render(search: string, items: CatalogueEntry[]) {
  const answer: CatalogueAnswer = {
    ...{ items, total: items.length, next: "more", read: null },
    facets: {
      ...{ group: [{ value: "filters", count: 1 }], brand: [], stock: { in: 1 } },
      ...{ fit: { only: 1 }, price: { min: null, max: null } },
    },
  };
  return renderLandingPage({ search, landing, answer, vehicles: [], site });
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
