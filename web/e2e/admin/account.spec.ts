import { deleteAccount } from "@carparts/functions/contract/account";
import { placeOrder } from "@carparts/functions/contract/orders";
import { saveProfile } from "@carparts/functions/contract/profiles";
import { addReview } from "@carparts/functions/contract/reviews/add-review";
import { saveUser } from "@carparts/functions/contract/users";
import { as } from "@carparts/functions/testing/api";
import { anOrder, aReview } from "@carparts/functions/testing/builders";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility.ts";
import { aWord } from "../support/catalogue.ts";
import { acceptDialogs, expect, test } from "../support/fixtures.ts";
import { lookAway } from "../support/live.ts";

const rowsOf = (page: Page) =>
  page.getByRole("table", { name: "Users" }).getByRole("row").filter({ hasText: "@" });

/** Somebody with a name of their own, two orders and two reviews. */
async function regular(world: World) {
  const [word, product] = [aWord(), await world.product({ name: "Oil sump", quantity: 10 })];
  const customer = await world.customer({ email: `${word.toLowerCase()}@carparts.test` });
  const { email } = customer;
  const api = as(customer);
  await api.call(saveUser, { params: { email }, body: { email } });
  const profile = { email, name: `Pat ${word}`, address: "", mobile: "", picture: "" };
  await api.call(saveProfile, { params: { email }, body: profile });
  const number = (await api.call(placeOrder, { body: anOrder(product, customer) })).output.number;
  await api.call(placeOrder, { body: anOrder(product, customer, { MinimumOrder: 2 }) });
  const reviews = [`Good ${word}`, `Bad ${word}`];
  for (const [place, description] of reviews.entries()) {
    world.adopt((await api.call(addReview, { body: aReview({ description, revew: 5 - place }) })).json);
  }
  return { word, product, customer, number, reviews };
}

test("Users are searched by email and by name, and a row opens the account", async ({
  page,
  world,
  logIn,
}) => {
  const { word, customer } = await regular(world);
  await logIn(await world.admin());
  await page.goto("/dashBord/user");
  const box = page.getByRole("searchbox", { name: "Search users" });
  await box.pressSequentially(word.slice(0, 6));
  await expect(rowsOf(page)).toContainText([customer.email]);
  await expect(rowsOf(page)).toHaveCount(1);
  await box.fill(`${word} pat`);
  await expect(rowsOf(page)).toContainText([customer.email]);
  await expect(rowsOf(page)).toContainText(["unverified"]);
  await expect(rowsOf(page).getByRole("button", { name: "Make Admin" })).toBeVisible();
  await expect(page).toHaveURL(`/dashBord/user?q=${word}+pat`);
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(box).toHaveValue(`${word} pat`);
  await rowsOf(page).getByRole("link", { name: customer.email }).click();
  await expect(page.getByRole("heading", { name: customer.email })).toBeVisible();
  await page.goBack();
  await expect(rowsOf(page)).toHaveCount(1);
  await box.fill(`no ${word}`);
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page).toHaveURL("/dashBord/user");
});

test("an account's page says who it is, how they sign in, what they ordered and how they rate", async ({
  page,
  world,
  logIn,
}) => {
  const { word, customer, number, reviews } = await regular(world);
  await logIn(await world.admin());
  await page.goto(`/dashBord/user/${customer.uid}`);
  const card = page.getByRole("region", { name: "Account" });
  await expect(card.getByRole("heading")).toContainText(`${customer.email}unverified`);
  await expect(card).toContainText(`Pat ${word}`);
  await expect(card).toContainText("Sign-in methodsPassword");
  await expect(card).toContainText("Email verifiedNo");
  await expect(page.getByRole("heading", { name: "Orders (2)" })).toBeVisible();
  const orders = page.getByRole("list", { name: "Orders" }).getByRole("listitem");
  await expect(orders).toContainText(["2 pieces", number]);
  await expect(page.getByRole("heading", { name: "Reviews (2), 4.5 out of 5" })).toBeVisible();
  const lines = page.getByRole("list", { name: "Reviews" }).getByRole("listitem");
  await expect(lines).toContainText(reviews.toReversed());
  await expectAccessible(page);

  acceptDialogs(page);
  await lines.first().getByRole("button", { name: "Delete review" }).click();
  await expect(lines).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Reviews (1), 5 out of 5" })).toBeVisible();
  await page.getByRole("alert").getByRole("button", { name: "Undo" }).click();
  await expect(lines).toHaveCount(2);
  await page.getByRole("link", { name: "In Manage ALL Orsers" }).click();
  await expect(page.getByRole("searchbox", { name: "Search orders" })).toHaveValue(customer.email);
});

test.describe("an account that goes", () => {
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  test("from an account's page an admin deletes its orders, makes it an admin and removes it", async ({
    page,
    world,
    logIn,
  }) => {
    const { customer, product } = await regular(world);
    await logIn(await world.admin());
    const message = acceptDialogs(page);
    await page.goto(`/dashBord/user/${customer.uid}`);
    await page.getByText("Delete these orders", { exact: true }).click();
    await page.getByRole("button", { name: "Delete all orders of this account" }).click();
    await expect(page.getByText("No orders.")).toBeVisible();
    expect(await world.stockOf(product)).toBe(10);
    const promoted = page.waitForEvent("load");
    await page.getByRole("button", { name: "Make Admin" }).click();
    await promoted;
    const card = page.getByRole("region", { name: "Account" });
    await expect(card.getByText("Admin", { exact: true })).toBeVisible();
    await card.getByRole("link", { name: "Changes to this account" }).click();
    await expect(page.getByRole("table", { name: "Audit log" })).toContainText("Made an admin");
    await page.goBack();
    const removed = page.waitForEvent("load");
    await page.getByRole("button", { name: "Remove User" }).click();
    await removed;
    expect(message.at(-1)).toBe(" Make Admin SucessFull");
    await expect(page.getByText("This account is gone")).toBeVisible();
    expect(await world.accountExists(customer)).toBe(false);
  });

  test("says so when it's gone and still has its orders, also under an odd uid and on a phone", async ({
    page,
    world,
    logIn,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const odd = await world.customer({ uid: `auth0|${aWord()} ü%2F?#&` });
    const product = await world.product({ name: "Tow bar" });
    await as(odd).call(placeOrder, { body: anOrder(product, odd) });
    await logIn(await world.admin());
    const address = `/dashBord/user?${new URLSearchParams({ account: odd.uid })}`;
    await page.goto(address);
    await expect(page.getByRole("heading", { name: odd.email })).toBeVisible();
    await expect(page.getByText(odd.uid)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await as(odd).call(deleteAccount, {});
    await page.goto(address);
    await expect(page.getByText("This account is gone")).toBeVisible();
    await expect(page.getByRole("list", { name: "Orders" })).toContainText("Tow bar");
    await expectNoSidewaysScroll(page);
  });
});

test.describe("an account that can't be asked for again", () => {
  test.use({ expectedNoise: /503 \(Service Unavailable\)/ });

  test("stays as it was, and says that it may be another by now", async ({ page, world, logIn }) => {
    const { customer, word } = await regular(world);
    await logIn(await world.admin());
    await page.goto(`/dashBord/user/${customer.uid}`);
    await expect(page.getByRole("heading", { name: "Reviews (2), 4.5 out of 5" })).toBeVisible();
    const address = `**/api/users/${customer.uid}`;
    await page.route(address, (route) => route.fulfill({ status: 503, json: {} }));
    await lookAway(page);
    const main = page.getByRole("main");
    const failure = main.getByRole("alert").filter({ hasText: "Newer data" });
    await expect(failure).toContainText("could not be loaded");
    await expect(page.getByRole("region", { name: "Account" })).toContainText(`Pat ${word}`);
    await page.unroute(address);
    await failure.getByRole("button", { name: "Try again" }).click();
    await expect(failure).toHaveCount(0);
  });
});
