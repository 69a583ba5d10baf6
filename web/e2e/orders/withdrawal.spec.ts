import { deleteAccount } from "@carparts/functions/contract/account";
import { fulfilOrder } from "@carparts/functions/contract/admin/fulfilment";
import { placeOrder } from "@carparts/functions/contract/orders";
import { withdrawOrder } from "@carparts/functions/contract/withdrawals";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { anOrder } from "@carparts/functions/testing/builders";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import shop from "../../../shop.json" with { type: "json" };
import { expectAccessibleEverywhere } from "../support/accessibility.ts";
import { withoutCardProvider } from "../support/card-provider.ts";
import { emailsTo, forgetEmailsTo } from "../support/emails.ts";
import { expect, test } from "../support/fixtures.ts";
import { startOf, tabTo } from "../support/keyboard.ts";
import { chooseInRow } from "../support/row-menu.ts";

const { days, deliveryDays } = shop.withdrawal;
const DAY = 24 * 60 * 60 * 1000;

async function ordered(world: World, customer: Account, name: string) {
  const product = await world.product({ name, quantity: 10 });
  const body = anOrder(product, customer, { MinimumOrder: 2 });
  const order = (await as(customer).call(placeOrder, { body })).output;
  return { product, order };
}

/** As the page writes it, by the clock of this machine, which is the browser's. */
function dayIn(daysFromNow: number, zone: { timeZone?: string } = {}): string {
  const day = new Date(Date.now() + daysFromNow * DAY);
  return day.toLocaleDateString("en-US", { month: "short", day: "numeric", year: "numeric", ...zone });
}

/** By the shop's clock. */
function shopDayIn(daysFromNow: number): string {
  const { timeZone = "UTC" } = shop as { timeZone?: string };
  return dayIn(daysFromNow, { timeZone });
}

function partsOf(page: Page) {
  const dialog = page.getByRole("dialog");
  return {
    dialog,
    withdraw: page.getByRole("button", { name: "Withdraw from contract here" }),
    confirm: dialog.getByRole("button", { name: "Confirm withdrawal" }),
    received: page.getByRole("region", { name: "We have received your withdrawal" }),
  };
}

async function expectEmailed(customer: Account, number: string): Promise<void> {
  await expect
    .poll(async () => (await emailsTo(customer)).map(({ subject }) => subject))
    .toContain(`We have your withdrawal from order ${number}`);
  await forgetEmailsTo(customer);
}

/** The email to the admin who looks after orders. */
async function expectAdminEmail(page: Page, number: string): Promise<void> {
  await page.goto("/dashBord");
  await page
    .getByRole("region", { name: "Needs attention" })
    .getByRole("link", { name: /withdrawn, not settled/ })
    .click();
  await expect(page).toHaveURL("/dashBord/manageOrder?withdrawal=open");
  await expect(page.getByRole("link", { name: "Withdrawn, not settled" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  const row = page.getByRole("row").filter({ hasText: number });
  await expect(row).toContainText(`Withdrawn ${dayIn(0)}`);
}

test("a customer withdraws from an order by keyboard, and is told so on the page and by email", async ({
  page,
  world,
  logIn,
  newVisitor,
}) => {
  const [customer, admin] = [await world.customer({ emailVerified: true }), await world.admin()];
  const { order } = await ordered(world, customer, "Wheel bearing");
  await logIn(customer);
  await page.goto("/dashBord/UserOrder");
  const { dialog, withdraw, confirm, received } = partsOf(page);
  await expect(page.getByText(`Until ${days + deliveryDays} days after it's sent`)).toBeVisible();
  await tabTo(page, withdraw);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/dashBord/UserOrder?withdraw=${order._id}`);
  for (const notice of [order.number, "Wheel bearing", "Test Customer", customer.email])
    await expect(dialog).toContainText(notice);
  await tabTo(page, confirm);
  await page.keyboard.press("Enter");
  await expect(received).toBeFocused();
  for (const notice of [order.number, "Wheel bearing", customer.email, shopDayIn(0)])
    await expect(received).toContainText(notice);
  await expect(received).toContainText(/Received.*, \d\d:\d\d/);
  await page.reload();
  await expect(received).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("row", { name: "Wheel bearing" })).toContainText(`Withdrawn ${dayIn(0)}`);
  await expect(withdraw).toHaveCount(0);
  await expect(startOf(page), "what opened it has gone").toBeFocused();
  await expectEmailed(customer, order.number);

  const theirs = await newVisitor();
  await logIn(admin, theirs);
  await expectAdminEmail(theirs, order.number);
  await withoutCardProvider(page);
  await page.goto(`/dashBord/UserOrder/payment/${order._id}`);
  await expect(page.getByText(`Withdrawn ${dayIn(0)}`)).toBeVisible();
});

test("MY Orders names the last day, and offers nothing once it's over", async ({ page, world, logIn }) => {
  const [customer, product] = [await world.customer(), await world.product({ name: "Fan belt" })];
  const sentBefore = (ago: number, fields = {}) => {
    const at = new Date(Date.now() - ago * DAY).toISOString();
    const history = [{ handling: "sent" as const, at }];
    return world.order(product, customer, { handling: "sent", version: 3, history, ...fields });
  };
  await sentBefore(1);
  await sentBefore(days + deliveryDays + 2);
  await logIn(customer);
  await page.goto("/dashBord/UserOrder");
  const { withdraw } = partsOf(page);
  await expect(page.getByRole("row", { name: "Fan belt" })).toHaveCount(2);
  await expect(withdraw).toHaveCount(1);
  await expect(page.getByText(`Until ${shopDayIn(days + deliveryDays - 1)}`)).toBeVisible();
});

test("in a basket all wait for the last part", async ({ page, world, logIn }) => {
  const [customer, product] = [await world.customer(), await world.product()];
  const history = [{ handling: "sent" as const, at: new Date(Date.now() - 100 * DAY).toISOString() }];
  const basketId = "a-basket";
  await world.order(product, customer, { handling: "sent", version: 3, history, basketId });
  await world.order(product, customer, { basketId });
  await logIn(customer);
  await page.goto("/dashBord/UserOrder");
  await expect(partsOf(page).withdraw).toHaveCount(2);
});

test("a basket that goes on below the page stays open until all of it is seen", async ({
  page,
  world,
  logIn,
}) => {
  const [customer, product] = [await world.customer(), await world.product()];
  const basketId = "a-long-basket";
  await world.order(product, customer, { basketId, createdAt: "2026-08-01T08:00:00.000Z" });
  const history = [{ handling: "sent" as const, at: new Date(Date.now() - 100 * DAY).toISOString() }];
  const sent = { basketId, createdAt: "2026-08-02T08:00:00.000Z", handling: "sent" as const, history };
  const others = Array.from({ length: 25 }, () => world.order(product, customer, { ...sent, version: 3 }));
  await Promise.all(others);
  await logIn(customer);
  await page.goto("/dashBord/UserOrder");
  const { withdraw } = partsOf(page);
  await expect(page.getByText("days after the last of its basket is sent")).toHaveCount(25);
  await expect(withdraw).toHaveCount(25);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByText(`Until ${days + deliveryDays} days after it's sent`)).toHaveCount(26);
  await expect(withdraw).toHaveCount(26);
});

test.describe("what is refused", () => {
  test.use({ expectedNoise: /status of 4(09|22)/ });

  test("a withdrawal that is too late, since the page was open, is refused in words", async ({
    page,
    world,
    logIn,
  }) => {
    const [customer, product] = [await world.customer(), await world.product()];
    const at = new Date(Date.now() - (days + deliveryDays + 2) * DAY).toISOString();
    const history = [{ handling: "sent" as const, at }];
    const { _id } = await world.order(product, customer, { handling: "sent", version: 3, history });
    await logIn(customer);
    await page.goto(`/dashBord/UserOrder?withdraw=${_id}`);
    const { dialog, confirm } = partsOf(page);
    await confirm.click();
    const day = shopDayIn(-2);
    await expect(dialog.getByRole("alert")).toContainText(
      `The last day to withdraw from this order was ${day}.`,
    );
  });

  test("without an account one withdraws on the legal page, by number and email", async ({
    page,
    world,
    logIn,
    newVisitor,
  }) => {
    const [customer, admin] = [await world.customer({ emailVerified: true }), await world.admin()];
    const { order } = await ordered(world, customer, "Tie rod");
    await as(customer).call(deleteAccount, {});
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto("/legal#returns");
    const returns = page.getByRole("region", { name: "Returns" });
    await expect(returns).toContainText(`${days} days after you have it`);
    await returns.getByText("Withdraw from contract here", { exact: true }).last().click();
    const [number, email] = [returns.getByLabel("Order number"), returns.getByLabel("Email")];
    const confirm = returns.getByRole("button", { name: "Confirm withdrawal" });
    await number.fill("K7QM2");
    await email.fill(customer.email);
    await confirm.click();
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription(/ten letters and digits/);
    await expect(email).toHaveValue(customer.email);
    await number.fill(order.number.toLowerCase());
    await confirm.click();
    const { received } = partsOf(page);
    await expect(received).toBeFocused();
    for (const notice of [order.number, customer.email, shopDayIn(0)])
      await expect(received).toContainText(notice);
    await expectEmailed(customer, order.number);

    const theirs = await newVisitor();
    await logIn(admin, theirs);
    await expectAdminEmail(theirs, order.number);
  });
});

test("the legal page tells a stranger nothing of an order", async ({ page, world }) => {
  const { order } = await ordered(world, await world.customer(), "Tie rod");
  const answers: string[] = [];
  await page.goto("/legal#returns");
  await page.getByText("Withdraw from contract here", { exact: true }).last().click();
  for (const number of [order.number, "00000-00000"]) {
    await page.getByLabel("Order number").fill(number);
    await page.getByLabel("Email").last().fill("stranger@carparts.test");
    await page.getByRole("button", { name: "Confirm withdrawal" }).click();
    const { received } = partsOf(page);
    await expect(received).toBeFocused();
    const text = (await received.textContent()) ?? "";
    answers.push(text.replace(number, "").replace(/\d\d:\d\d/, ""));
    await received.getByRole("button", { name: "Withdraw from another order" }).click();
    await expect(page.getByLabel("Order number")).toBeFocused();
  }
  expect(answers[0]).toBe(answers[1]);
});

test("an admin is shown a withdrawal before the next step, and takes the pieces back", async ({
  page,
  world,
  logIn,
}) => {
  const [customer, admin] = [await world.customer(), await world.admin()];
  const { order, product } = await ordered(world, customer, "Drive shaft");
  const params = { id: order._id };
  for (const [at, handling] of (["picked", "sent"] as const).entries())
    await as(admin).call(fulfilOrder, { params, body: { handling, version: at + 1 } });
  expect((await as(customer).call(withdrawOrder, { params })).status).toBe(200);
  await logIn(admin);
  await expectAdminEmail(page, order.number);
  await chooseInRow(page.getByRole("row").filter({ hasText: order.number }), "Return");
  await expect(page.getByLabel("Reason")).toHaveValue("Withdrawn");
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(page.getByRole("row").filter({ hasText: order.number })).toHaveCount(0);
  expect(await world.stockOf(product)).toBe(10);
});

test("axe finds nothing where one withdraws", async ({ page, world, logIn }) => {
  const customer = await world.customer({ emailVerified: true });
  const { order } = await ordered(world, customer, "Drive shaft");
  await expectAccessibleEverywhere(page, "/legal#returns", async () => {
    await page.getByText("Withdraw from contract here", { exact: true }).last().click();
    await expect(page.getByLabel("Order number")).toBeVisible();
  });
  await logIn(customer);
  const path = `/dashBord/UserOrder?withdraw=${order._id}`;
  await page.goto(path);
  await partsOf(page).confirm.click();
  await expect(partsOf(page).received).toBeVisible();
  await expectAccessibleEverywhere(page, path, () => expect(partsOf(page).received).toBeVisible());
});
