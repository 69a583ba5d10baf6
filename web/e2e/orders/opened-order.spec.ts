import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility.ts";
import { acceptDialogs, expect, test } from "../support/fixtures.ts";
import { startOf } from "../support/keyboard.ts";
import { openedIn, ordersOf, picked, rowOf } from "../support/managed-orders.ts";

test("an order opens beside the list by its address, with its history and its account's others, and Back closes it", async ({
  page,
  world,
  logIn,
}) => {
  const { name, orders, product } = await ordersOf(world, [{}, {}, { ...picked, mobile: "+1 555 0177" }]);
  const [, other, order] = orders;
  if (!order || !other) throw new Error("There are three orders.");
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageOrder?q=${name}`);
  await rowOf(page, order)
    .getByRole("button", { name: `Order ${order.number}` })
    .click();
  await expect(page).toHaveURL(`/dashBord/manageOrder?q=${name}&order=${order._id}`);
  const opened = openedIn(page, order);
  await expect(opened.getByRole("heading", { name: `Order ${order.number}` })).toBeFocused();
  await expect(opened).toContainText("+1 555 0177");
  await expect(opened).toContainText(order.address);
  await expect(opened.locator("[aria-current=step]")).toHaveText("Picked Feb 1, 2998");
  await expectAccessible(page);
  await expect(opened.getByRole("link", { name: product.name })).toHaveAttribute(
    "href",
    `/part/${product._id}`,
  );
  await expect(opened.getByRole("link", { name: "Payment" })).toHaveAttribute(
    "href",
    `/dashBord/UserOrder/payment/${order._id}`,
  );
  await expect(rowOf(page, order)).toHaveAttribute("aria-current", "true");
  const others = opened.getByRole("list", { name: "Other orders" }).getByRole("listitem");
  await expect(others).toHaveCount(2);

  await page.reload();
  await expect(others).toHaveCount(2);
  await others.filter({ hasText: other.number }).getByRole("button").click();
  await expect(openedIn(page, other)).toContainText("panding");
  await openedIn(page, other).getByRole("button", { name: "Mark picked" }).click();
  await expect(openedIn(page, other).getByRole("button", { name: "Mark sent" })).toBeVisible();
  await expect(rowOf(page, other)).toContainText("Picked");
  await page.goBack();
  await expect(page).toHaveURL(`/dashBord/manageOrder?q=${name}`);
  await expect(page.getByRole("region", { name: /^Order / })).toHaveCount(0);
  await expect(rowOf(page, other)).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(openedIn(page, other).getByRole("heading", { name: other.number })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: /^Order / })).toHaveCount(0);
  await expect(rowOf(page, other)).toBeFocused();
});

test("the row of an order that is opened far down stays in sight, though the list gets narrower", async ({
  page,
  world,
  logIn,
}) => {
  const { name, orders } = await ordersOf(
    world,
    Array.from({ length: 20 }, () => ({})),
  );
  const [order] = orders;
  if (!order) throw new Error("There are twenty orders.");
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageOrder?q=${name}`);
  await rowOf(page, order)
    .getByRole("button", { name: `Order ${order.number}` })
    .click();
  await expect(openedIn(page, order).getByRole("heading", { name: order.number })).toBeInViewport();
  await expect(rowOf(page, order)).toBeInViewport();
});

test.describe("an order that is gone", () => {
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  test("says so, and one that is deleted where it's open comes back by Undo", async ({
    page,
    world,
    logIn,
  }) => {
    const { name, orders, product } = await ordersOf(world, [{ MinimumOrder: 2 }, {}]);
    const [order, next] = orders;
    if (!order || !next) throw new Error("There are two orders.");
    await logIn(await world.admin());
    await page.goto("/dashBord/manageOrder?order=nosuchorder");
    await expect(page.getByText("This order no longer exists.")).toBeVisible();
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await expect(page).toHaveURL("/dashBord/manageOrder");

    await page.goto(`/dashBord/manageOrder?q=${name}&order=${order._id}`);
    await expect(rowOf(page, next)).toBeVisible();
    acceptDialogs(page);
    await openedIn(page, order).getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByText(`Order ${order.number} deleted.`)).toBeVisible();
    await expect(page).toHaveURL(`/dashBord/manageOrder?q=${name}`);
    await expect(rowOf(page, order)).toHaveCount(0);
    await expect(rowOf(page, next), "for whoever goes on by keyboard").toBeFocused();
    await page.getByRole("alert").getByRole("button", { name: "Undo" }).click();
    await expect(rowOf(page, order)).toBeVisible();
    expect(await world.stockOf(product)).toBe(10);
  });

  test("closing an order that isn't in the list, and deleting all of its account, lose no keyboard", async ({
    page,
    world,
    logIn,
  }) => {
    const [{ orders }, { name, orders: others }] = [await ordersOf(world, [{}]), await ordersOf(world, [{}])];
    const [order, other] = [...orders, ...others];
    if (!order || !other) throw new Error("There are two orders.");
    await logIn(await world.admin());
    await page.goto(`/dashBord/manageOrder?q=${name}&order=${order._id}`);
    await openedIn(page, order).getByRole("button", { name: "Close", exact: true }).click();
    await expect(page.getByRole("region", { name: /^Order / })).toHaveCount(0);
    await expect(startOf(page)).toBeFocused();

    acceptDialogs(page);
    await page.goto(`/dashBord/manageOrder?q=${name}&order=${order._id}`);
    await openedIn(page, order).getByText("Delete these orders", { exact: true }).click();
    await openedIn(page, order).getByRole("button", { name: "Delete all orders of this account" }).click();
    await expect(page.getByText("This order no longer exists.")).toBeVisible();
    await expect(startOf(page)).toBeFocused();
  });
});

test("on a phone an order takes the list's place, and closing it leads back to its row", async ({
  page,
  world,
  logIn,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const { name, orders } = await ordersOf(
    world,
    Array.from({ length: 9 }, () => ({})),
  );
  const [order] = orders;
  if (!order) throw new Error("There are nine orders.");
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageOrder?q=${name}`);
  await rowOf(page, order)
    .getByRole("button", { name: `Order ${order.number}` })
    .click();
  await expect(
    openedIn(page, order).getByRole("heading", { name: `Order ${order.number}` }),
  ).toBeInViewport();
  await expect(page.getByRole("table")).toBeHidden();
  await expectNoSidewaysScroll(page);
  await openedIn(page, order).getByRole("button", { name: "Close", exact: true }).click();
  await expect(rowOf(page, order)).toBeInViewport();
});

test.describe("an order that can't be asked for again", () => {
  test.use({ expectedNoise: /503 \(Service Unavailable\)/ });

  test("stays as it was, and says that it may be another by now", async ({ page, world, logIn }) => {
    const { name, orders } = await ordersOf(world, [{}]);
    const [order] = orders;
    if (!order) throw new Error("There is an order.");
    await logIn(await world.admin());
    await page.goto(`/dashBord/manageOrder?q=${name}&order=${order._id}`);
    const opened = openedIn(page, order);
    await expect(opened.getByRole("button", { name: "Mark picked" })).toBeVisible();
    const address = `**/payment/${order._id}`;
    await page.route(address, (route) => route.fulfill({ status: 503, json: {} }));
    await rowOf(page, order).getByRole("button", { name: "Mark picked" }).click();
    await expect(rowOf(page, order)).toContainText("Picked");
    await expect(opened.getByText("No others.")).toBeVisible();
    const alert = opened.getByRole("alert");
    await expect(alert).toContainText("Newer data could not be loaded");
    await expect(opened).toContainText(order.address);
    await page.unroute(address);
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(opened.getByRole("button", { name: "Mark sent" })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});
