import { untilListed } from "../support/catalogue.ts";
import { expect, test } from "../support/fixtures.ts";

const late = { createdAt: "2999-12-31T00:00:00.000Z" };

test("the parts that nobody can order are one press from an admin's overview, which loads no list of them, and Manage Item says why", async ({
  page,
  world,
  logIn,
}) => {
  await world.product({ name: "Gear knob", quantity: 4, minimumQuantity: 4 }, late);
  await world.product({ name: "Clutch fork", quantity: 1, minimumQuantity: 2 }, late);
  const dipstick = await world.product({ name: "Dipstick", quantity: 0, minimumQuantity: 2 }, late);
  await untilListed(dipstick);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await logIn(await world.admin());
  await page.goto("/dashBord");
  const line = page.getByRole("link", { name: "below minimum" });
  await expect(line).toBeVisible();
  expect(requested).toContain("/api/overview");
  for (const list of ["/products", "/api/parts", "/api/low-stock"]) expect(requested).not.toContain(list);
  await line.click();
  await expect(page.getByRole("row", { name: "Clutch fork" })).toContainText("Below minimum");
  await expect(page.getByRole("row", { name: "Dipstick" })).toContainText("Out of stock");
  await expect(page.getByRole("row", { name: "Gear knob" })).toHaveCount(0);
});
