import { fulfilOrders } from "@carparts/functions/contract/admin/fulfilment";
import type { Order } from "@carparts/functions/contract/orders";
import type { Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../support/accessibility.ts";
import { loseAnswer } from "../support/basket.ts";
import { expect, holdRequests, test } from "../support/fixtures.ts";
import { glanceAway, lookAway } from "../support/live.ts";
import { ordersOf, picked, rowOf } from "../support/managed-orders.ts";

const HANDLING = new RegExp(`${fulfilOrders.path}$`);

const bar = (page: Page) => page.getByRole("region", { name: "Selected" });
const sending = (page: Page) => page.getByRole("dialog", { name: /^Send \d+ orders?$/ });
const results = (page: Page) => page.getByRole("dialog", { name: "Mark sent" });

async function selectAll(page: Page, name: string, count: number): Promise<void> {
  await page.goto(`/dashBord/manageOrder?q=${name}`);
  await page.getByRole("checkbox", { name: `Select all ${count} shown` }).check();
}

async function send(page: Page): Promise<void> {
  await bar(page).getByRole("button", { name: "Mark sent" }).click();
  await confirm(page);
}

/** The orders wait ten seconds, but for a page out of sight. */
async function confirm(page: Page): Promise<void> {
  await sending(page).getByRole("button", { name: "Mark sent" }).click();
  await expect(sending(page)).toHaveCount(0);
  await lookAway(page);
}

test("selected orders wait ten seconds, until when they can be undone by keyboard and aren't sent", async ({
  page,
  world,
  logIn,
}) => {
  const { name, orders } = await ordersOf(world, [picked, picked]);
  await page.clock.install();
  await logIn(await world.admin());
  await selectAll(page, name, 2);
  await bar(page).getByRole("button", { name: "Mark sent" }).click();
  await sending(page).getByRole("button", { name: "Mark sent" }).click();
  const held = page.getByRole("alert").filter({ hasText: "2 orders will be sent in ten seconds." });
  await expect(held).toBeVisible();
  const [first] = orders as [Order];
  await expect(rowOf(page, first).getByRole("button", { name: "Mark sent" })).toBeDisabled();
  await held.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(held).toHaveCount(0);
  await expect(rowOf(page, first).getByRole("button", { name: "Mark sent" })).toBeEnabled();
  await page.clock.runFor(11_000);
  for (const { _id } of orders)
    expect(await world.stored("orders", _id)).toMatchObject({ handling: "picked" });

  await bar(page).getByRole("button", { name: "Mark sent" }).click();
  await sending(page).getByRole("button", { name: "Mark sent" }).click();
  await page.clock.runFor(11_000);
  await expect(page.getByText("2 orders sent.")).toBeVisible();
});

test("what is done while orders are sent keeps its focus and its selection", async ({
  page,
  world,
  logIn,
}) => {
  const { name, orders } = await ordersOf(world, [picked, picked, {}]);
  const [one, two, other] = orders as [Order, Order, Order];
  const boxOf = ({ number }: Order) => page.getByRole("checkbox", { name: `Select order ${number}` });
  await page.clock.install();
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageOrder?q=${name}`);
  for (const order of [one, two]) await boxOf(order).check();
  const release = await holdRequests(page, HANDLING);
  const isSending = page.waitForRequest(HANDLING);
  await bar(page).getByRole("button", { name: "Mark sent" }).click();
  await sending(page).getByRole("button", { name: "Mark sent" }).click();
  await expect(sending(page)).toHaveCount(0);
  await boxOf(other).check();
  const search = page.getByLabel("Search orders");
  await search.focus();
  await page.clock.runFor(11_000);
  await isSending;
  await expect(bar(page).getByRole("button", { name: "Mark picked" }), "while it runs").toBeDisabled();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  release();
  await expect(page.getByText("2 orders sent.")).toBeVisible();
  await expect(bar(page)).toContainText("1 selected");
  await expect(boxOf(other)).toBeChecked();
  await expect(search).toBeFocused();
});

test("many orders that are sent tell how far they are beside what else is done", async ({
  page,
  world,
  logIn,
}) => {
  const { name } = await ordersOf(
    world,
    Array.from({ length: 26 }, () => picked),
  );
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageOrder?q=${name}`);
  await page.getByRole("button", { name: "Show more" }).click();
  await page.getByRole("checkbox", { name: "Select all 26 shown" }).check();
  const release = await holdRequests(page, HANDLING);
  await bar(page).getByRole("button", { name: "Mark sent" }).click();
  await sending(page).getByLabel("Write invoices").uncheck();
  await confirm(page);
  const progress = page.getByRole("region", { name: "Mark sent" });
  await expect(progress).toContainText("0 of 26 orders done");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectAccessibleAsItStands(page);
  release();
  await expect(page.getByText("26 orders sent.")).toBeVisible();
  await expect(progress).toHaveCount(0);
});

test("selected orders are sent in one act, by one carrier that is asked for once", async ({
  page,
  world,
  logIn,
}) => {
  const { name, orders } = await ordersOf(world, [picked, {}, picked]);
  await logIn(await world.admin());
  await selectAll(page, name, 3);
  await bar(page).getByRole("button", { name: "Mark sent" }).click();
  await expect(sending(page)).toContainText(orders[0]?.number ?? "");
  await sending(page).getByLabel("Carrier").fill("DHL");
  await sending(page).getByLabel("Tracking number").fill("9".repeat(61));
  await sending(page).getByRole("button", { name: "Mark sent" }).click();
  await expect(sending(page).getByLabel("Tracking number")).toHaveAccessibleDescription(
    /Tracking number is longer than 60 characters\.$/,
  );
  await expect(sending(page).getByLabel("Carrier")).toHaveValue("DHL");
  await sending(page).getByLabel("Tracking number").fill("JD01");
  await expectAccessibleAsItStands(page);
  await sending(page).getByRole("button", { name: "Mark sent" }).click();
  const question = page.getByRole("dialog", { name: "One number for several parcels?" });
  await question.getByRole("button", { name: "Back to the numbers" }).click();
  await expect(sending(page).getByLabel("Tracking number")).toHaveValue("JD01");
  await sending(page).getByRole("button", { name: "Mark sent" }).click();
  await question.getByRole("button", { name: "Send them under one number" }).click();
  await expect(question).toHaveCount(0);
  await lookAway(page);
  await expect(page.getByText("2 orders sent. 1 order can't be marked sent now.")).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  for (const order of [orders[0], orders[2]]) {
    await expect(rowOf(page, order as Order)).toContainText("DHL JD01");
    expect(await world.stored("orders", order?._id ?? "")).toMatchObject({ handling: "sent", version: 3 });
  }
});

test("selected orders of several parcels lead to a number for each", async ({ page, world, logIn }) => {
  const { name, orders } = await ordersOf(world, [picked, picked]);
  await logIn(await world.admin());
  await selectAll(page, name, 2);
  await bar(page).getByRole("button", { name: "Mark sent" }).click();
  await sending(page).getByRole("link", { name: "Give each its own number" }).click();
  await expect(page.getByRole("heading", { name: "Parcels" })).toBeVisible();
  for (const { number } of orders)
    await expect(page.getByRole("textbox", { name: `order ${number}` })).toBeVisible();
});

test("two admins send the same orders: each goes once, and whoever is slower is told of each by its number", async ({
  page,
  world,
  logIn,
  newVisitor,
}) => {
  const { name, orders } = await ordersOf(world, [picked, picked, picked]);
  const other = await newVisitor();
  await logIn(await world.admin(), other);
  await logIn(await world.admin());
  await Promise.all([page, other].map((one) => selectAll(one, name, 3)));
  await bar(other).getByRole("button", { name: "Mark sent" }).click();
  await send(page);
  await expect(page.getByText("3 orders sent.")).toBeVisible();
  await confirm(other);
  await expect(results(other).getByRole("status")).toHaveText("3 orders: 3 not marked.");
  const refused = results(other).getByRole("list", { name: "Not marked sent" });
  for (const { number } of orders) {
    await expect(refused).toContainText(`${number}: It was marked sent meanwhile.`);
  }
  await expectAccessibleAsItStands(other);
  await results(other).getByRole("button", { name: "Close" }).click();
  await expect(bar(other)).toHaveCount(0);
  const events = await Promise.all(orders.map(({ _id }) => world.auditEventsAbout(_id)));
  expect(events.map((ofOrder) => ofOrder.length)).toEqual([1, 1, 1]);
});

test("an order that another admin deletes meanwhile stops no other, and is told of", async ({
  page,
  world,
  logIn,
}) => {
  const { name, orders } = await ordersOf(world, [picked, picked]);
  await logIn(await world.admin());
  await selectAll(page, name, 2);
  await world.remove("orders", orders[0]?._id ?? "");
  await send(page);
  await expect(results(page).getByRole("status")).toHaveText("2 orders: 1 marked sent, 1 not marked.");
  await expect(results(page)).toContainText(`${orders[0]?.number}: It no longer exists.`);
  await expect(results(page).getByRole("list", { name: "Marked sent", exact: true })).toHaveText(
    new RegExp(`^${orders[1]?.number}: R2`),
  );
});

test("many orders are picked in chunks, which can be stopped and gone on with", async ({
  page,
  world,
  logIn,
}) => {
  const { name } = await ordersOf(
    world,
    Array.from({ length: 30 }, () => ({})),
  );
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageOrder?q=${name}`);
  await expect(page.getByRole("checkbox", { name: "Select all 25 shown" })).toBeVisible();
  await page.getByRole("button", { name: "Show more" }).click();
  await page.getByRole("checkbox", { name: "Select all 30 shown" }).check();
  const release = await holdRequests(page, HANDLING);
  await bar(page).getByRole("button", { name: "Mark picked" }).click();
  const dialog = page.getByRole("dialog", { name: "Mark picked" });
  await expect(dialog.getByRole("progressbar")).toHaveAttribute("value", "0");
  await dialog.getByRole("button", { name: "Stop" }).click();
  release();
  await expect(dialog.getByRole("status")).toHaveText("30 orders: 25 marked picked, 5 not reached.");
  await dialog.getByRole("button", { name: "Continue with the other 5" }).click();
  await expect(page.getByText("5 orders picked.")).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test("whoever leaves the list meanwhile is told what was refused, and what wasn't reached", async ({
  page,
  world,
  logIn,
}) => {
  const { name, orders } = await ordersOf(world, [picked, picked]);
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageOrder?q=${name}`);
  await page.getByRole("navigation", { name: "Dashbord" }).getByRole("link", { name: "Add Item" }).click();
  await expect(page.getByLabel("Description")).toBeVisible();
  await page.goBack();
  await page.getByRole("checkbox", { name: "Select all 2 shown" }).check();
  await world.remove("orders", orders[0]?._id ?? "");
  const release = await holdRequests(page, HANDLING);
  await send(page);
  await page.goForward();
  await expect(page.getByLabel("Description")).toBeVisible();
  release();
  await expect(page.getByText("2 orders: 1 marked sent, 1 not marked.")).toBeVisible();
});

test.describe("with an answer that gets lost", () => {
  test.use({ expectedNoise: /ERR_FAILED/ });

  test("the admin goes on, and no order takes a step twice", async ({ page, world, logIn }) => {
    const { name, orders } = await ordersOf(world, [picked, picked]);
    await logIn(await world.admin());
    await selectAll(page, name, 2);
    await loseAnswer(page, HANDLING);
    await bar(page).getByRole("button", { name: "Mark sent" }).click();
    await sending(page).getByRole("button", { name: "Mark sent" }).click();
    await expect(sending(page)).toHaveCount(0);
    // Not for longer: a key's time is taken at this moment.
    await glanceAway(page);
    await expect(results(page).getByRole("alert")).toContainText("can't be reached");
    await results(page).getByRole("button", { name: "Continue with the other 2" }).click();
    await expect(page.getByText("2 orders sent.")).toBeVisible();
    await expect(results(page)).toHaveCount(0);
    for (const { _id } of orders) {
      expect(await world.stored("orders", _id)).toMatchObject({ handling: "sent", version: 3 });
    }
  });
});
