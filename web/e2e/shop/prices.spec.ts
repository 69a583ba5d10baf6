import { priceNote, vatText } from "@carparts/functions/contract/values/price-note";
import shop from "../../../shop.json" with { type: "json" };
import { expect, test } from "../support/fixtures.ts";

test("every price says that it contains VAT and what sending costs, or nothing in a shop without tax", async ({
  page,
  world,
  logIn,
}) => {
  const product = await world.product({ name: "Taxed hose" });
  await logIn(await world.customer());
  for (const path of ["/", "/parts?q=Taxed+hose", `/part/${product._id}`, `/myOrder/${product._id}`]) {
    await page.goto(path);
    const price = page
      .getByText("Each Price")
      .or(page.getByRole("link", { name: "Taxed hose", exact: true }));
    await expect(price.first()).toBeVisible();
    if (priceNote) await expect(page.getByText(priceNote).first(), path).toBeVisible();
    else await expect(page.getByText("VAT"), path).toHaveCount(0);
  }
  const total = page.getByText("Total", { exact: true }).locator("..");
  await expect(total).toContainText(`Total${vatText}`);
  await expect(page.getByRole("img", { name: "Your legal guarantee in the EU" })).toHaveCount(
    shop.guarantee === null ? 0 : 1,
  );
});
