import type { Part } from "@carparts/functions/contract/catalogue/part";
import { offerOf } from "@carparts/functions/contract/catalogue/part-offer";
import { aPart } from "@carparts/functions/testing/builders";
import { describe, expect, it, test } from "vitest";
import { returnDays, shipping } from "#lib/shop.ts";
import { shopName } from "#lib/shop-name.ts";
import { money } from "#ui/format/money.ts";
import { renderPartPage } from "./part-page.tsx";

const site = "https://shop.example";

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
  "&#x27;": "'",
};

function unescaped(html: string): string {
  return html.replace(/&(?:amp|quot|lt|gt|#x27);/g, (entity) => ENTITIES[entity] ?? "");
}

/** Reads a part's structured data. */
async function read(part: Part) {
  const { head, body } = await renderPartPage({ id: part._id, part, site });
  const tags = head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g);
  const scripts = head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const [data, way] = Array.from(scripts, ([, json = ""]) => JSON.parse(json));
  return {
    tags: Object.fromEntries(Array.from(tags, ([, name = "", content = ""]) => [name, unescaped(content)])),
    canonical: /<link rel="canonical" href="([^"]+)">/.exec(head)?.[1],
    heading: unescaped(/<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1] ?? ""),
    ...{ head, body, data, way },
  };
}

const brakeDisc = aPart({
  ...{ name: "Brake disc, front", price: 1024.9, minimumQuantity: 2, partNumber: "BD 280", deposit: 12.5 },
  ...{ gtin: "4006633374668", brand: "Brembo", picture: "/parts/brake-disc-plain.svg" },
  fitment: Array.from({ length: 22 }, (_, model) => ({
    ...{ make: "VW", model: `Model ${model}` },
    ...{ yearFrom: 2009, yearTo: 2013 },
  })),
});

describe("A part's page, the data in it and its preview", () => {
  it("say what the part is on offer as", async () => {
    const offered = offerOf(brakeDisc, { site, shipping, returnDays });
    const { tags, canonical, heading, body, data } = await read(brakeDisc);
    expect([canonical, data.url, data.offers.url, tags["og:url"]]).toEqual(Array(4).fill(offered.url));
    expect([heading, data.name, tags["og:title"]]).toEqual(Array(3).fill(offered.title));
    expect([data.description, tags["og:description"]]).toEqual(Array(2).fill(offered.description));
    expect([data.sku, data.mpn, data.gtin, data.brand.name]).toEqual([
      ...[offered.mpn, offered.mpn, offered.gtin],
      offered.brand,
    ]);
    expect(body).toContain(money(Number(offered.offer?.price)));
    expect(body).toContain(`Minimum order 2 pieces (${money(Number(offered.offer?.leastPrice))})`);
    const price = { price: "2049.80", priceCurrency: offered.offer?.currency };
    expect(price.price).toBe(offered.offer?.leastPrice);
    expect(data.offers).toMatchObject({
      ...price,
      priceSpecification: { ...price, referenceQuantity: { value: 2, valueReference: { value: 1 } } },
      eligibleQuantity: { minValue: offered.offer?.leastQuantity },
    });
    expect(data.image).toBe(offered.picture);
    expect(body).toContain(`src="${brakeDisc.picture}"`);
  });

  it("say nothing of more than a piece where one can be ordered", async () => {
    const { body, data } = await read({ ...brakeDisc, minimumQuantity: 1 });
    expect(data.offers).toMatchObject({ price: "1024.90", eligibleQuantity: { minValue: 1 } });
    expect(data.offers).not.toHaveProperty("priceSpecification.referenceQuantity");
    expect(body).not.toContain("Minimum order");
  });

  it("name twenty vehicles one by one, and the rest in words", async () => {
    const { data, body } = await read(brakeDisc);
    expect(data.isAccessoryOrSparePartFor).toHaveLength(20);
    expect(data.additionalProperty).toContainEqual({
      ...{ "@type": "PropertyValue", name: "Also fits" },
      value: "VW Model 20 2009 to 2013, VW Model 21 2009 to 2013",
    });
    for (const { model } of brakeDisc.fitment) expect(body).toContain(`>${model}<`);
  });

  it("show a picture of pixels, whatever the page shows", async () => {
    const { tags } = await read(brakeDisc);
    expect(tags).toMatchObject({
      ...{
        "og:image": `${site}/parts/groups/brakes.png`,
        "og:image:width": "1200",
        "og:image:height": "630",
      },
      ...{ "twitter:card": "summary_large_image", "og:type": "product", "og:site_name": shopName },
    });
    const uploaded = await read(aPart({ picture: "/pictures/abc" }));
    expect(uploaded.tags["og:image"]).toBe(`${site}/pictures/abc`);
    expect(uploaded.tags).not.toHaveProperty("og:image:width");
  });

  it("lead back to the home page, the catalogue and the part's group", async () => {
    const { way } = await read(brakeDisc);
    expect(way.itemListElement.map(({ name, item }: { name: string; item: string }) => [name, item])).toEqual(
      [
        [shopName, `${site}/`],
        ["Parts", `${site}/parts`],
        ["Brakes", `${site}/parts?group=brakes`],
        [brakeDisc.name, `${site}/part/${brakeDisc._id}`],
      ],
    );
  });
});

describe("What its buyers say", () => {
  it("is in the page and its data", async () => {
    const { data, body } = await read({ ...brakeDisc, ratings: { count: 3, average: 4.3 } });
    expect(data.aggregateRating).toEqual({
      ...{ "@type": "AggregateRating", ratingValue: 4.3, reviewCount: 3, bestRating: 5, worstRating: 0 },
    });
    expect(body).toContain("4.3 out of 5 · 3 reviews");
  });

  it("is in no data where nobody has said anything, though the page has a place for it", async () => {
    const { data, body } = await read(brakeDisc);
    expect(data).not.toHaveProperty("aggregateRating");
    expect(body).toContain("No reviews yet");
  });
});

test("a part that costs nothing is on no offer", async () => {
  const { data } = await read({ ...brakeDisc, price: 0 });
  expect(data).not.toHaveProperty("offers");
});

test.each([
  "</script><script>alert(1)</script>",
  `6" <b>hose</b> & 'clamp'`,
  "]]>",
  "<!--<script>",
  "line\u2028paragraph\u2029",
])("%j stays text wherever the page has it", async (words) => {
  const named = aPart({ name: words, description: words, brand: words, partNumber: words });
  const { head, body, tags, data, way } = await read(named);
  expect([data.name, data.brand.name, data.mpn, tags["og:title"]]).toEqual(Array(4).fill(words));
  expect(way.itemListElement.at(-1).name).toBe(words);
  const served = /<script type="application\/json" id="served">(.*?)<\/script>/s.exec(body)?.[1] ?? "";
  expect(JSON.parse(served).part.name).toBe(words);
  expect(head.match(/<script/g)).toHaveLength(2);
  expect(body.match(/<script/g)).toHaveLength(1);
  expect(served + head.slice(head.indexOf("<script"))).not.toMatch(/\u2028|\u2029|<!--/);
});
