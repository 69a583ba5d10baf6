import { expect, holdRequests, test } from "../support/fixtures.ts";

test("a customer saves a profile and sees it beside the form, with the mobile as Phone", async ({
  page,
  customer,
}) => {
  await page.goto("/dashBord/mayProfile");
  await expect(page.getByLabel("Email")).toHaveValue(customer.email);
  await expect(page.getByLabel("Email")).not.toBeEditable();
  await page.getByLabel("Name", { exact: true }).fill("Test Customer");
  await page.getByLabel("Address").fill("12 Workshop Road, Millbrook");
  await page.getByLabel("Mobile").fill("+1 555 0101");
  await page.getByLabel("Picture").fill("/reviewers/weekend-mechanic.svg");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your profile was saved.")).toBeVisible();
  const card = page.getByRole("region", { name: "Test Customer" });
  await expect(card.getByText("Phone")).toBeVisible();
  await expect(card.getByText("+1 555 0101")).toBeVisible();

  await page.reload();
  await expect(card.getByText("12 Workshop Road, Millbrook")).toBeVisible();
  await expect(page.getByLabel("Mobile")).toHaveValue("+1 555 0101");
});

test("a profile that is saved after its page was left is told", async ({ page, customer: _ }) => {
  await page.goto("/dashBord/mayProfile");
  await page.getByLabel("Name", { exact: true }).fill("Test Customer");
  const answer = await holdRequests(page, /\/profile\//);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("link", { name: "MY Orders" }).click();
  await expect(page.getByRole("heading", { name: "MY Orders" })).toBeVisible();
  answer();
  await expect(page.getByText("Your profile was saved.")).toBeVisible();
});

test.describe("with a bad picture", () => {
  test.use({ expectedNoise: /422 \(Unprocessable/ });

  test("the profile shows the error at the field and keeps what you typed", async ({
    page,
    world,
    logIn,
  }) => {
    await logIn(await world.customer());
    await page.goto("/dashBord/mayProfile");
    await page.getByLabel("Address").fill("12 Workshop Road, Millbrook");
    await page.getByLabel("Picture").fill("data:image/png;base64,AAAA");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByLabel("Picture")).toHaveAccessibleDescription(/must be an https/);
    await expect(page.getByLabel("Picture")).toBeFocused();
    await expect(page.getByLabel("Address")).toHaveValue("12 Workshop Road, Millbrook");
  });
});
