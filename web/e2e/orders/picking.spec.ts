import { fulfilOrders } from "@carparts/functions/contract/admin/fulfilment";
import { deleteOrder, type Order, placeOrder, readPayment } from "@carparts/functions/contract/orders";
import type { Product } from "@carparts/functions/contract/products";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { anOrder, aPartNumber } from "@carparts/functions/testing/builders";
import type { World } from "@carparts/functions/testing/world";
import type { Locator, Page } from "@playwright/test";
import { expect, holdRequests, test } from "../support/fixtures.ts";
import { startOf } from "../support/keyboard.ts";
import { lookAway } from "../support/live.ts";

const PHONE = { width: 375, height: 812 };

async function order(
  product: Product,
  customer: Account,
  MinimumOrder: number,
  name: string,
): Promise<Order> {
  const body = anOrder(product, customer, { MinimumOrder, name });
  return (await as(customer).call(placeOrder, { body })).output;
}

/** Five orders of three parts on two shelves, and on none. */
async function fiveOrders(world: World) {
  const customer = await world.customer();
  const partNumber = aPartNumber();
  const disc = await world.product({ name: "Brake disc", shelf: "A10", partNumber });
  const filter = await world.product({ name: "Oil filter", shelf: "A2" });
  const belt = await world.product({ name: "Fan belt" });
  const orders = [
    await order(disc, customer, 3, "Ana"),
    await order(filter, customer, 1, "Ben"),
    await order(disc, customer, 2, "Cyd"),
    await order(filter, customer, 4, "Dee"),
    await order(belt, customer, 1, "Eve"),
  ] as const;
  return { customer, partNumber, orders };
}

function listOf(orders: readonly Order[]): string {
  const query = new URLSearchParams(orders.map(({ _id }) => ["id", _id]));
  return `/dashBord/manageOrder/picking?${query}`;
}

function rowOf(page: Page, part: string): Locator {
  return page.getByRole("main").getByRole("listitem").filter({ hasText: part }).first();
}

function boxOf(page: Page, part: string): Locator {
  return rowOf(page, part).getByRole("checkbox").first();
}

function bar(page: Page): Locator {
  return page.getByRole("region", { name: "Picked" });
}

function results(page: Page): Locator {
  return page.getByRole("status", { name: "Result" });
}

async function handlingsOf(account: Account, orders: readonly Order[]): Promise<string[]> {
  const read = ({ _id }: Order) => as(account).call(readPayment, { params: { id: _id } });
  return (await Promise.all(orders.map(read))).map(({ output }) => output.handling);
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("five orders are ticked off shelf by shelf, and who goes without stays", async ({
    page,
    world,
    admin,
  }) => {
    const { partNumber, orders } = await fiveOrders(world);
    const [ana, ben, cyd, dee] = orders;
    await page.goto(listOf(orders));
    await expect(page.getByText("11 pieces of 3 parts for 5 orders.")).toBeVisible();
    const shelves = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(shelves).toHaveText(["Shelf A2", "Shelf A10", "No shelf"]);
    await expect(rowOf(page, "Brake disc")).toContainText(partNumber);
    await expect(rowOf(page, "Brake disc")).toContainText("10 on hand");

    await rowOf(page, "Oil filter").getByText("Oil filter", { exact: true }).click();
    await expect(bar(page)).toContainText("2 of 5 ticked");
    const target = await rowOf(page, "Oil filter").locator("label").first().boundingBox();
    expect(target?.height).toBeGreaterThanOrEqual(64);
    await page.reload();
    await expect(boxOf(page, "Oil filter")).toBeChecked();
    await expect(boxOf(page, "Brake disc")).not.toBeChecked();

    await rowOf(page, "Brake disc").getByText("2 orders · found fewer?").click();
    await page.getByLabel("Pieces found: Brake disc").fill("3");
    await expect(rowOf(page, "Brake disc")).toContainText("Not enough pieces for this order.");
    await expect(rowOf(page, "Brake disc")).toContainText(`${cyd.number}, Cyd: 2`);
    await boxOf(page, "Brake disc").check();
    await expect(bar(page)).toContainText("3 of 5 ticked");
    await page.reload();
    await expect(rowOf(page, "Brake disc")).toContainText("3 of 5");

    await page.getByRole("button", { name: "Mark picked" }).click();
    await expect(results(page)).toContainText("3 orders picked");
    for (const { number } of [ana, ben, dee]) await expect(results(page)).toContainText(number);
    await expect(results(page)).toBeFocused();
    await expect(page.getByText("3 pieces of 2 parts for 2 orders.")).toBeVisible();
    await expect(rowOf(page, "Brake disc")).toContainText("7 on hand");
    await expect(rowOf(page, "Brake disc")).toContainText(`${cyd.number}, Cyd: 2`);
    await expect(boxOf(page, "Brake disc")).toBeDisabled();
    expect(await handlingsOf(admin, orders)).toEqual(["picked", "picked", "new", "picked", "new"]);
    await expect(page.getByText(`No longer in this list: ${ana.number} (Picked)`)).toBeVisible();

    await page.getByRole("button", { name: "Tick all" }).click();
    await expect(bar(page)).toContainText("1 of 2 ticked");
    await results(page).getByRole("link", { name: "Packing slips" }).click();
    await expect(page.getByText("3 parcels for 3 orders.")).toBeVisible();
    await page.goBack();
    await expect(boxOf(page, "Fan belt")).toBeChecked();
  });

  test("an order that goes without gets its pieces where somebody says so", async ({
    page,
    world,
    admin,
  }) => {
    const { orders } = await fiveOrders(world);
    const [ana, , cyd] = orders;
    await page.goto(listOf([ana, cyd]));
    await boxOf(page, "Brake disc").check();
    await expect(bar(page)).toContainText("2 of 2 ticked");
    const fold = rowOf(page, "Brake disc").getByText("2 orders · found fewer?");
    const found = page.getByLabel("Pieces found: Brake disc");
    await fold.click();
    await found.fill("1.000");
    await expect(found).toHaveAccessibleDescription(/Write 1000 without a separator\.$/);
    await fold.click();
    await page.getByRole("button", { name: "Mark picked" }).click();
    await expect(found).toBeFocused();
    await expect(bar(page)).toContainText("2 of 2 ticked");
    await found.fill("4");
    await page.getByLabel("Pieces found: Brake disc").press("Tab");
    await expect(bar(page)).toContainText("1 of 2 ticked");
    const ofAna = page.getByRole("checkbox", { name: `${ana.number}, Ana` });
    const ofCyd = page.getByRole("checkbox", { name: `${cyd.number}, Cyd` });
    await ofAna.uncheck();
    await ofCyd.check();
    await page.getByRole("button", { name: "Mark picked" }).click();
    await expect(results(page)).toContainText(`1 order picked: ${cyd.number}`);
    expect(await handlingsOf(admin, [ana, cyd])).toEqual(["new", "picked"]);
  });

  test("an order that is deleted while it is picked says where its pieces go back to", async ({
    page,
    world,
    admin,
  }) => {
    const { customer, orders } = await fiveOrders(world);
    const [ana, ben, , dee, eve] = orders;
    await page.goto(listOf(orders));
    await page.getByRole("button", { name: "Tick all" }).click();
    await expect(bar(page)).toContainText("5 of 5 ticked");
    await as(customer).call(deleteOrder, { params: { id: ben._id } });
    await page.reload();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(
      `Order ${ben.number} was deleted. Put its pieces back: 1 × Oil filter, shelf A2.`,
    );
    await alert.getByRole("button", { name: `Done: order ${ben.number}` }).click();
    await expect(alert).toHaveCount(0);
    await expect(startOf(page)).toBeFocused();
    await expect(page.getByText("1 order of this list was deleted.")).toBeVisible();

    await as(customer).call(deleteOrder, { params: { id: eve._id } });
    await page.getByRole("button", { name: "Mark picked" }).click();
    await expect(results(page)).toContainText("3 orders picked");
    await expect(results(page)).toContainText(`1 order not picked${eve.number}: It no longer exists.`);
    await expect(alert).toContainText("Put its pieces back: 1 × Fan belt.");
    expect(await handlingsOf(admin, [ana, dee])).toEqual(["picked", "picked"]);
  });

  test("of two admins at once, one picks an order, and the other is told", async ({
    page,
    world,
    admin,
    logIn,
    newVisitor,
  }) => {
    const { orders } = await fiveOrders(world);
    const [ana, , cyd] = orders;
    const other = await newVisitor({ viewport: PHONE });
    await logIn(await world.admin(), other);
    for (const one of [page, other]) {
      await one.goto(listOf([ana, cyd]));
      await one.getByRole("button", { name: "Tick all" }).click();
      await expect(bar(one)).toContainText("2 of 2 ticked");
    }
    await page.getByRole("button", { name: "Mark picked" }).click();
    await expect(results(page)).toContainText("2 orders picked");
    await other.getByRole("button", { name: "Mark picked" }).click();
    await expect(results(other)).toContainText("2 orders not picked");
    await expect(results(other)).toContainText(`${ana.number}: It was marked picked meanwhile.`);
    await expect(other.getByRole("alert")).toContainText(
      `Order ${cyd.number} is picked already. If that wasn't you, put its pieces back: 2 × Brake disc, shelf A10.`,
    );
    expect(await handlingsOf(admin, [ana, cyd])).toEqual(["picked", "picked"]);
  });
});

test("whoever leaves the list while orders are marked is told which weren't", async ({
  page,
  world,
  admin,
}) => {
  const { customer, orders } = await fiveOrders(world);
  const [ana, , cyd] = orders;
  await page.goto(listOf([ana, cyd]));
  await page.getByRole("button", { name: "Tick all" }).click();
  await as(customer).call(deleteOrder, { params: { id: cyd._id } });
  const release = await holdRequests(page, new RegExp(`${fulfilOrders.path}$`));
  await page.getByRole("button", { name: "Mark picked" }).click();
  await page.getByRole("link", { name: "Back to the orders" }).click();
  await expect(page.getByLabel("Search orders")).toBeVisible();
  release();
  await expect(page.getByText("2 orders: 1 marked picked, 1 not marked.")).toBeVisible();
  expect(await handlingsOf(admin, [ana])).toEqual(["picked"]);
});

test("by keyboard alone, selected orders are opened, ticked and marked, and Back leads to the orders", async ({
  page,
  world,
  admin,
}) => {
  const { orders } = await fiveOrders(world);
  const [ana] = orders;
  await page.goto(`/dashBord/manageOrder?q=${ana.number}`);
  await page.getByRole("checkbox", { name: `Select order ${ana.number}` }).press("Space");
  const selected = page.getByRole("region", { name: "Selected" });
  await selected.getByRole("button", { name: "Picking list" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Picking list" })).toBeVisible();
  await expect(page.getByText("3 pieces of 1 part for 1 order.")).toBeVisible();
  const box = boxOf(page, "Brake disc");
  await box.focus();
  await page.keyboard.press("Space");
  await expect(box).toBeChecked();
  const button = page.getByRole("button", { name: "Mark picked" });
  while (!(await button.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(results(page)).toBeFocused();
  await expect(page.getByText("Nothing to pick")).toBeVisible();
  expect(await handlingsOf(admin, [ana])).toEqual(["picked"]);
  await page.goBack();
  await expect(page.getByLabel("Search orders")).toHaveValue(ana.number);
});

test("a list that may not be whole says that more may follow, however few it has", async ({
  page,
  world,
  admin: _admin,
}) => {
  const { orders } = await fiveOrders(world);
  const [ana] = orders;
  await page.route("**/api/picking?*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), isWhole: false } });
  });
  await page.goto(listOf([ana]));
  await expect(page.getByText("3 pieces of 1 part for 1 order. These are the oldest")).toBeVisible();
});

test.describe("when asking again fails", () => {
  test.use({ expectedNoise: /503 \(Service Unavailable\)/ });

  test("the list stays, and it's said above it that there may be a newer one", async ({
    page,
    world,
    admin: _admin,
  }) => {
    const { orders } = await fiveOrders(world);
    await page.goto(listOf([orders[0]]));
    await expect(boxOf(page, "Brake disc")).toBeVisible();
    await page.route("**/api/picking?*", (route) => route.fulfill({ status: 503, json: {} }));
    await lookAway(page);
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText("Newer data could not be loaded", { timeout: 15_000 });
    await expect(boxOf(page, "Brake disc")).toBeVisible();
    await page.unroute("**/api/picking?*");
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(alert).toHaveCount(0);
  });
});

test("a shelf that is written in two ways is gone to once", async ({ page, world, logIn }) => {
  await logIn(await world.admin());
  const customer = await world.customer();
  const shelves = ["B 12", "B-1-2", "b-12"];
  const parts = await Promise.all(shelves.map((shelf) => world.product({ name: `Of ${shelf}`, shelf })));
  const orders = await Promise.all(parts.map((part) => order(part, customer, 1, "Ana")));
  await page.goto(listOf(orders));
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings).toHaveText(["Shelf B-1-2", "Shelf B 12"]);
  const last = page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Shelf B 12" }) });
  await expect(last).toContainText(/Of B 12.*Of b-12/s);
});

test("without a choice, all new orders are to be picked", async ({ page, world, admin }) => {
  const { orders } = await fiveOrders(world);
  await page.goto("/dashBord/manageOrder");
  await page.getByRole("button", { name: "Picking list" }).first().click();
  await expect(page).toHaveURL("/dashBord/manageOrder/picking");
  for (const { number } of orders) await expect(page.getByText(number).first()).toBeAttached();
  await page.getByRole("link", { name: "Back to the orders" }).click();
  await expect(page.getByLabel("Search orders")).toBeVisible();
  expect(await handlingsOf(admin, orders)).toEqual(orders.map(() => "new"));
});
