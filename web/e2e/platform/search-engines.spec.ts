import { aPartNumber } from "@carparts/functions/testing/builders";
import type { APIRequestContext } from "@playwright/test";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import robotsParser from "robots-parser";
import { type PageRoute, routes } from "#routes.ts";
import { total } from "#ui/format/money.ts";
import shop from "../../../shop.json" with { type: "json" };
import { listedPages } from "../../src/listed-pages.ts";
import { expect, test } from "../support/fixtures.ts";

async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const xml = await answer.text();
  expect([answer.status(), XMLValidator.validate(xml)]).toEqual([200, true]);
  return new XMLParser({ parseTagValue: false, isArray: (name) => /^(url|item)$/.test(name) }).parse(xml);
}

/** The catalogue is a few seconds behind. */
const soon = { timeout: 20_000 };

test("robots are told where the sitemap is, and read every page that guests are led to", async ({
  request,
}) => {
  const answer = await request.get("/robots.txt");
  expect(answer.headers()["content-type"]).toMatch(/^text\/plain/);
  const rules = robotsParser(`${shop.site}/robots.txt`, await answer.text());
  expect(rules.getSitemaps()).toEqual([`${shop.site}/sitemap.xml`]);
  const html = await (await request.get("/")).text();
  const links = Array.from(html.matchAll(/ href="(\/[^"]*)"/g), ([, path]) => path ?? "");
  const unread = links.filter((path) => !rules.isAllowed(shop.site + path));
  expect([links.length > 10, unread]).toEqual([true, []]);
});

test("a part is in the sitemap, and the address there is its page's own", async ({ request, world }) => {
  const { _id } = await world.product();
  const places = async () => (await read(request, "/sitemap.xml")).urlset.url as { loc: string }[];
  const own = async () =>
    (await places()).map(({ loc }) => loc).filter((loc) => loc.endsWith(`/part/${_id}`));
  await expect.poll(own, soon).toHaveLength(1);
  const [address = ""] = await own();
  const page = await request.get(address);
  expect(page.status()).toBe(200);
  expect(await page.text()).toContain(`<link rel="canonical" href="${address}">`);
});

test("the merchant feed says what the part's page says", async ({ request, world }) => {
  const part = await world.product({
    ...{ name: `Disc <1"> & more`, price: 15, partNumber: aPartNumber(), brand: "Brembo" },
    ...{ picture: "https://pictures.example/disc.jpg", minimumQuantity: 2 },
  });
  const items = async () => (await read(request, "/merchant.xml")).rss.channel.item ?? [];
  const own = async () => (await items()).filter((item: { "g:id": string }) => item["g:id"] === part._id);
  await expect.poll(own, soon).toHaveLength(1);
  const [item] = await own();
  const html = await (await request.get(`/part/${part._id}`)).text();
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const data = JSON.parse(json);
  expect(item).toMatchObject({
    ...{ "g:title": data.name, "g:link": data.url, "g:image_link": data.image, "g:mpn": data.mpn },
    ...{ "g:price": `${data.offers.price} ${data.offers.priceCurrency}`, "g:brand": data.brand.name },
    "g:unit_pricing_measure": `${data.offers.priceSpecification.referenceQuantity.value} ct`,
  });
  expect([data.offers.price, item["g:unit_pricing_measure"]]).toEqual(["30.00", "2 ct"]);
  expect(html).toContain(`Minimum order 2 pieces (${total(15, 2)})`);
});

test("an old number in an address leads to the part that replaced it", async ({ page, world }) => {
  const present = await world.product({ name: "The present disc" });
  const partNumber = aPartNumber();
  await world.product({ partNumber, supersededBy: present._id });
  await page.goto(`/part/${partNumber.toLowerCase()}`);
  await expect(page).toHaveURL(`/part/${present._id}`);
  await expect(page.getByRole("heading", { level: 1, name: present.name })).toBeVisible();
});

test("once another page is shown, the head names the first one no more, and a fresh one names its own", async ({
  page,
  world,
}) => {
  // Among the home page's, which are the oldest.
  const createdAt = "2000-01-01T00:00:00.000Z";
  const part = await world.product({ name: "Pressed in the list" }, { createdAt });
  const named = page.locator(
    'link[rel="canonical"], meta[property^="og:"], script[type="application/ld+json"]',
  );
  const canonical = page.locator('link[rel="canonical"]');
  await page.goto("/");
  await expect(canonical).toHaveAttribute("href", `${shop.site}/`);
  await page.getByRole("link", { name: part.name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: part.name })).toBeVisible();
  await expect(named).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: part.name })).toBeVisible();
  await expect(canonical).toHaveAttribute("href", new RegExp(`/part/${part._id}$`));
  expect(await named.count()).toBeGreaterThan(3);
  await page.goto("/parts");
  await expect(canonical).toHaveAttribute("href", /\/parts$/);
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.evaluate(() => (location.hash = "main"));
  await page.mouse.move(5, 5);
  await expect(page.locator("link[rel=manifest]")).toHaveCount(1);
  await expect(canonical).toHaveCount(1);
  await page.getByLabel("In stock").check();
  await expect(page).toHaveURL(/stock=in/);
  await expect(named).toHaveCount(0);
});

const listed: readonly string[] = [...listedPages, routes.part].map(({ path }) => path);

test("nothing is listed on which nobody should land, and all else is", async ({ request, world }) => {
  const { _id } = await world.product();
  for (const { path } of Object.values<PageRoute>(routes)) {
    const answer = await request.get(path.replace("*", "/no/such/page").replace(/:_?id/, _id));
    const message = [answer.headers()["x-robots-tag"], await answer.text()].join();
    expect([path, message.includes("noindex")]).toEqual([path, !listed.includes(path)]);
  }
  expect(await (await request.get("/part/never-was")).text()).toContain("noindex");
});

test("a page that the sitemap doesn't have is a 404", async ({ request }) => {
  for (const page of ["-1", "1e9", "x", "0"]) {
    const answer = await request.get(`/sitemap.xml?page=${page}`);
    expect([page, answer.status(), answer.headers()["cache-control"]]).toEqual([
      page,
      404,
      "private, no-store",
    ]);
  }
});
