import { readGarage } from "@carparts/functions/contract/garage/garage";
import { as } from "@carparts/functions/testing/api";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import { aWord, untilListed } from "../support/catalogue.ts";
import { expect, test } from "../support/fixtures.ts";

/** Parts of one kind, for two vehicles, and a sentence about the first. */
async function twoVehicles(world: World) {
  const [make, other, kind] = [aWord(), aWord(), aWord()];
  const row = { make, model: "Tourer", yearFrom: 2008, yearTo: 2012 };
  const part = await world.product({ name: `Disc ${kind}`, group: "brakes", fitment: [row] });
  const foreign = await world.product({
    name: `Foreign ${kind}`,
    group: "brakes",
    fitment: [{ ...row, make: other }],
  });
  await untilListed(part, foreign);
  const name = `2009 ${make} Tourer`;
  const sentence = `/parts?q=${kind}+for+a+2009+${make}+tourer`;
  return { make, other, kind, part, foreign, name, sentence, otherName: `2009 ${other} Tourer` };
}

const box = (page: Page) => page.getByRole("combobox", { name: "Find your part" });
const chip = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("button", { name: `Your vehicle: ${name}. Change it` });
const anyChip = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Your vehicle/ });

async function expectChosen(page: Page, make: string, name: string): Promise<void> {
  await expect(page.getByLabel("Make")).toHaveValue(make);
  await expect(page.getByLabel("Model")).toHaveValue("Tourer");
  await expect(page.getByLabel("Year")).toHaveValue("2009");
  await expect(page.getByRole("checkbox", { name: "Only parts that fit" })).toBeChecked();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Parts for the ${name}`);
  await expect(chip(page, name)).toBeVisible();
}

test("a vehicle that is read from words is chosen, here and on every page, until one press undoes it", async ({
  page,
  world,
  logIn,
}) => {
  const { make, kind, part, foreign, name } = await twoVehicles(world);
  const customer = await world.customer();
  await logIn(customer);
  await page.goto("/parts");
  await box(page).fill(`${kind} for a 2009 ${make} tourer`);
  await expect(page.getByRole("status").getByText(`Showing “${kind}” for your ${name}.`)).toBeVisible();
  await expect(anyChip(page), "while it's being typed").toHaveCount(0);
  await box(page).press("Enter");
  await expectChosen(page, make, name);
  await expect(page).toHaveURL(new RegExp(`q=${kind}`));
  await expect
    .poll(async () => (await as(customer).call(readGarage, {})).output)
    .toEqual({ vehicles: [{ make, model: "Tourer", year: 2009 }], chosen: 0 });
  await page.reload();
  await expectChosen(page, make, name);

  await page.getByRole("link", { name: part.name, exact: true }).click();
  await expect(page.getByText(`Fits your ${name}`)).toBeVisible();
  await page.goto(`/part/${foreign._id}`);
  await expect(page.getByText(`Does not fit your ${name}`)).toBeVisible();
  await page.goto(`/myOrder/${part._id}`);
  await expect(page.getByText(`Fits your ${name}`)).toBeVisible();

  await page.goto(`/parts?q=${kind}+for+a+2009+${make}+tourer`);
  await page.getByRole("button", { name: "Search for the words instead" }).click();
  await expect(anyChip(page)).toHaveCount(0);
  await expect(page.getByLabel("Make")).toHaveValue("");
  await page.goBack();
  await expectChosen(page, make, name);
});

test("words that somebody else wrote give way to nobody's vehicle for good: undone, it's there again", async ({
  page,
  world,
}) => {
  const { make, other, kind, name, sentence, otherName } = await twoVehicles(world);
  await page.goto(`/parts?make=${other}&model=Tourer&year=2009&fit=only`);
  await expect(chip(page, otherName)).toBeVisible();
  await page.goto(sentence);
  await expectChosen(page, make, name);
  const second = await page.context().newPage();
  await second.goto(`/parts?q=${kind}`);
  await expectChosen(second, make, name);
  await page.getByRole("button", { name: "Search for the words instead" }).click();
  await expect(chip(page, otherName)).toBeVisible();
  await expect(page.getByLabel("Make")).toHaveValue(other);
  await expect(chip(second, otherName), "in another tab").toBeVisible();
});

test("a suggested part is opened with the vehicle that was typed, and a press on a card keeps it", async ({
  page,
  world,
}) => {
  const { make, kind, part, name } = await twoVehicles(world);
  for (const choose of [
    () => page.getByRole("option", { name: part.name }).click(),
    () => page.getByRole("article").getByRole("link", { name: part.name, exact: true }).click(),
  ]) {
    await page.goto("/parts");
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await box(page).fill(`${kind} 2009 ${make} tourer`);
    await expect(page.getByRole("option", { name: part.name })).toBeVisible();
    await choose();
    await expect(page).toHaveURL(`/part/${part._id}`);
    await expect(page.getByText(`Fits your ${name}`)).toBeVisible();
  }
});

test("what is changed after a sentence keeps its vehicle and its words", async ({ page, world }) => {
  const { make, kind, sentence } = await twoVehicles(world);
  await page.goto(sentence);
  await page.getByRole("checkbox", { name: "In stock" }).check();
  await expect(page).toHaveURL(`/parts?q=${kind}&make=${make}&model=Tourer&year=2009&fit=only&stock=in`);
  await expect(box(page)).toHaveValue(kind);
  await page.getByRole("button", { name: "Clear vehicle" }).click();
  await expect(page).toHaveURL(`/parts?q=${kind}&stock=in`);
  await expect(anyChip(page)).toHaveCount(0);
});

test("nearly a VIN is said to be one", async ({ page }) => {
  await page.goto("/parts");
  for (const [vin, count] of [
    ["3VWD07AJ5EM38820", 16],
    ["3VWD07AJ5EM3882021", 18],
  ] as const) {
    await box(page).fill(vin);
    await box(page).press("Enter");
    await expect(page.getByText(`A VIN has 17 characters; this has ${count}.`)).toBeVisible();
  }
});
