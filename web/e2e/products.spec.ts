import { acceptDialogs, expect, test } from "./fixtures.ts";

test("an admin adds a product, and customers find it in the shop", async ({ page, world, logIn }) => {
  await logIn(await world.admin());
  await page.goto("/dashBord/addItem");
  await page.getByLabel("Name", { exact: true }).fill("Timing chain");
  await page.getByLabel("Price").fill("64.50");
  await page.getByLabel("Picture").fill("/parts/oil-filter-spin-on.svg");
  await page.getByLabel("Description").fill("Roller chain with 112 links, oiled, in a sealed bag.");
  await page.getByLabel("Quantity", { exact: true }).fill("14");
  await page.getByLabel("MinimumQuantity").fill("1");
  const answer = page.waitForResponse((response) => response.url().endsWith("/product"));
  await page.getByRole("button", { name: "Add Item" }).click();
  await expect(page.getByText("Product add sucess full!")).toBeVisible();
  const { _id } = await (await answer).json();
  world.adoptProduct(_id);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await page.goto(`/myOrder/${_id}`);
  await expect(page.getByRole("heading", { name: "Timing chain" })).toBeVisible();
});

test.describe("with bad values", () => {
  test.use({ expectedNoise: /422 \(Unprocessable/ });

  test("Add Item checks nothing itself: it shows the server's answer at each field and keeps what was typed", async ({
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

test("an admin deletes a product after a confirm", async ({ page, world, logIn }) => {
  const product = await world.product(
    { name: "Discontinued choke cable" },
    { createdAt: "1999-01-01T00:00:00.000Z" },
  );
  await logIn(await world.admin());
  const said = acceptDialogs(page);
  await page.goto("/dashBord/manageItem");
  const row = page.getByRole("row", { name: /Discontinued choke cable/ });
  await row.getByRole("button", { name: "Delete" }).click();
  await expect(row).toHaveCount(0);
  expect(said).toEqual(["Are You sure You want to Delete the Id"]);
  expect(await world.stockOf(product)).toBeUndefined();
});

test("a product stays when the admin does not confirm", async ({ page, world, logIn }) => {
  const product = await world.product(
    { name: "Kept choke cable" },
    { createdAt: "1999-01-01T00:00:00.000Z" },
  );
  await logIn(await world.admin());
  page.on("dialog", (dialog) => dialog.dismiss());
  await page.goto("/dashBord/manageItem");
  await page
    .getByRole("row", { name: /Kept choke cable/ })
    .getByRole("button", { name: "Delete" })
    .click();
  await expect(page.getByRole("row", { name: /Kept choke cable/ })).toBeVisible();
  expect(await world.stockOf(product)).toBe(10);
});
