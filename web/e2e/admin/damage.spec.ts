import { moneyOf } from "@carparts/functions/contract/values/money";
import { expect, test } from "../support/fixtures.ts";

test("an admin sees a damaged part that the shop hides, until it's fixed", async ({ page, world, logIn }) => {
  const createdAt = "1970-01-01T00:00:00.000Z";
  const part = await world.product({ name: "Drilled disc" }, { createdAt });
  await world.product({ name: "Brake pads" }, { createdAt });
  await world.change("products", part._id, { price: 24.999, description: "" });
  await page.goto("/");
  await expect(page.getByText("Brake pads")).toBeVisible();
  await expect(page.getByText("Drilled disc")).toBeHidden();

  await logIn(await world.admin());
  await page.goto("/dashBord");
  const attention = page.getByRole("region", { name: "Needs attention" });
  const line = attention.getByRole("listitem").filter({ hasText: part._id });
  await expect(line).toHaveText(`Partprice, description in products/${part._id}`);

  await world.change("products", part._id, {
    price: moneyOf(2490),
    description: "Mended.",
  });
  await page.reload();
  await expect(attention).toBeVisible();
  await expect(line).toBeHidden();
  await page.goto("/");
  await expect(page.getByText("Drilled disc")).toBeVisible();
});

test("a customer doesn't see Needs attention, and no request is made for it", async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.customer());
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/dashBord");
  await expect(page.getByRole("heading", { name: "Next steps" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Needs attention" })).toBeHidden();
  expect(requested).not.toContain("/api/damage");
});
