import type { Page } from "@playwright/test";
import { aWord, untilListed } from "../support/catalogue.ts";
import { expect, test } from "../support/fixtures.ts";

/** Opens the home page's finder. It comes alive as it comes near. */
async function openFinder(page: Page) {
  await page.goto("/");
  const finder = page.getByRole("region", { name: "Which part do you need?" });
  await expect(async () => {
    await finder.evaluate((element) => element.scrollIntoView());
    await expect(finder.getByLabel("Make")).toBeInViewport({ timeout: 500 });
  }).toPass();
  return finder;
}

test("words typed on the home page lead to the list, and a suggestion to its part", async ({
  page,
  world,
}) => {
  const brand = aWord();
  const parts = [
    await world.product({ name: "Front hose", brand }),
    await world.product({ name: "Rear hose", brand }),
  ];
  await untilListed(...parts);
  const finder = await openFinder(page);
  const box = page.getByRole("combobox", { name: "Find your part" });
  const suggestions = finder.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await box.fill(`${brand} hose`);
  await expect(suggestions).toHaveCount(2);
  await box.press("Enter");
  await expect(page).toHaveURL(`/parts?q=${brand}+hose`);
  await expect(page.getByRole("status").getByText("2 parts found")).toBeVisible();
  // A scanner goes on typing where it ended, and its next number replaces the last.
  await expect(box).toBeFocused();
  for (const word of ["front", "rear"]) {
    await page.keyboard.type(`${word} ${brand}`);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/parts?q=${word}+${brand}`);
  }
  await openFinder(page);
  await box.fill(brand);
  await suggestions.filter({ hasText: "Rear hose" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Rear hose" })).toBeVisible();
});

test("a vehicle chosen on the home page leads to the parts that fit it", async ({ page, world }) => {
  const make = aWord();
  const row = { make, model: "Tourer", yearFrom: 2008, yearTo: 2010 };
  const part = await world.product({ name: "Fitting hose", fitment: [row] });
  await untilListed(part);
  const finder = await openFinder(page);
  await finder.getByLabel("Make").selectOption(make);
  await finder.getByLabel("Model").selectOption("Tourer");
  await finder.getByLabel("Year").selectOption("2009");
  const name = `2009 ${make} Tourer`;
  await finder.getByRole("link", { name: `Show parts that fit your ${name}` }).click();
  await expect(page).toHaveURL(`/parts?make=${make}&model=Tourer&year=2009&fit=only`);
  const card = page.getByRole("article").filter({ hasText: part.name });
  await expect(card.getByText(`Fits your ${name}`)).toBeVisible();
});

test("a group's picture on the home page leads to its parts", async ({ page }) => {
  const finder = await openFinder(page);
  await finder.getByRole("link", { name: "Exhaust" }).click();
  await expect(page).toHaveURL("/parts?group=exhaust");
  await expect(page.getByRole("button", { name: /Exhaust/ })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("words and groups on the home page lead to the list", async ({ page }) => {
    await page.goto("/");
    const finder = page.getByRole("region", { name: "Which part do you need?" });
    await finder.getByRole("link", { name: "Brakes" }).click();
    await expect(page).toHaveURL("/parts?group=brakes");
    await page.goBack();
    await finder.getByRole("combobox", { name: "Find your part" }).fill("brake disc");
    await finder.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/parts?q=brake+disc");
    await expect(page.getByRole("heading", { level: 1, name: "Parts" })).toBeVisible();
  });
});
