import { expect, test } from "../support/fixtures.ts";

test("the portfolio has a hero, what it is about, its services and its skills", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Portfoli" }).click();
  await expect(page).toHaveURL("/portfoli");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const part of ["about", "services", "skills"]) {
    await expect(page.locator(`section[aria-labelledby=${part}]`)).toBeVisible();
  }
  for (const picture of await page.getByRole("main").getByRole("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
});

test("every skill has its level in words", async ({ page }) => {
  await page.goto("/portfoli");
  const skills = page.locator("section[aria-labelledby=skills]").getByRole("listitem");
  await expect(skills.first()).toBeVisible();
  expect(await skills.count()).toBeGreaterThan(3);
  for (const skill of await skills.all())
    await expect(skill).toContainText(/Every day|Every week|Now and then/);
});

test("the hero links to the parts", async ({ page }) => {
  await page.goto("/portfoli");
  await page.getByRole("link", { name: "See the parts" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Featured parts" })).toBeVisible();
});
