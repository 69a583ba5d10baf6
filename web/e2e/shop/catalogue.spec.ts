import { aPartNumber } from "@carparts/functions/testing/builders";
import type { Locator, Page } from "@playwright/test";
import shop from "../../../shop.json" with { type: "json" };
import { aWord, untilListed } from "../support/catalogue.ts";
import { untilLoaded } from "../support/faults.ts";
import { expect, holdRequests, test } from "../support/fixtures.ts";

function searchBox(page: Page) {
  return page.getByRole("combobox", { name: "Find your part" });
}

function suggestions(page: Page) {
  return page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
}

function card(page: Page, name: string) {
  return page.getByRole("article").filter({ has: page.getByRole("link", { name, exact: true }) });
}

/** Expects that one button of these has the shop's colour. */
async function expectStrongest(within: Locator, name: string): Promise<void> {
  const strong = within.locator(".btn-primary");
  await expect(strong).toHaveCount(1);
  await expect(strong).toHaveText(name);
}

const names = (page: Page) => page.getByRole("article").getByRole("heading").allTextContents();

test("a guest finds a part by an OEM number with other hyphens, and is told why", async ({ page, world }) => {
  const digits = aPartNumber().replace(/\D/g, "").padStart(12, "7");
  const stored = `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)} A`;
  const part = await world.product({ name: `Brake disc ${aWord()}`, oemNumbers: [stored] });
  await untilListed(part);
  await page.goto("/parts");
  await searchBox(page).fill(`${digits.slice(0, 5)}-${digits.slice(5, 9)}.${digits.slice(9)}/a`);
  await expect(page.getByRole("status").getByText("1 part found")).toBeVisible();
  await expect(card(page, part.name).getByText(`OEM number ${stored}`)).toBeVisible();
  await page
    .getByRole("link", { name: `Buy Now: ${part.name}` })
    .first()
    .click();
  await expect(page).toHaveURL("/login");
});

test("a number that one part has can be bought from the suggestion", async ({ page, world, logIn }) => {
  const equivalent = { brand: "Bosch", number: aPartNumber() };
  const part = await world.product({ name: `Wiper ${aWord()}`, equivalents: [equivalent] });
  await untilListed(part);
  await logIn(await world.customer());
  await page.goto("/parts");
  await searchBox(page).fill(equivalent.number.toLowerCase());
  const option = suggestions(page);
  await expect(option).toHaveCount(1);
  await expect(option).toHaveText(new RegExp(`${part.name}Bosch ${equivalent.number} equivalent`));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: `Buy Now: ${part.name}` }).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Place Order" })).toBeVisible();
});

test("only one part has a number if no filter hides another, and what is sold out can't be bought", async ({
  page,
  world,
}) => {
  const [number, soldOut, brand] = [aPartNumber(), aPartNumber(), aWord()];
  const own = await world.product({ name: "Own wiper", price: 90, partNumber: number });
  const like = await world.product({ name: "Like wiper", price: 10, brand, oemNumbers: [number] });
  const last = await world.product({ name: "Last wiper", partNumber: soldOut, quantity: 0 });
  await untilListed(own, like, last);
  await page.goto(`/parts?brand=${brand}&sort=price`);
  await searchBox(page).fill(number);
  await expect(page.getByRole("status").getByText("1 part found")).toBeVisible();
  await expect(suggestions(page)).toHaveText([/Own wiper/, /Like wiper/]);
  const only = page.getByRole("search").getByText("The only part with this number");
  await expect(only).toHaveCount(0);
  await page.goto("/parts");
  await searchBox(page).fill(soldOut);
  await expect(only).toBeVisible();
  await expect(page.getByRole("search").getByRole("link")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expectStrongest(card(page, last.name), "Tell me when available");
});

test("the first letter opens no suggestions of what was listed before", async ({ page, world }) => {
  await untilListed(await world.product());
  const answer = await holdRequests(page, /\/api\/products\?(.*&)?q=/);
  await page.goto("/parts");
  await expect(page.getByRole("article").first()).toBeVisible();
  await searchBox(page).press("h");
  await expect(suggestions(page)).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/parts?q=h");
  answer();
  await expect(page.getByRole("status").getByText(/found$/)).toBeVisible();
});

test("a guest finds a part by a misspelt word", async ({ page, world }) => {
  const brand = aWord();
  const part = await world.product({ name: "Alternator regulator", brand });
  await untilListed(part);
  await page.goto(`/parts?brand=${brand}`);
  await searchBox(page).fill("altenator regulater");
  await expect(page).toHaveURL(/q=altenator/);
  await expect(card(page, part.name)).toBeVisible();
});

test("a guest chooses a vehicle, which is remembered, and sees what fits", async ({ page, world }) => {
  const [make, brand] = [aWord(), aWord()];
  const row = { make, model: "Tourer", yearFrom: 2008, yearTo: 2010 };
  const rider = { ...row, model: "Rider" };
  const spelt = { ...row, make: make.toUpperCase(), model: "Walker" };
  const fitting = await world.product({ name: "Fitting hose", brand, fitment: [row, rider, spelt] });
  const other = await world.product({
    name: "Later hose",
    brand,
    fitment: [{ ...row, yearFrom: 2011, yearTo: null }],
  });
  const universal = await world.product({ name: "Any hose", brand });
  await untilListed(fitting, other, universal);
  await page.goto(`/parts?brand=${brand}`);
  await page.getByLabel("Make").selectOption(make);
  await page.getByLabel("Model").selectOption("Tourer");
  const years = page.getByLabel("Year").getByRole("option");
  await expect(years.nth(1)).toBeAttached();
  expect(await years.allTextContents()).toEqual(expect.arrayContaining(["Any", "2008", "2009", "2010"]));
  expect(await years.allTextContents()).not.toContain("2007");
  await page.getByLabel("Year").selectOption("2009");
  const name = `2009 ${make} Tourer`;
  await expect(card(page, fitting.name).getByText(`Fits your ${name}`)).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Only parts that fit" })).toBeChecked();
  await expect(page.getByText(`1 more does not fit your ${name}`)).toBeVisible();
  await page.getByRole("link", { name: "Show them" }).click();
  await expect(card(page, other.name).getByText("Does not fit")).toBeVisible();
  await expectStrongest(card(page, fitting.name), "Buy Now");
  await expect(card(page, other.name).locator(".btn-primary, .btn-outline")).toHaveCount(0);
  await expect(card(page, other.name).getByRole("link", { name: "See what fits" })).toHaveAttribute(
    "href",
    `/parts?brand=${brand}&make=${make}&model=Tourer&year=2009&fit=only`,
  );
  await expect(card(page, universal.name).getByText("Universal")).toBeVisible();
  await page.getByRole("checkbox", { name: "Only parts that fit" }).check();
  await expect(page.getByRole("status").getByText("2 parts found")).toBeVisible();
  await expect(card(page, other.name)).toHaveCount(0);
  await card(page, fitting.name).getByRole("link", { name: fitting.name, exact: true }).click();
  await expect(page.getByText(`Fits your ${name}`)).toBeVisible();
  await expect(page.locator("summary").filter({ hasText: make })).toHaveText(`${make} 3`);
  await expect(page.locator("summary").filter({ hasText: spelt.make })).toHaveCount(1);
  // A new visit, without the vehicle in the address.
  await page.goto("/parts");
  await expect(page.getByLabel("Year")).toHaveValue("2009");
  await expect(page).toHaveURL(new RegExp(`make=${make}&model=Tourer&year=2009`));
  await page.getByRole("button", { name: "Clear vehicle" }).click();
  await expect(page).toHaveURL("/parts");
  await page.reload();
  await expect(page.getByLabel("Make")).toHaveValue("");
  // An address in another spelling, whose choices are the shop's.
  await page.goto(
    `/parts?brand=${brand.toUpperCase()}&make=%E2%80%8E${make.toUpperCase()}&model=TOURER&fit=only`,
  );
  await expect(page.getByLabel("Make")).toHaveValue(make);
  await expect(page.getByLabel("Model")).toHaveValue("Tourer");
  await expect(page.getByRole("status").getByText("3 parts found")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: brand })).toHaveCount(1);
  await expect(page.getByRole("checkbox", { name: brand })).toBeChecked();
});

test("a shared address shows the same in another browser", async ({ page, world, newVisitor }) => {
  const brand = aWord();
  const parts = await Promise.all(
    [5, 15, 25, 35].map((price) =>
      world.product({
        name: `Hose ${price}`,
        brand,
        price,
        group: "cooling",
        quantity: price === 25 ? 0 : 9,
      }),
    ),
  );
  await untilListed(...parts);
  await page.goto("/parts");
  await searchBox(page).fill(`hose ${brand}`);
  await expect(page.getByRole("status").getByText("4 parts found")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByLabel("Sort").selectOption("-price");
  await page.getByRole("checkbox", { name: /^Cooling/ }).check();
  await page.getByRole("checkbox", { name: "In stock" }).check();
  await page.getByLabel("From $").fill("1.234,50");
  await page.getByLabel("From $").press("Enter");
  await expect(page.getByText("Type an amount such as 24.90. Write 1234.50.")).toBeVisible();
  await page.getByLabel("From $").fill("10");
  await page.getByLabel("From $").press("Enter");
  await expect.poll(() => names(page)).toEqual(["Hose 35", "Hose 15"]);
  await expect(page).toHaveURL(`/parts?q=hose+${brand}&group=cooling&stock=in&min=10&sort=-price`);
  const another = await newVisitor();
  await another.goto(page.url());
  await expect.poll(() => names(another)).toEqual(["Hose 35", "Hose 15"]);
  await expect(another.getByRole("checkbox", { name: "In stock" })).toBeChecked();
  await expect(searchBox(another)).toHaveValue(`hose ${brand}`);
});

test("Back takes filters back one by one, and all that was typed at once", async ({ page, world }) => {
  const brand = aWord();
  await untilListed(await world.product({ name: "Hose", brand }));
  await page.goto("/parts");
  await searchBox(page).pressSequentially(brand, { delay: 50 });
  await expect(page).toHaveURL(`/parts?q=${brand}`);
  await page.keyboard.press("Escape");
  await page.getByRole("checkbox", { name: "In stock" }).check();
  await expect(page).toHaveURL(`/parts?q=${brand}&stock=in`);
  await page.goBack();
  await expect(page.getByRole("checkbox", { name: "In stock" })).not.toBeChecked();
  await expect(searchBox(page)).toHaveValue(brand);
  await page.goBack();
  await expect(page).toHaveURL("/parts");
  await expect(searchBox(page)).toHaveValue("");
});

test("Load more under a filter shows each part once while parts are added", async ({ page, world }) => {
  const brand = aWord();
  const earlier = Date.now() - 600_000;
  const add = (count: number) =>
    world.product(
      { name: `Bolt ${count}`, brand },
      { createdAt: new Date(earlier + count * 1000).toISOString() },
    );
  const first = await Promise.all(Array.from({ length: 30 }, (_, count) => add(count)));
  await untilListed(...first);
  await page.goto(`/parts?brand=${brand}`);
  await expect(page.getByRole("article")).toHaveCount(24);
  const added = await Promise.all([add(40), add(41), add(42)]);
  await untilListed(...added);
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(page.getByRole("button", { name: "Load more" })).toHaveCount(0);
  const shown = await names(page);
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown).toEqual(expect.arrayContaining(first.map(({ name }) => name)));
});

test("Back from a part leads to where the list was left, with all that was loaded", async ({
  page,
  world,
}) => {
  const brand = aWord();
  const parts = await Promise.all(Array.from({ length: 40 }, () => world.product({ brand })));
  await untilListed(...parts.slice(0, 30));
  await untilListed(...parts.slice(30));
  await page.goto(`/parts?brand=${brand}&sort=name`);
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(page.getByRole("article")).toHaveCount(40);
  const last = page.getByRole("article").last();
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await last.getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Part numbers" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test("a part that was just added is found within seconds in another session", async ({ page, world }) => {
  const brand = aWord();
  await page.goto(`/parts?q=${brand}`);
  await expect(page.getByRole("status").getByText("No parts found")).toBeVisible();
  await expect(page.getByText(`Nothing found for “${brand}”`)).toBeVisible();
  await expect(page.getByText("Check the spelling")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: shop.email })).toBeVisible();
  const part = await world.product({ name: "New arrival", brand });
  await expect(async () => {
    await page.reload();
    await expect(card(page, part.name)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 15_000 });
});

test("an empty list says which filter to take away", async ({ page, world }) => {
  const brand = aWord();
  const part = await world.product({ name: "Sold out hose", brand, quantity: 0, group: "cooling" });
  await untilListed(part);
  await page.goto(`/parts?brand=${brand}&group=cooling&stock=in`);
  await expect(page.getByText("No part matches all these words")).toBeVisible();
  await page.getByRole("button", { name: "Without In stock: 1 part" }).click();
  await expect(card(page, part.name)).toBeVisible();
});

test("the suggestions are used by keyboard", async ({ page, world }) => {
  const brand = aWord();
  const parts = await Promise.all(
    ["Alpha", "Beta"].map((name) => world.product({ name: `${name} hose`, brand })),
  );
  await untilListed(...parts);
  await page.goto("/parts");
  await searchBox(page).pressSequentially(`${brand} hose`);
  await expect(suggestions(page)).toHaveCount(2);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const second = page.getByRole("listbox").getByRole("option", { selected: true });
  await expect(searchBox(page)).toHaveAttribute(
    "aria-activedescendant",
    (await second.getAttribute("id")) ?? "none",
  );
  await page.keyboard.press("Escape");
  await expect(suggestions(page)).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  const name =
    (await page
      .getByRole("listbox")
      .getByRole("option", { selected: true })
      .locator("span span")
      .first()
      .textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("typing cancels what is under way, and the list never flashes empty", async ({ page, world }) => {
  const brand = aWord();
  await untilListed(await world.product({ name: "Hose", brand }));
  await page.goto(`/parts?q=${brand}`);
  await expect(page.getByRole("article")).toHaveCount(1);
  const cancelled: string[] = [];
  page.on("requestfailed", (request) => cancelled.push(new URL(request.url()).searchParams.get("q") ?? ""));
  await holdRequests(page, /\/api\/products\?.*slow/);
  await searchBox(page).fill(`${brand} slow`);
  await expect(page).toHaveURL(/slow/);
  // The old list is there, and is not the answer.
  await expect(page.locator("article")).toHaveCount(1);
  await expect(page.getByRole("status").getByText("Looking for parts")).toBeVisible();
  await expect(page.locator("ul[inert]")).toHaveCSS("opacity", "0.5");
  await searchBox(page).fill(`${brand} hose`);
  await expect.poll(() => cancelled).toEqual([`${brand} slow`]);
  await expect(page.getByRole("article")).toHaveCount(1);
});

test.describe("without a network", () => {
  test.use({ expectedNoise: /ERR_(FAILED|INTERNET_DISCONNECTED)/ });

  test("no old list stands under a new word, the page says why, and asks again by itself", async ({
    page,
    world,
  }) => {
    const [brand, other] = [aWord(), aWord()];
    const [first, second] = [
      await world.product({ name: "Hose", brand }),
      await world.product({ name: "Belt", brand: other }),
    ];
    await untilListed(first, second);
    const offline = page.getByRole("status").getByText("You are offline", { exact: true });
    await page.goto(`/parts?q=${brand}`);
    await expect(page.getByRole("status").getByText("1 part found")).toBeVisible();
    await untilLoaded(page);
    // The browser doesn't know.
    await page.route("**/*", (route) => route.abort());
    await searchBox(page).fill(other);
    await expect(offline).toBeVisible();
    await expect(page.getByRole("alert")).toContainText(`Parts for “${other}” could not be loaded`);
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(page.getByRole("status").getByText(/found$/)).toHaveCount(0);
    await expect(page.locator("article")).toHaveCount(0);
    await page.unroute("**/*");
    await expect(card(page, second.name)).toBeVisible();
    await expect(page.getByRole("status").getByText("1 part found")).toBeVisible();
    await expect(offline).toHaveCount(0);
    // The browser knows, on any page.
    await page.goto("/Blog");
    await untilLoaded(page);
    await page.context().setOffline(true);
    await expect(offline).toBeVisible();
    await page.context().setOffline(false);
    await expect(offline).toHaveCount(0);
  });
});

test("on a phone the filters are a sheet, which says how many parts it leads to", async ({ page, world }) => {
  const brand = aWord();
  const parts = [await world.product({ brand }), await world.product({ brand, quantity: 0 })];
  await untilListed(...parts);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`/parts?brand=${brand}`);
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("checkbox", { name: "In stock" }).check();
  await sheet.getByRole("button", { name: "Show 1 part" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Filters (2)" })).toBeFocused();
});
