import { currencySign } from "@carparts/functions/contract/values/currency";
import { aPartNumber } from "@carparts/functions/testing/builders";
import shop from "../../../shop.json" with { type: "json" };
import { expect, test } from "../support/fixtures.ts";
import { missingIn } from "../support/merchant-listing.ts";
import { structuredData } from "../support/structured-data.ts";

test("the check of listings finds what is missing, however deep", () => {
  const offers = {
    "@type": "Offer",
    price: "",
    hasMerchantReturnPolicy: { "@type": "MerchantReturnPolicy" },
  };
  expect(missingIn([{ "@type": "ListItem", position: 1, name: "Parts" }, { offers }])).toEqual(
    expect.arrayContaining(["ListItem.item", "Offer.price", "MerchantReturnPolicy.applicableCountry"]),
  );
});

test.describe("read without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a shared part has its title, picture and price, and all that listings ask for", async ({
    page,
    request,
    world,
  }) => {
    const part = await world.product({
      ...{ name: "Brake disc, front", price: 24.9, brand: "Brembo", group: "brakes", minimumQuantity: 2 },
      ...{ partNumber: aPartNumber(), gtin: "4006633374668" },
      fitment: Array.from({ length: 30 }, (_, model) => ({
        ...{ make: "VW", model: `Model ${model}` },
        ...{ yearFrom: 2009, yearTo: 2013 },
      })),
    });
    await page.goto(`/part/${part._id}`);
    await expect(page).toHaveTitle(`${part.name} · ${shop.name}`);
    await expect(page.getByText(`${currencySign}24.90`)).toBeVisible();
    const meta = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute("content");
    expect([await meta("title"), await meta("site_name")]).toEqual([part.name, shop.name]);
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute("content", "summary_large_image");
    const picture = new URL((await meta("image")) ?? "");
    const answer = await request.get(picture.pathname);
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/png"]);
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
      await meta("image:width"),
      await meta("image:height"),
    ]);
    const data = await structuredData(page);
    expect(data.map((each) => each["@type"])).toEqual(["Product", "BreadcrumbList"]);
    expect(missingIn(data)).toEqual([]);
    expect(data[0].isAccessoryOrSparePartFor).toHaveLength(20);
    await expect(page.getByText(`Minimum order 2 pieces (${currencySign}49.80)`)).toBeVisible();
  });
});

test("a query leads to the part's one address", async ({ page, world }) => {
  const part = await world.product();
  await page.goto(`/part/${part._id}?utm_source=letter`);
  await expect(page).toHaveURL(`/part/${part._id}`);
  await expect(page.getByText("10 in stock")).toBeVisible();
});

test("the home page has an address and a picture, and its own words", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^/"]+\/">/);
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\/preview.png">/);
});

for (const path of ["/parts", "/Blog", "/portfoli", "/legal"]) {
  test(`${path} has an address and a preview of its own`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [, title = ""] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${path}">`));
    expect(html).toContain(`<meta property="og:title" content="${title}">`);
    const [, picture = ""] = /<meta property="og:image" content="([^"]*)">/.exec(html) ?? [];
    const answer = await request.get(new URL(picture).pathname);
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/png"]);
  });
}
