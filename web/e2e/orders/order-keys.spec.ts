import { expectAccessibleAsItStands } from "../support/accessibility.ts";
import { recordCalls } from "../support/calls.ts";
import { expect, holdRequests, test } from "../support/fixtures.ts";
import { glanceAway } from "../support/live.ts";
import { openedIn, ordersOf, picked, rowOf } from "../support/managed-orders.ts";

test("orders are looked through, selected, opened, picked and sent by keyboard alone", async ({
  page,
  world,
  logIn,
}) => {
  const { name, orders } = await ordersOf(world, [picked, {}, {}]);
  const [last, middle, first] = orders;
  if (!first || !middle || !last) throw new Error("There are three orders.");
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageOrder?q=${name}`);
  await expect(rowOf(page, last)).toBeVisible();
  const { keyboard } = page;
  await keyboard.press("j");
  await expect(rowOf(page, first)).toBeFocused();
  await expect(rowOf(page, first)).toHaveCSS("outline-style", "solid");
  await keyboard.press("j");
  await keyboard.press("j");
  await keyboard.press("j");
  await expect(rowOf(page, last)).toBeFocused();
  await keyboard.press("k");
  await expect(rowOf(page, middle)).toBeFocused();

  await keyboard.press("o");
  await expect(openedIn(page, middle).getByRole("heading").first()).toBeFocused();
  await keyboard.press("j");
  await expect(rowOf(page, last)).toBeFocused();
  await keyboard.press("Enter");
  await expect(openedIn(page, last)).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, last)).toBeFocused();
  await keyboard.press("k");
  await expect(rowOf(page, middle)).toBeFocused();

  await keyboard.press("p");
  await expect(page.getByText(new RegExp(`^Order ${middle.number}, .*: picked\\.$`))).toBeVisible();
  await expect(rowOf(page, middle)).toContainText("Picked");
  await expect(rowOf(page, middle)).toBeFocused();
  await keyboard.press("p");
  await expect(page.getByText("1 order can't be marked picked now.")).toBeVisible();

  await keyboard.press("x");
  await keyboard.press("j");
  await keyboard.press("x");
  await expect(page.getByRole("region", { name: "Selected" })).toContainText("2 selected");
  await keyboard.press("x");
  await expect(page.getByRole("region", { name: "Selected" })).toContainText("1 selected");
  await keyboard.press("x");
  await keyboard.press("s");
  const dialog = page.getByRole("dialog", { name: "Send 2 orders" });
  await expect(dialog.getByLabel("Carrier")).toBeFocused();
  // Letters in here are text.
  await keyboard.type("xpsjk?");
  await expect(dialog.getByLabel("Carrier")).toHaveValue("xpsjk?");
  await keyboard.press("Enter");
  await expect(dialog.getByLabel("Tracking number")).toBeFocused();
  await keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await glanceAway(page);
  await expect(page.getByText("2 orders sent.")).toBeVisible();
});

test("the keys are told, work neither where somebody types nor with Ctrl, and can be turned off", async ({
  page,
  world,
  logIn,
}) => {
  const { name, orders } = await ordersOf(world, [{}]);
  const [order] = orders;
  if (!order) throw new Error("There is an order.");
  await logIn(await world.admin());
  await page.goto("/dashBord/manageOrder");
  await page.getByRole("searchbox", { name: "Search orders" }).pressSequentially(name);
  await page.getByRole("searchbox").press("j");
  await expect(page.getByRole("searchbox")).toHaveValue(`${name}j`);
  await page.goto(`/dashBord/manageOrder?q=${name}`);
  await expect(rowOf(page, order)).toBeVisible();
  await page.keyboard.press("Control+j");
  await page.keyboard.press("Alt+j");
  await expect(rowOf(page, order)).not.toBeFocused();

  await page.keyboard.press("?");
  await expect(page).toHaveURL(/[?&]keys=$/);
  const keys = page.getByRole("dialog", { name: "Keys" });
  await expect(keys.getByRole("definition")).toHaveCount(8);
  await expectAccessibleAsItStands(page);
  await page.keyboard.press("j");
  await keys.getByLabel("Use these keys in this browser").uncheck();
  await page.keyboard.press("Escape");
  await expect(keys).toHaveCount(0);
  await page.keyboard.press("j");
  await page.keyboard.press("?");
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(rowOf(page, order)).not.toBeFocused();

  await page.reload();
  await expect(rowOf(page, order)).toBeVisible();
  await page.getByRole("button", { name: "Keys" }).click();
  await keys.getByLabel("Use these keys in this browser").check();
  await keys.getByRole("button", { name: "Done" }).click();
  await expect(keys).toHaveCount(0);
  await page.keyboard.press("j");
  await expect(rowOf(page, order)).toBeFocused();

  await page.getByRole("main").focus();
  await expect(rowOf(page, order)).not.toBeFocused();
  await page.keyboard.press("j");
  await expect(rowOf(page, order)).toBeFocused();
});

test("a pressed heading keeps the focus, and keys do nothing with the list before while the next is on its way", async ({
  page,
  world,
  logIn,
}) => {
  const { name, orders } = await ordersOf(world, [{}, { MinimumOrder: 3 }]);
  const [small] = orders;
  if (!small) throw new Error("There are two orders.");
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageOrder?q=${name}`);
  await page.getByRole("checkbox", { name: `Select order ${small.number}` }).check();
  const calls = recordCalls(page);
  const answer = await holdRequests(page, /\/api\/orders\?/);
  const heading = page.getByRole("button", { name: "Total", exact: true });
  await heading.click();
  const table = page.getByRole("table", { name: "Manage ALL Orsers" });
  await expect(table.locator("tbody").first()).toHaveAttribute("inert");
  await expect(heading).toBeFocused();
  await page.keyboard.press("p");
  answer();
  await expect(table.locator("tbody[inert]")).toHaveCount(0);
  await expect(heading).toBeFocused();
  await page.keyboard.press("j");
  await expect(rowOf(page, small)).toBeFocused();
  expect(calls.map(({ to }) => to)).not.toContain("PUT /api/orders/handling");
  await page.keyboard.press("p");
  await expect(rowOf(page, small)).toContainText("Picked");
});

test("a second p before the list follows is not refused", async ({ page, world, logIn }) => {
  const { name, orders } = await ordersOf(world, [{}]);
  const [order] = orders;
  if (!order) throw new Error("There is an order.");
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageOrder?q=${name}`);
  await expect(rowOf(page, order)).toBeVisible();
  const steps: string[] = [];
  page.on("request", (request) => request.url().endsWith("/handling") && steps.push(request.method()));
  const follow = await holdRequests(page, /\/api\/orders\?/);
  await page.keyboard.press("j");
  await page.keyboard.press("p");
  await expect(page.getByText(new RegExp(`^Order ${order.number}, .*: picked\\.$`))).toBeVisible();
  await page.keyboard.press("p");
  follow();
  await expect(rowOf(page, order)).toContainText("Picked");
  expect(steps).toEqual(["PUT"]);
});
