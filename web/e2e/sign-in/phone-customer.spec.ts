import { aPhoneNumber } from "@carparts/functions/testing/builders";
import { acceptDialogs, expect, test } from "../support/fixtures.ts";

// Phone customers have no email, which the specification's calls use to name accounts.

test("a customer without an email enters one with the order and finds it in MY Orders", async ({
  page,
  world,
  signInByPhone,
}) => {
  const product = await world.product({ name: "Cabin filter", quantity: 10 });
  acceptDialogs(page);
  await signInByPhone(page, aPhoneNumber());
  await page.goto(`/myOrder/${product._id}`);
  const email = page.getByLabel("Email", { exact: true });
  await expect(email).toBeEditable();
  await expect(email).toHaveAccessibleDescription("We use it to contact you about your order.");
  await page.getByLabel("Name", { exact: true }).fill("Pat Customer");
  await page.getByLabel("Address").fill("12 Workshop Road, Millbrook");
  await page.getByLabel("Mobile").fill("+1 555 0100");
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(email).toHaveAccessibleDescription(/Email is not an email address\./);
  await email.fill("pat@carparts.test");
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Order Submit Sucessfull" })).toBeVisible();
  expect(await world.ordersOf(product)).toMatchObject([{ email: "pat@carparts.test" }]);

  await page.goto("/dashBord/UserOrder");
  await expect(page.getByRole("row", { name: /Cabin filter/ })).toBeVisible();
});

test("a customer without an email has a profile", async ({ page, signInByPhone }) => {
  await signInByPhone(page, aPhoneNumber());
  await page.goto("/dashBord/mayProfile");
  const email = page.getByRole("textbox", { name: "Email" });
  await expect(email).not.toBeEditable();
  await expect(email).toHaveAccessibleDescription("This account has no email.");
  await page.getByLabel("Address").fill("12 Workshop Road, Millbrook");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your profile was saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Address")).toHaveValue("12 Workshop Road, Millbrook");
});
