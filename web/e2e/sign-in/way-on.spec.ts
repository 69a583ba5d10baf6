import { randomUUID } from "node:crypto";
import { expect, test } from "../support/fixtures.ts";
import { answerGoogle, continueWithGoogle } from "../support/google.ts";

test("who registers on the way to an order comes home, and one press leads on to it", async ({
  page,
  world,
}) => {
  const product = await world.product();
  const email = `${randomUUID()}@carparts.test`;
  await page.goto(`/myOrder/${product._id}`);
  await expect(page).toHaveURL("/login");
  await page.getByRole("main").getByRole("link", { name: "Register" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Test Customer");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password").fill("parts-test-1");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL("/");
  await world.adoptAccount(email);
  await page.getByRole("link", { name: "Finish your order" }).click();
  await expect(page).toHaveURL(`/myOrder/${product._id}`);
});

test("so does who signs in with Google, and nobody who came for nothing", async ({ page, world }) => {
  await answerGoogle(page);
  const email = `${randomUUID()}@carparts.test`;
  await page.goto("/dashBord/UserOrder/revew");
  await expect(page).toHaveURL("/login");
  await continueWithGoogle(page, { email, name: "Test Customer" });
  await expect(page).toHaveURL("/");
  await world.adoptAccount(email);
  await expect(page.getByRole("link", { name: "Write your review" })).toBeVisible();
});

test("a state that names another site leads to the home page alone", async ({ page, world }) => {
  const account = await world.customer();
  await page.goto("/login");
  await page.evaluate(() => history.replaceState({ usr: { from: "//elsewhere.example/" } }, ""));
  await page.reload();
  await page.getByLabel("Email", { exact: true }).fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/");
});
