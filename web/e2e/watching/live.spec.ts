import { fulfilOrder } from "@carparts/functions/contract/admin/fulfilment";
import { makeAdmin } from "@carparts/functions/contract/admin/users";
import { placeBasket } from "@carparts/functions/contract/basket/place-basket";
import { type Order, placeOrder } from "@carparts/functions/contract/orders";
import type { Product } from "@carparts/functions/contract/products";
import { as } from "@carparts/functions/testing/api";
import { aBasket, anOrder } from "@carparts/functions/testing/builders";
import type { World } from "@carparts/functions/testing/world";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility.ts";
import { aWord } from "../support/catalogue.ts";
import { expect, test } from "../support/fixtures.ts";
import { countListeners, isSamePage, openLive, show } from "../support/live.ts";

// In the last folder, because the emulator goes on asking what pages listened to that are gone.
// Other tests' orders come meanwhile and are told with these.

test.use({ isLive: true });

const MANAGE_ORDERS = "/dashBord/manageOrder";

/** Somebody orders two pieces, without this browser. */
async function order(world: World, product: Product, name = "Test Customer"): Promise<Order> {
  const customer = await world.customer();
  const body = anOrder(product, customer, { MinimumOrder: 2, name });
  return (await as(customer).call(placeOrder, { body, key: world.idempotencyKey() })).output;
}

function aDisc(world: World): Promise<Product> {
  return world.product({ name: `Brake disc ${aWord()}`, quantity: 9 });
}

function rowOf(page: Page, { number }: Pick<Order, "number">): Locator {
  return page.getByRole("row").filter({ hasText: number });
}

function toastOf(page: Page, { number, productName }: Order): Locator {
  const own = `New order ${number}: 2 × ${productName}`;
  return page.getByRole("status").filter({ hasText: new RegExp(`^(${own}|\\d+ new orders) View$`) });
}

function entryOf(page: Page): Locator {
  return page.getByRole("navigation", { name: "Dashbord" }).getByRole("link", { name: /^Manage ALL Orsers/ });
}

test("a new order and the stock that it leaves appear without a reload, told by a toast, the menu and the title, until one looks", async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.admin());
  const disc = await aDisc(world);
  await openLive(page, `/dashBord/manageItem?q=${encodeURIComponent(disc.name)}`);
  const part = page.getByRole("row").filter({ hasText: disc.name });
  await expect(part).toContainText("9");
  const placed = await order(world, disc);
  const at = Date.now();
  await expect(toastOf(page, placed)).toBeVisible();
  test.info().annotations.push({ type: "milliseconds until the toast", description: `${Date.now() - at}` });
  await expect(part).toContainText("7");
  await expect(entryOf(page)).toHaveAccessibleName(/^Manage ALL Orsers \d+ new orders?$/);
  await expect(page).toHaveTitle(/^\(\d+\) Manage Item · /);
  await expectAccessible(page);

  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole("button", { name: /^Dashbord menu \d+ new orders?$/ })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });

  await entryOf(page).click();
  await expect(rowOf(page, placed)).toContainText(disc.name);
  await expect(rowOf(page, placed)).toContainText("Unseen");
  await expect(entryOf(page)).toHaveAccessibleName("Manage ALL Orsers");
  await expect(page).toHaveTitle(/^Manage ALL Orsers · /);
  await page.goBack();
  await entryOf(page).click();
  await expect(rowOf(page, placed)).not.toContainText("Unseen");
  expect(await isSamePage(page)).toBe(true);
});

test("the list of orders follows what others do, and keeps the row in which somebody types", async ({
  page,
  world,
  logIn,
}) => {
  const [disc, other, name] = [await aDisc(world), await world.admin(), aWord()];
  await logIn(await world.admin());
  await openLive(page, `${MANAGE_ORDERS}?q=${name}`);
  await expect(page.getByText("Nothing found")).toBeVisible();
  const placed = await order(world, disc, name);
  const row = rowOf(page, placed);
  await expect(toastOf(page, placed)).toBeVisible();
  await expect(row.getByRole("cell", { name: "New", exact: true })).toBeVisible();

  const take = (handling: "picked" | "sent", version: number) =>
    as(other).call(fulfilOrder, { params: { id: placed._id }, body: { handling, version } });
  expect((await take("picked", 1)).status).toBe(200);
  await expect(row.getByRole("cell", { name: "Picked", exact: true })).toBeVisible();

  await page.getByLabel("Handling").selectOption("Picked");
  await row.getByRole("button", { name: "Mark sent" }).click();
  const carrier = page.getByRole("dialog").getByLabel("Carrier");
  await carrier.fill("DHL");
  const requested = page.waitForResponse(/\/api\/orders\?/);
  expect((await take("sent", 2)).status).toBe(200);
  await expect(carrier).toHaveValue("DHL");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await requested;
  await expect(page.getByText("Nothing found")).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
});

test("several orders at once are told by their number", async ({ page, world, logIn }) => {
  await logIn(await world.admin());
  const parts = await Promise.all([aDisc(world), aDisc(world), aDisc(world)]);
  const customer = await world.customer();
  await openLive(page, "/dashBord/user");
  const body = aBasket(parts, customer);
  expect((await as(customer).call(placeBasket, { body, key: world.idempotencyKey() })).status).toBe(201);
  await expect(page.getByRole("status").filter({ hasText: /^\d+ new orders View$/ })).toBeVisible();
});

test("who looks elsewhere is told when they come back, and nothing listens meanwhile, nor after one leaves", async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.admin());
  const disc = await aDisc(world);
  const listening = countListeners(page);
  await openLive(page, "/dashBord/user");
  await expect.poll(() => listening().begun - listening().ended).toBe(1);
  await show(page, "hidden");
  await expect.poll(() => listening().begun - listening().ended).toBe(0);
  const placed = await order(world, disc);
  await show(page, "visible");
  await expect(toastOf(page, placed)).toBeVisible();
  await expect.poll(() => listening().begun - listening().ended).toBe(1);
  await expect(page).toHaveTitle(/^\(\d+\) Users · /);

  await page.getByRole("link", { name: "Shop", exact: true }).click();
  await expect.poll(() => listening().begun - listening().ended).toBe(0);
  await expect(page).not.toHaveTitle(/^\(/);
});

test("signing out ends it without a word in the console", async ({ page, world, logIn }) => {
  const admin = await world.admin();
  await logIn(admin);
  const disc = await aDisc(world);
  const listening = countListeners(page);
  await openLive(page, "/dashBord/user");
  await order(world, disc);
  await expect(page).toHaveTitle(/^\(\d+\) Users · /);
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page).toHaveTitle(/^Login · /);
  const { begun } = listening();
  await order(world, disc);
  await page.getByLabel("Email", { exact: true }).fill(admin.email);
  expect(listening().begun).toBe(begun);
});

test.describe("without a network", () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ });

  test("what came in an hour is there when it's back", async ({ page, world, logIn, context }) => {
    const [disc, name] = [await aDisc(world), aWord()];
    await logIn(await world.admin());
    await page.clock.install();
    await openLive(page, `${MANAGE_ORDERS}?q=${name}`);
    await context.setOffline(true);
    await expect(page.getByText("You are offline")).toBeVisible();
    const placed = await order(world, disc, name);
    await page.clock.fastForward("01:00:00");
    await context.setOffline(false);
    await expect(toastOf(page, placed)).toBeVisible();
    await expect(rowOf(page, placed)).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
  });
});

for (const [words, days] of [
  ["behind", -1],
  ["ahead", 1],
] as const) {
  test(`a browser whose clock is a day ${words} hears of orders as they come`, async ({
    page,
    world,
    logIn,
  }) => {
    const [disc, name] = [await aDisc(world), aWord()];
    await logIn(await world.admin());
    await page.clock.setSystemTime(Date.now() + days * 24 * 60 * 60 * 1000);
    await openLive(page, `${MANAGE_ORDERS}?q=${name}`);
    const placed = await order(world, disc, name);
    await expect(toastOf(page, placed)).toBeVisible();
    await expect(rowOf(page, placed)).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
  });
}

test("an admin whose token is older than the role hears of orders too", async ({ page, world, logIn }) => {
  const [disc, colleague] = [await aDisc(world), await world.customer({ emailVerified: true })];
  await logIn(colleague);
  await page.goto("/dashBord");
  await expect(page.getByRole("link", { name: "MY Orders" })).toBeVisible();
  const { email } = colleague;
  expect((await as(await world.admin()).call(makeAdmin, { params: { email } })).status).toBe(200);
  await openLive(page, "/dashBord/user");
  await expect(toastOf(page, await order(world, disc))).toBeVisible();
});

test("the system tells of orders while another window is in front, once somebody has allowed it", async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.admin());
  await page.addInitScript(() => {
    const notices: unknown[] = [];
    class Notice extends EventTarget {
      static permission = "default";
      static async requestPermission() {
        Notice.permission = "granted";
        return Notice.permission;
      }
      constructor(title: string, options: NotificationOptions) {
        super();
        notices.push({ title, tag: options.tag });
      }
    }
    Object.assign(window, { Notification: Notice, notices });
  });
  const notices = () => page.evaluate(() => (window as unknown as { notices: unknown[] }).notices);
  const disc = await aDisc(world);
  await openLive(page, MANAGE_ORDERS);
  await order(world, disc);
  await expect(page.getByRole("status").filter({ hasText: /View$/ })).toBeVisible();
  expect(await notices()).toEqual([]);

  await page.getByRole("button", { name: "Notify me" }).click();
  await expect(page.getByText("While another window is in front, your system notifies you.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Notify me" })).toHaveCount(0);
  await page.evaluate(() => {
    document.hasFocus = () => false;
    dispatchEvent(new Event("blur"));
  });
  await order(world, disc);
  await expect
    .poll(notices)
    .toContainEqual({ title: expect.stringMatching(/new order/i), tag: "new-orders" });
  await expect(page).toHaveTitle(/^\(\d+\) /);
});
