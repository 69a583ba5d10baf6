import type { Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../support/accessibility.ts";
import { aWord, untilListed } from "../support/catalogue.ts";
import { expect, test } from "../support/fixtures.ts";
import { watchLayoutShift } from "../support/layout-shift.ts";

const box = (page: Page) => page.getByRole("combobox", { name: "Find your part" });
const folder = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Your vehicle/ });

for (const [width, height, most] of [
  [375, 800, 300],
  [1280, 900, 320],
] as const) {
  test(`the list begins high up, ${width} pixels wide`, async ({ page, world }) => {
    const fitment = [{ make: "VW", model: "Golf", yearFrom: 2008, yearTo: null }];
    await untilListed(await world.product({ name: "Brake pads", group: "brakes", fitment }));
    await page.setViewportSize({ width, height });
    const shift = await watchLayoutShift(page);
    await page.goto("/parts");
    const card = page.getByRole("article").first();
    const top = async () => (await card.boundingBox())?.y;
    await expect(card).toBeVisible();
    expect(await top()).toBeLessThanOrEqual(most);
    expect(await shift()).toBeLessThan(0.02);
    for (const [search, heading] of [
      ["?q=brake+pads+for+a+2009+VW+Golf", "Parts for the 2009 VW Golf"],
      ["?make=VW&fit=only", "Parts for VW"],
      ["?make=VW&model=Golf&year=2009&fit=only&group=brakes", "Brakes for the 2009 VW Golf"],
    ] as const) {
      await page.goto(`/parts${search}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.getByRole("status").getByText(/found$/)).toBeVisible();
      expect(await top(), search).toBeLessThanOrEqual(most);
    }
  });
}

test("on a phone the form for the vehicle unfolds by keyboard, and folds once nothing is left to choose", async ({
  page,
  world,
}) => {
  const make = aWord();
  const part = await world.product({ fitment: [{ make, model: "Golf", yearFrom: 2008, yearTo: 2010 }] });
  await untilListed(part);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/parts");
  await expect(folder(page)).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByLabel("Make")).toBeHidden();
  await folder(page).press("Enter");
  await expect(folder(page)).toHaveAttribute("aria-expanded", "true");
  for (const label of ["Make", "Model", "Year", "VIN"]) await expect(page.getByLabel(label)).toBeVisible();
  await page.getByLabel("Make").selectOption(make);
  await page.getByLabel("Model").selectOption("Golf");
  await expect(page.getByRole("button", { name: "Clear vehicle" })).toBeVisible();
  await page.getByLabel("Year").selectOption("2009");
  await expect(page.getByLabel("Make")).toBeHidden();
  await expect(folder(page)).toBeFocused();
  await expect(folder(page)).toContainText(`2009 ${make} Golf`);
  await box(page).fill(make);
  await box(page).press("Enter");
  await expect(page).toHaveURL(new RegExp(`q=${make}.*year=2009`));
  await folder(page).press("Enter");
  await expectAccessibleAsItStands(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

  test("nothing of the form is folded away", async ({ page }) => {
    await page.goto("/parts");
    await expect(page.getByLabel("VIN")).toBeVisible();
    await expect(folder(page)).toBeHidden();
  });
});
