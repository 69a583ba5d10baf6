import { expect, test } from "../support/fixtures.ts";

const early = { createdAt: "1975-01-01T00:00:00.000Z" };

test("an admin's overview lists the parts that nobody can order, without loading the catalogue, and Manage Item says the same", async ({
  page,
  world,
  logIn,
}) => {
  await world.product({ name: "Flywheel housing", quantity: 3, minimumQuantity: 4 }, early);
  await world.product({ name: "Gear knob", quantity: 4, minimumQuantity: 4 }, early);
  const late = { createdAt: "2999-12-31T00:00:00.000Z" };
  await world.product({ name: "Clutch fork", quantity: 1, minimumQuantity: 2 }, late);
  await world.product({ name: "Dipstick", quantity: 0, minimumQuantity: 2 }, late);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url().replace(/^https?:\/\/[^/]+/, "")));
  await logIn(await world.admin());
  await page.goto("/dashBord");
  await expect(page.getByRole("listitem").filter({ hasText: "Flywheel housing" })).toContainText(
    "3 in stock, minimum 4",
  );
  await expect(page.getByText("Gear knob")).toBeHidden();
  expect(asked).toContain("/api/low-stock?limit=10");
  expect(asked).not.toContain("/products");
  await page.getByRole("link", { name: "All parts" }).click();
  await expect(page.getByRole("row", { name: "Clutch fork" })).toContainText("Below minimum");
  await expect(page.getByRole("row", { name: "Dipstick" })).toContainText("Out of stock");
});
