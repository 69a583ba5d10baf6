import { aWord } from "../support/catalogue.ts";
import { acceptDialogs, dismissDialogs, expect, test } from "../support/fixtures.ts";

test.describe("with bad values", () => {
  test.use({ expectedNoise: /422 \(Unprocessable/ });

  test("Add Item checks nothing itself: it shows the server's errors at the fields and keeps what you typed", async ({
    page,
    world,
    logIn,
  }) => {
    await logIn(await world.admin());
    await page.goto("/dashBord/addItem");
    await page.getByLabel("Name", { exact: true }).fill("Timing chain");
    await page.getByLabel("Price").fill("cheap");
    await page.getByLabel("Picture").fill("javascript:alert(1)");
    await page.getByLabel("Quantity", { exact: true }).fill("2.5");
    await page.getByRole("button", { name: "Add Item" }).click();
    await expect(page.getByLabel("Price")).toHaveAccessibleDescription(/must be an amount/);
    await expect(page.getByLabel("Price")).toBeFocused();
    await expect(page.getByLabel("Picture")).toHaveAccessibleDescription(/must be an https/);
    await expect(page.getByLabel("Quantity", { exact: true })).toHaveAccessibleDescription(/whole number/);
    await expect(page.getByLabel("Description")).toHaveAccessibleDescription(/is missing/);
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Timing chain");
    await expect(page.getByLabel("Price")).toHaveValue("cheap");
  });
});

test("a new part is on the first page of Manage Item, however many there are", async ({
  page,
  world,
  logIn,
}) => {
  const [word, earlier] = [aWord(), Date.now() - 600_000];
  const bolts = Array.from({ length: 26 }, (_, count) => {
    const createdAt = new Date(earlier + count).toISOString();
    return world.product({ name: `Bolt ${count} ${word}` }, { createdAt });
  });
  await Promise.all(bolts);
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageItem?q=${word}`);
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(1 + 25);
  await world.product({ name: `Just added bolt ${word}` });
  await page.reload();
  await expect(page.getByRole("row", { name: /Just added bolt/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Bolt 0\b/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByRole("row", { name: /Bolt 0\b/ })).toBeVisible();
  acceptDialogs(page);
  await page
    .getByRole("row", { name: /Bolt 0\b/ })
    .getByRole("button", { name: "Delete" })
    .click();
  await expect(page.getByRole("row", { name: /Bolt 0\b/ })).toHaveCount(0);
  await expect(page.getByRole("row", { name: /Just added bolt/ })).toBeVisible();
});

test("an admin deletes a product after a confirm, and not without", async ({ page, world, logIn }) => {
  const product = await world.product({ name: "Discontinued choke cable" });
  await logIn(await world.admin());
  await page.goto("/dashBord/manageItem?q=discontinued+choke+cable");
  const row = page.getByRole("row", { name: /Discontinued choke cable/ });
  const refused = dismissDialogs(page);
  await row.getByRole("button", { name: "Delete" }).click();
  expect(refused()).toHaveLength(1);
  await expect(row.getByRole("button", { name: "Delete" })).toBeEnabled();
  expect(await world.stockOf(product)).toBe(10);
  const message = acceptDialogs(page);
  await row.getByRole("button", { name: "Delete" }).click();
  await expect(row).toHaveCount(0);
  expect(message).toEqual(["Are You sure You want to Delete the Id"]);
  expect(await world.stockOf(product)).toBeUndefined();
});
