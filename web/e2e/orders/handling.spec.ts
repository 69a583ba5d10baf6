import { fulfilOrder } from "@carparts/functions/contract/admin/fulfilment";
import { type Order, readPayment } from "@carparts/functions/contract/orders";
import type { StatusChange } from "@carparts/functions/contract/values/order-status";
import { as } from "@carparts/functions/testing/api";
import type { Locator, Page } from "@playwright/test";
import { emailsTo, forgetEmailsTo } from "../support/emails.ts";
import { acceptDialogs, expect, test } from "../support/fixtures.ts";
import { lookAway } from "../support/live.ts";
import { ordersOf, picked, rowOf } from "../support/managed-orders.ts";

/** Newer than anything that other tests order. */
const NEWEST = "2999-06-01T00:00:00.000Z";

function taken(...handlings: StatusChange["handling"][]): StatusChange[] {
  return handlings.map((handling, index) => ({ handling, at: `2999-06-0${index + 2}T12:00:00.000Z` }));
}

async function openAllOrders(page: Page): Promise<(part: string) => Locator> {
  await page.goto("/dashBord/manageOrder");
  await expect(page.getByRole("table")).toBeVisible();
  return (part) => page.getByRole("row", { name: part });
}

test("an admin picks, sends and closes an order, and the customer sees it without a reload", async ({
  page,
  world,
  logIn,
  newVisitor,
}) => {
  const customer = await world.customer({ emailVerified: true });
  const order = await world.order(await world.product({ name: "Camshaft" }), customer, { createdAt: NEWEST });
  await logIn(customer);
  await page.goto("/dashBord/UserOrder");
  const progress = page.getByRole("row", { name: "Camshaft" }).getByRole("list", { name: "Progress" });
  const reached = progress.locator("[aria-current=step]");
  await expect(reached).toHaveText("Ordered Jun 1, 2999");
  await expect(progress.getByRole("listitem")).toHaveText([/^Ordered/, /^Packed/, /^Sent/, /^Completed/]);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  const adminPage = await newVisitor();
  const admin = await world.admin();
  await logIn(admin, adminPage);
  const row = (await openAllOrders(adminPage))("Camshaft");
  await expect(row.getByRole("cell", { name: "New", exact: true })).toBeVisible();
  await row.getByRole("button", { name: "Mark picked" }).click();
  await expect(
    adminPage.getByText(`Order ${order.number}, Camshaft for Test Customer: picked.`),
  ).toBeVisible();
  await row.getByRole("button", { name: "Mark sent" }).click();
  const dialog = adminPage.getByRole("dialog", { name: "Send this order" });
  await dialog.getByLabel("Carrier").fill("DHL");
  await dialog.getByLabel("Tracking number").fill("JD01 4600");
  await dialog.getByRole("button", { name: "Mark sent" }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText("DHL JD01 4600");

  await expect(reached).toContainText("Sent");
  await expect(progress.getByRole("link", { name: "JD01 4600" })).toHaveAttribute(
    "href",
    "https://www.dhl.com/global-en/home/tracking.html?tracking-id=JD014600",
  );
  await row.getByRole("button", { name: "Mark closed" }).click();
  await expect(row.getByRole("button", { name: /^Mark/ })).toHaveCount(0);
  await expect(row.getByText("panding", { exact: true })).toBeVisible();
  await expect(reached).toContainText("Completed");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  const stored = await as(customer).call(readPayment, { params: { id: order._id } });
  expect(stored.output).toMatchObject({ handling: "closed", version: 4, carrier: "DHL" });

  const opening = { name: `Order ${order.number}` };
  await row.getByRole("button", opening).click();
  const history = (on: Page) =>
    on.getByRole("region", opening).getByRole("list", { name: "Progress" }).getByRole("listitem");
  await expect(history(adminPage).filter({ hasText: "Sent" })).toContainText("by you");
  await expect
    .poll(() => emailsTo(customer))
    .toMatchObject([{ subject: `Your order ${order.number} is on its way` }]);
  await forgetEmailsTo(customer);
  const otherPage = await newVisitor();
  await logIn(await world.admin(), otherPage);
  const seen = (await openAllOrders(otherPage))("Camshaft");
  await seen.getByRole("button", opening).click();
  await expect(history(otherPage).filter({ hasText: "Sent" })).toContainText(`by ${admin.email}`);
});

test("an order is sent without a carrier, and Cancel sends nothing", async ({ page, world, logIn }) => {
  const fields = { handling: "picked", version: 2, history: taken("picked"), createdAt: NEWEST } as const;
  await world.order(await world.product({ name: "Crankshaft" }), await world.customer(), fields);
  await logIn(await world.admin());
  const row = (await openAllOrders(page))("Crankshaft");
  await row.getByRole("button", { name: "Mark sent" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Carrier")).toBeFocused();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(row.getByRole("button", { name: "Mark sent" })).toBeFocused();
  await row.getByRole("button", { name: "Mark sent" }).click();
  await dialog.getByRole("button", { name: "Mark sent" }).click();
  await expect(row.getByRole("button", { name: "Mark closed" })).toBeVisible();
  await expect(row.getByRole("button", { name: "Delete" })).toHaveCount(0);
});

test.describe("when another admin was faster", () => {
  test.use({ expectedNoise: /409 \(Conflict\)/ });

  test("words say so, and the row shows what is there now", async ({ page, world, logIn }) => {
    const order = await world.order(await world.product({ name: "Turbocharger" }), await world.customer(), {
      createdAt: NEWEST,
    });
    await logIn(await world.admin());
    const row = (await openAllOrders(page))("Turbocharger");
    await world.change("orders", order._id, { handling: "picked", version: 2, history: taken("picked") });
    await row.getByRole("button", { name: "Mark picked" }).click();
    await expect(page.getByText(`Order ${order.number}: It was marked picked meanwhile.`)).toBeVisible();
    await row.getByRole("button", { name: "Mark sent" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Tracking number").fill("9".repeat(61));
    await dialog.getByRole("button", { name: "Mark sent" }).click();
    await expect(dialog.getByLabel("Tracking number")).toHaveAccessibleDescription(
      /Tracking number is longer than 60 characters\.$/,
    );
    await world.change("orders", order._id, { handling: "sent", history: taken("picked", "sent") });
    await dialog.getByLabel("Tracking number").fill("9");
    await dialog.getByRole("button", { name: "Mark sent" }).click();
    await expect(page.getByText(`Order ${order.number}: It can't be marked sent now.`)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(row.getByRole("button", { name: "Mark closed" })).toBeVisible();
  });

  test("the dialog stays with what was typed when the order leaves the list, and says so when it's sent", async ({
    page,
    world,
    logIn,
  }) => {
    const { name, orders } = await ordersOf(world, [picked]);
    const [order] = orders as [Order];
    await logIn(await world.admin());
    await page.goto(`/dashBord/manageOrder?q=${name}&handling=picked`);
    await rowOf(page, order).getByRole("button", { name: "Mark sent" }).click();
    const dialog = page.getByRole("dialog", { name: "Send this order" });
    await dialog.getByLabel("Tracking number").fill("JD01 4600");
    const theirs = { handling: "sent", version: 2 } as const;
    await as(await world.admin()).call(fulfilOrder, { params: { id: order._id }, body: theirs });
    await lookAway(page);
    await expect(page.getByText("Nothing found")).toBeAttached();
    await expect(dialog.getByLabel("Tracking number")).toHaveValue("JD01 4600");
    await dialog.getByRole("button", { name: "Mark sent" }).click();
    await expect(page.getByText(`Order ${order.number}: It was marked sent meanwhile.`)).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test("a customer who deletes an order that is packed is told whom to ask", async ({
    page,
    world,
    logIn,
  }) => {
    const customer = await world.customer();
    const order = await world.order(await world.product({ name: "Flywheel" }), customer);
    acceptDialogs(page);
    await logIn(customer);
    await page.goto("/dashBord/UserOrder");
    const remove = page.getByRole("row", { name: "Flywheel" }).getByRole("button", { name: "Delete" });
    await expect(remove).toBeVisible();
    await world.change("orders", order._id, { handling: "picked", version: 2, history: taken("picked") });
    await remove.click();
    await expect(page.getByText("To cancel it, please write or call us")).toBeVisible();
    await expect(remove).toHaveCount(0);
    await expect(page.locator("[aria-current=step]")).toHaveText("Packed Jun 2, 2999");
  });
});
