import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility.ts";
import { contact, placeOrder, thanks } from "../support/basket.ts";
import { aWord, untilListed } from "../support/catalogue.ts";
import { acceptDialogs, expect, holdRequests, sendLogin, test } from "../support/fixtures.ts";
import { pressOnceHeard } from "../support/keyboard.ts";

function searchBox(page: Page) {
  return page.getByRole("combobox", { name: "Find your part" });
}

const names = (page: Page) => page.getByRole("article").getByRole("heading").allTextContents();

/** Brake discs: of a make's Tourer of 2008 to 2012, of later ones, of another make, and one for all. */
async function someDiscs(world: World) {
  const [make, other, kind] = [aWord(), aWord(), aWord()];
  const row = { make, model: "Tourer", yearFrom: 2008, yearTo: 2012 };
  const disc = (name: string, fitment: (typeof row)[]) =>
    world.product({ name: `${name} ${kind}`, group: "brakes", fitment });
  const discs = {
    fitting: await disc("Fitting", [row]),
    later: await disc("Later", [{ ...row, yearFrom: 2013, yearTo: 2020 }]),
    foreign: await disc("Foreign", [{ ...row, make: other }]),
    universal: await disc("Any", []),
  };
  await untilListed(...Object.values(discs));
  return { make, other, kind, ...discs, name: `2009 ${make} Tourer` };
}

test("a guest types a sentence, and sees what fits the car, what was read, and what doesn't fit", async ({
  page,
  world,
}) => {
  const { make, kind, fitting, universal, name } = await someDiscs(world);
  await page.goto("/parts");
  await searchBox(page).fill(`${kind} for a 2009 ${make} tourer`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText(`Showing “${kind}” for your ${name}.`)).toBeVisible();
  await expect.poll(() => names(page)).toEqual([fitting.name, universal.name]);
  const first = page.getByRole("article").first();
  await expect(first.getByText(`Fits your ${name}`)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText(`2 more do not fit your ${name}`)).toBeVisible();
  await page.getByRole("link", { name: "Show them" }).press("Enter");
  await expect(page).toHaveURL(`/parts?q=${kind}&make=${make}&model=Tourer&year=2009`);
  await expect(page.getByRole("status").getByText("4 parts found")).toBeVisible();
});

test("one press takes back what was read, by keyboard", async ({ page, world }) => {
  const { make, kind } = await someDiscs(world);
  const rug = await world.product({ name: `Rug ${make} Tourer ${kind}` });
  await untilListed(rug);
  await page.goto(`/parts?q=${kind}+${make}+tourer+xyzzyq`);
  await expect(page.getByRole("status").getByText("Found without “xyzzyq”.")).toBeVisible();
  await page.getByRole("button", { name: "Search for the words instead" }).press("Enter");
  await expect(page).toHaveURL(`/parts?q=%22${kind}+${make}+tourer+xyzzyq%22`);
  await expect(page.getByRole("status").getByText(/^Showing/)).toHaveCount(0);
  await expect.poll(() => names(page)).toEqual([rug.name]);
  await page.goBack();
  await expect(page.getByRole("status").getByText(/^Showing/)).toBeVisible();
});

test("a model that several makes have asks which", async ({ page, world }) => {
  const [model, kind] = [aWord(), aWord()];
  const [one, other] = [aWord(), aWord()];
  const row = { model, yearFrom: 2008, yearTo: 2012 };
  const part = (make: string) => world.product({ name: `Lamp ${kind} ${make}`, fitment: [{ make, ...row }] });
  const lamps = [await part(one), await part(other)];
  const foreign = await world.product({
    name: `Lamp ${kind}`,
    fitment: [{ ...row, make: one, model: "Van" }],
  });
  await untilListed(...lamps, foreign);
  await page.goto(`/parts?q=lamp+${kind}+${model}`);
  await expect(page.getByRole("status").getByText("Which one is it?")).toBeVisible();
  await expect.poll(async () => (await names(page)).sort()).toEqual(lamps.map(({ name }) => name).sort());
  await page.getByRole("button", { name: `${other} ${model}`, exact: true }).click();
  await expect(page).toHaveURL(`/parts?q=lamp+${kind}&make=${other}&model=${model}&fit=only`);
  await expect.poll(() => names(page)).toEqual([lamps[1]?.name]);
  await expect(page.getByLabel("Make")).toHaveValue(other);
});

test("a sentence about another vehicle than the one that is chosen says so, and leads to it", async ({
  page,
  world,
}) => {
  const { make, other, kind, fitting, universal } = await someDiscs(world);
  await page.goto(`/parts?make=${other}&model=Tourer&fit=only`);
  await expect(page.getByLabel("Model")).toHaveValue("Tourer");
  await searchBox(page).fill(`${kind} ${make}`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText(`Found without “${make}”.`)).toBeVisible();
  await expect(page.getByRole("button", { name: `Show parts for the ${make}` })).toBeVisible();
  await searchBox(page).fill(`${kind} ${make} 2009`);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: `Show parts for the 2009 ${make}` }).click();
  await expect(page).toHaveURL(`/parts?q=${kind}&make=${make}&fit=only`);
  await expect.poll(() => names(page)).toEqual(expect.arrayContaining([fitting.name, universal.name]));
});

test("the vehicle and its group are suggested, and chosen by keyboard", async ({ page, world }) => {
  const { make, fitting, later } = await someDiscs(world);
  await page.goto("/parts");
  await searchBox(page).pressSequentially(`brakes 2009 ${make} tourer`);
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  const name = `2009 ${make} Tourer`;
  await expect(options.first()).toHaveText(`“brakes” for your ${name}Vehicle`);
  await expect(options.nth(1)).toHaveText(/^BrakesGroup · [\d,]+ parts?$/);
  await expect(options.filter({ hasText: fitting.name })).toHaveCount(1);
  await expect(options.filter({ hasText: later.name })).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const active = await options.nth(1).getAttribute("id");
  await expect(searchBox(page)).toHaveAttribute("aria-activedescendant", active ?? "");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/parts?group=brakes&make=${make}&model=Tourer&year=2009&fit=only`);
  await expect(page.getByLabel("Year")).toHaveValue("2009");
});

test("a year that is chosen while the list is on its way is in its address", async ({ page, world }) => {
  const { make } = await someDiscs(world);
  const release = await holdRequests(page, /\/assets\/catalogue-page-/);
  await page.goto("/");
  await searchBox(page).pressSequentially(`${make} tourer`);
  await page.getByRole("option", { name: `Parts for your ${make} Tourer` }).click();
  await page.getByLabel("Year").selectOption("2009");
  await expect(page).toHaveURL(/^[^?]+\/parts\?/);
  release();
  await expect(page).toHaveURL(`/parts?make=${make}&model=Tourer&year=2009&fit=only`);
});

test("a link that is followed while words are read isn't taken back", async ({ page, world }) => {
  const { make, kind } = await someDiscs(world);
  await page.goto(`/parts?make=${make}&model=Tourer&year=2009`);
  await expect(page.getByRole("banner").getByRole("button", { name: /^Your vehicle: 2009/ })).toBeVisible();
  const answer = await holdRequests(page, new RegExp(`q=${kind}`));
  const next = await holdRequests(page, /\/assets\/basket-page-/);
  await page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `/parts?q=${kind}+${make}`);
  await expect(page.getByRole("status").getByText("Looking for parts")).toBeVisible();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Basket/ })
    .click();
  await expect(page).toHaveURL("/basket");
  answer();
  await expect(page.getByRole("status").getByText(/^\d+ parts found/)).toBeVisible();
  next();
  await expect(page.getByRole("heading", { name: "Basket", level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/basket");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("a newcomer reaches the discs of their car in six presses from home, or by a sentence", async ({
    page,
    world,
  }) => {
    const { make, kind, fitting, name } = await someDiscs(world);
    await page.goto("/");
    let presses = 0;
    const press = async (act: Promise<unknown>) => {
      await act;
      presses++;
    };
    const box = searchBox(page);
    await box.scrollIntoViewIfNeeded();
    await press(box.click());
    await box.pressSequentially(`${make} tourer`);
    await press(page.getByRole("option", { name: `Parts for your ${make} Tourer` }).click());
    await press(page.getByLabel("Year").selectOption("2009"));
    // A select takes one press to open, and one to choose.
    presses++;
    await press(box.click());
    await box.fill(kind);
    await press(page.keyboard.press("Enter"));
    await expect(page.getByRole("article").first().getByText(`Fits your ${name}`)).toBeVisible();
    await expect.poll(async () => (await names(page))[0]).toBe(fitting.name);
    expect(presses).toBeLessThanOrEqual(6);
    await page.goto(`/parts?q=${kind}+2009+${make}+tourer+xyzzyq`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test("a group on the home page keeps the vehicle", async ({ page, world }) => {
    const { make, fitting, universal } = await someDiscs(world);
    await page.goto(`/parts?make=${make}&model=Tourer&year=2009`);
    await expect(page.getByRole("banner").getByRole("button", { name: /^Your vehicle: 2009/ })).toBeVisible();
    await page.goto("/");
    const finder = page.getByRole("region", { name: "Which part do you need?" });
    await expect(async () => {
      await finder.evaluate((element) => element.scrollIntoView());
      await expect(finder.getByLabel("Year")).toHaveValue("2009", { timeout: 500 });
    }).toPass();
    await finder.getByRole("link", { name: "Brakes" }).click();
    await expect(page).toHaveURL(`/parts?group=brakes&make=${make}&model=Tourer&year=2009&fit=only`);
    await expect.poll(() => names(page)).toEqual(expect.arrayContaining([fitting.name, universal.name]));
  });
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("a guest types a sentence, signs in, orders what fits, and finds the order by its number", async ({
    page,
    world,
  }) => {
    const { make, kind, fitting } = await someDiscs(world);
    const customer = await world.customer();
    await world.profile(customer, contact);
    acceptDialogs(page);
    await page.goto("/");
    await pressOnceHeard(page, "/");
    const dialog = page.getByRole("dialog", { name: "Find your part" });
    await dialog
      .getByRole("combobox", { name: "Find your part" })
      .fill(`a ${kind} for my 2009 ${make} tourer`);
    await page.keyboard.press("Enter");
    const first = page.getByRole("article").first();
    await expect(first.getByRole("heading", { name: fitting.name })).toBeVisible();
    await first.getByRole("link", { name: "Buy Now" }).click();
    await sendLogin(page, customer);
    await placeOrder(page).click();
    await expect(thanks(page)).toBeFocused();
    const [order] = await world.ordersOf(fitting);
    const number = order?.number ?? "";
    await expect(thanks(page)).toContainText(number);
    await thanks(page).getByRole("link", { name: "MY Orders" }).click();
    await page.getByLabel("Search my orders").fill(number);
    await expect(page.getByRole("main")).toContainText(fitting.name);
  });
});
