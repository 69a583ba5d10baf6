import { untilAtRest } from "../support/at-rest.ts";
import { aWord, untilListed } from "../support/catalogue.ts";
import { expect, test } from "../support/fixtures.ts";
import { pressOnceHeard } from "../support/keyboard.ts";

test("a slash on any page opens the search, and Enter leads to what was typed", async ({ page, world }) => {
  const brand = aWord();
  const part = await world.product({ name: "Rear hose", brand });
  await untilListed(part);
  await page.goto("/Blog");
  const dialog = page.getByRole("dialog", { name: "Find your part" });
  await pressOnceHeard(page, "/");
  const box = dialog.getByRole("combobox", { name: "Find your part" });
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Find parts" }).press("Enter");
  await expect(box).toBeFocused();
  await page.keyboard.type(`${brand}/hose`);
  await expect(box).toHaveValue(`${brand}/hose`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/parts?q=${brand}%2Fhose`);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("article").filter({ hasText: part.name })).toBeVisible();
});

test("a slash that is typed into a field stays there", async ({ page }) => {
  await page.goto("/login");
  const email = page.getByLabel("Email", { exact: true });
  await email.pressSequentially("a/b");
  await expect(email).toHaveValue("a/b");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the slash can be turned off by everybody, and stays so", async ({ page }) => {
  await page.goto("/Blog");
  const button = page.getByRole("button", { name: "Find parts" });
  const dialog = page.getByRole("dialog", { name: "Find your part" });
  await button.click();
  await dialog.getByLabel("The key / opens this search on every page").uncheck();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).not.toHaveAttribute("aria-keyshortcuts");
  await page.keyboard.press("/");
  await page.reload();
  await expect(button).not.toHaveAttribute("aria-keyshortcuts");
  await page.keyboard.press("/");
  await expect(dialog).toBeHidden();
  await button.click();
  await dialog.getByLabel("The key / opens this search on every page").check();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toHaveAttribute("aria-keyshortcuts");
  await pressOnceHeard(page, "/");
  await expect(dialog).toBeVisible();
});

test("arrows, Enter and Escape are the input method's while letters are composed", async ({
  page,
  world,
}) => {
  const brand = aWord();
  const part = await world.product({ name: "Rear hose", brand });
  await untilListed(part);
  await page.goto("/Blog");
  await page.getByRole("button", { name: "Find parts" }).click();
  const box = page.getByRole("dialog").getByRole("combobox", { name: "Find your part" });
  await box.fill(brand);
  await expect(box).toHaveAttribute("aria-expanded", "true");
  const compose = (key: string) => box.dispatchEvent("keydown", { key, isComposing: true });
  for (const key of ["ArrowDown", "Enter", "Escape"]) await compose(key);
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await expect(box).not.toHaveAttribute("aria-activedescendant");
  await box.press("ArrowDown");
  await expect(box).toHaveAttribute("aria-activedescendant");
  await compose("Enter");
  await expect(page).toHaveURL("/Blog");
  await box.press("Enter");
  await expect(page).toHaveURL(`/part/${part._id}`);
});

test("on a phone a vehicle is chosen over any page, and then told beside the search", async ({
  page,
  world,
}) => {
  const make = aWord();
  const row = { make, model: "Tourer", yearFrom: 2008, yearTo: 2010 };
  const part = await world.product({ name: "Fitting hose", fitment: [row] });
  await untilListed(part);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/portfoli");
  await page.getByRole("button", { name: "Find parts" }).click();
  const dialog = page.getByRole("dialog", { name: "Find your part" });
  await dialog.getByLabel("Make").selectOption(make);
  await dialog.getByLabel("Model").selectOption("Tourer");
  await dialog.getByLabel("Year").selectOption("2009");
  const name = `2009 ${make} Tourer`;
  await dialog.getByRole("link", { name: `Show parts that fit your ${name}` }).click();
  await expect(page.getByRole("article").filter({ hasText: part.name })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: `Your vehicle: ${name}. Change it` }).click();
  await expect(dialog.getByLabel("Model")).toHaveValue("Tourer");
  await dialog.getByRole("button", { name: "Clear vehicle" }).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: /Your vehicle/ })).toHaveCount(0);
});

test("the banner leads to the finder", async ({ page }) => {
  await page.goto("/");
  // The six places of parts above it, of which a test's shop may fill fewer.
  await untilAtRest(page);
  await page.getByRole("link", { name: "Find a part for your car" }).first().click();
  await expect(page.getByRole("heading", { name: "Which part do you need?" })).toBeInViewport();
});
