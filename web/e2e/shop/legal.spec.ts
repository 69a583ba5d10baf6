import { currencySign } from "@carparts/functions/contract/values/currency";
import shop from "../../../shop.json" with { type: "json" };
import { expect, test } from "../support/fixtures.ts";

test("the footer leads to who the shop is, what it stores, its terms and returns", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Legal", exact: true }).click();
  await expect(page).toHaveURL("/legal");
  await expect(page.getByRole("heading", { level: 1, name: "Legal" })).toBeVisible();
  await expect(page).toHaveTitle(`Legal · ${shop.name}`);
  const chapters = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(chapters).toHaveText(["Imprint", "Privacy", "Terms", "Returns"]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the legal page says what shop.json says, and its index leads to each chapter", async ({ page }) => {
    await page.goto("/legal");
    const imprint = page.getByRole("region", { name: "Imprint" });
    for (const text of [shop.name, shop.street, shop.town, `Tax number: ${shop.taxNumber}`])
      await expect(imprint.getByText(text, { exact: true })).toBeVisible();
    await expect(imprint.getByRole("link", { name: shop.email })).toHaveAttribute(
      "href",
      `mailto:${shop.email}`,
    );
    await expect(imprint.getByRole("link", { name: shop.phone })).toHaveAttribute("href", /^tel:\+\d+$/);
    const country = new Intl.DisplayNames("en", { type: "region" });
    await expect(imprint.getByText(country.of(shop.country) ?? "")).toBeVisible();
    const terms = page.getByRole("region", { name: "Terms" });
    const fee = shop.shipping.rate === 0 ? "nothing" : `${currencySign}${shop.shipping.rate.toFixed(2)}`;
    await expect(terms.getByText(`ending an order costs ${fee}`)).toBeVisible();
    await expect(
      terms.getByText(shop.shipping.countries.map((code) => country.of(code)).join(", ")),
    ).toBeVisible();
    const returns = page.getByRole("region", { name: "Returns" });
    const time = shop.returnDays === 0 ? "faulty" : `within ${shop.returnDays} day`;
    await expect(returns.getByText(time)).toBeVisible();
    await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: "Returns" })
      .click();
    await expect(page).toHaveURL("/legal#returns");
    await expect(page.getByRole("heading", { name: "Returns" })).toBeInViewport();
  });
});
