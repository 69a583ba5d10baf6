import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import { aWord, untilListed } from "../support/catalogue.ts";
import { expect, holdRequests, test } from "../support/fixtures.ts";
import { invalidHtml } from "../support/html.ts";
import { watchLayoutShift } from "../support/layout-shift.ts";
import { missingIn } from "../support/merchant-listing.ts";
import { structuredData } from "../support/structured-data.ts";

/** A vehicle with a brake disc and a filter that fit it, and another one with a disc. */
async function aVehicle(world: World) {
  const make = aWord();
  const row = { make, model: "Tourer", yearFrom: 2008, yearTo: null };
  const disc = await world.product({ name: `Disc ${make}`, group: "brakes" as const, fitment: [row] });
  const filter = await world.product({ name: `Filter ${make}`, group: "filters" as const, fitment: [row] });
  const foreign = { ...row, make: aWord() };
  const misfit = await world.product({
    name: `Misfit ${make}`,
    group: "brakes" as const,
    fitment: [foreign],
  });
  await untilListed(disc, filter, misfit);
  return { make, disc, filter, misfit };
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("who comes for a vehicle and a group finds its parts, and ways on", async ({ page, world }) => {
    const { make, disc, filter, misfit } = await aVehicle(world);
    await page.goto(`/parts?make=${make}&model=Tourer&group=brakes&fit=only`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Brakes for ${make} Tourer`);
    await expect(page.getByRole("link", { name: disc.name, exact: true })).toBeVisible();
    await expect(page.getByText(misfit.name)).toHaveCount(0);
    await expect(page.getByText(/^\d+ parts? found$/)).toBeVisible();
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(
      new RegExp(`/parts\\?make=${make}&model=Tourer&group=brakes&fit=only$`),
    );
    const data = await structuredData(page);
    expect(data[0].itemListElement.map(({ name }: { name: string }) => name).slice(1)).toEqual([
      ...["Parts", make, "Tourer", "Brakes"],
    ]);
    expect(missingIn(data)).toEqual([]);
    await page.getByRole("navigation", { name: "More parts" }).getByRole("link", { name: "Filters" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Filters for ${make} Tourer`);
    await expect(page.getByRole("link", { name: filter.name, exact: true })).toBeVisible();
  });

  test("a search shows its parts, as the address asks, and leads to the next ones", async ({
    page,
    world,
  }) => {
    const { make, disc } = await aVehicle(world);
    const brand = aWord();
    const others = await Promise.all(
      Array.from({ length: 25 }, (_, place) =>
        world.product({ name: `Hose ${place}`, brand, price: 5 + place }),
      ),
    );
    await untilListed(...others);
    await page.goto(`/parts?q=hose&brand=${brand}&sort=-price`);
    const names = page.getByRole("article").getByRole("heading");
    await expect(names).toHaveCount(24);
    await expect(names.first()).toHaveText("Hose 24");
    await expect(page.getByRole("combobox", { name: "Find your part" })).toHaveValue("hose");
    await expect(page.getByRole("combobox", { name: "Sort" })).toHaveValue("-price");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(names).toHaveText(["Hose 0"]);
    await page.goto(`/parts?q=disc&make=${make}&model=Tourer&year=2010&fit=only`);
    await expect(page.getByRole("link", { name: disc.name, exact: true })).toBeVisible();
    await expect(page.getByText("In stock").or(page.getByText("Almost gone")).first()).toBeVisible();
  });
});

/** Addresses with the calls that the page has made for its list once it works. */
test.describe("what was served with a page", () => {
  const lists = (page: Page) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === "/api/products") asked.push(search);
    });
    return asked;
  };
  /** The makes are asked for as soon as the list could be. */
  const untilWorks = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith("/api/vehicles"));

  for (const [what, filters] of [
    ["everything", ""],
    ["words", "?q=$word"],
    ["a state", "?brand=$word&stock=in&max=1000&sort=name"],
    ["a vehicle and words", "?q=$word&make=$make&model=Tourer&year=2010&fit=only"],
  ] as const) {
    test(`isn't asked for again: ${what}`, async ({ page, world }) => {
      const [word, make] = [aWord(), aWord()];
      const fitment = [{ make, model: "Tourer", yearFrom: 2008, yearTo: null }];
      const part = await world.product({ name: `Hose ${word}`, brand: word, fitment });
      await untilListed(part);
      const shift = await watchLayoutShift(page);
      const asked = lists(page);
      const release = await holdRequests(page, /\/assets\/index-.+\.js/);
      await page.goto(`/parts${filters.replace("$word", word).replace("$make", make)}`);
      const link = page.getByRole("article").getByRole("link").first();
      await link.evaluate((element) => Object.assign(element, { isServed: true }));
      const works = untilWorks(page);
      release();
      await works;
      expect(await link.evaluate((element) => "isServed" in element)).toBe(true);
      if (filters !== "") await expect(link).toHaveText(part.name);
      expect(asked.filter((search) => !search.includes("limit=1&") && !search.endsWith("limit=1"))).toEqual(
        [],
      );
      expect(await shift()).toBeLessThan(0.01);
    });
  }

  test("is asked for anew where the page was kept for a while", async ({ page, world }) => {
    const word = aWord();
    await untilListed(await world.product({ name: `Hose ${word}` }));
    await page.addInitScript(() => {
      const now = Date.now;
      Date.now = () => now() + 60_000;
    });
    const asked = lists(page);
    const works = untilWorks(page);
    await page.goto(`/parts?q=${word}`);
    await works;
    await expect.poll(() => asked).toEqual([`?q=${word}&limit=24`]);
  });

  test("gives way to what fits the visitor's own vehicle", async ({ page, world }) => {
    const { make, disc, misfit } = await aVehicle(world);
    await page.addInitScript((vehicle) => localStorage.setItem("vehicle", JSON.stringify(vehicle)), {
      make,
      model: "Tourer",
    });
    await page.goto("/parts?group=brakes");
    await expect(page.getByRole("link", { name: disc.name, exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`make=${make}`));
    await expect(page.getByText("Looking for parts")).toHaveCount(0);
    await expect(page.getByText(misfit.name)).toHaveCount(0);
  });
});

for (const width of [375, 1280]) {
  test(`the app takes the page over as it is, ${width} pixels wide`, async ({ page, world }) => {
    const { make, disc, misfit } = await aVehicle(world);
    await page.setViewportSize({ width, height: 850 });
    const shift = await watchLayoutShift(page);
    const release = await holdRequests(page, /\/assets\/index-.+\.js/);
    await page.goto(`/parts?make=${make}&model=Tourer&group=brakes&fit=only`);
    const link = page.getByRole("link", { name: disc.name, exact: true });
    await expect(link).toBeVisible();
    await link.evaluate((element) => Object.assign(element, { isServed: true }));
    release();
    await expect(page.getByRole("banner").getByRole("button", { name: /^Your vehicle/ })).toBeVisible();
    await expect(page.getByText("Almost gone").first()).toBeVisible();
    expect(await link.evaluate((element) => "isServed" in element)).toBe(true);
    await expect(page.getByText(misfit.name)).toHaveCount(0);
    expect(await shift()).toBeLessThan(0.02);
    // What doesn't fit is one press away, and there for whoever gets that link.
    await page.getByRole("link", { name: "Show them" }).click();
    await expect(page.getByText(misfit.name)).toBeVisible();
    await page.goto(page.url());
    await expect(page.getByText(misfit.name)).toBeVisible();
  });
}

const early: readonly [
  what: string,
  act: (page: Page) => Promise<unknown>,
  shows: (page: Page) => unknown,
][] = [
  [
    "ticked",
    (page) => page.getByRole("checkbox", { name: "In stock" }).check(),
    (page) => expect(page).toHaveURL(/[?&]stock=in(&|$)/),
  ],
  [
    "chosen",
    (page) => page.getByLabel("Sort").selectOption("price"),
    (page) => expect(page).toHaveURL(/[?&]sort=price(&|$)/),
  ],
  [
    "typed",
    (page) => page.getByRole("combobox", { name: "Find your part" }).pressSequentially("disc"),
    (page) => expect(page.getByRole("option", { name: /^Disc/ }).first()).toBeVisible(),
  ],
];

for (const [what, act, shows] of early) {
  test(`something that is ${what} before the app is there is done once it is`, async ({ page, world }) => {
    const { make, disc } = await aVehicle(world);
    const release = await holdRequests(page, /\/assets\/index-.+\.js/);
    await page.goto(`/parts?make=${make}&model=Tourer`);
    await expect(page.getByRole("link", { name: disc.name, exact: true })).toBeVisible();
    await act(page);
    release();
    await shows(page);
  });
}

test("with the app, another group's list begins at its top, and for the keyboard too", async ({
  page,
  world,
}) => {
  const { make, filter } = await aVehicle(world);
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(`/parts?make=${make}&model=Tourer&group=brakes&fit=only`);
  await expect(page.getByRole("banner").getByRole("button", { name: /^Your vehicle/ })).toBeVisible();
  const link = page.getByRole("navigation", { name: "More parts" }).getByRole("link", { name: "Filters" });
  // React marks the elements it has hydrated.
  await expect.poll(() => link.evaluate((each) => Object.keys(each).length)).toBeGreaterThan(0);
  await link.click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(`Filters for ${make} Tourer`);
  await expect(heading).toBeInViewport();
  await expect(page.locator("#main")).toBeFocused();
  await expect(page.getByRole("link", { name: filter.name, exact: true })).toBeVisible();
});

test("landing pages are valid HTML, in all that they have", async ({ request, world }) => {
  const { make } = await aVehicle(world);
  const searches = [
    "?group=brakes",
    `?make=${make}`,
    `?make=${make}&model=Tourer`,
    `?make=${make}&model=Tourer&fit=only`,
    "?make=Nobodys&group=body",
    "",
    `?q=disc+${make}`,
    "?q=%22%3E%3Cscript%3Edisc&sort=price",
  ];
  const pages: Record<string, string> = {};
  for (const search of searches) pages[search] = await (await request.get(`/parts${search}`)).text();
  expect(await invalidHtml(pages)).toEqual([]);
});
