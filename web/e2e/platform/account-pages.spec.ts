import { writeInvoices } from "@carparts/functions/contract/admin/invoices";
import { pathOf } from "@carparts/functions/contract/endpoint";
import type { Order } from "@carparts/functions/contract/orders";
import { type Account, beginSession } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import { type PageRoute, routes } from "#routes.ts";
import { untilAtRest } from "../support/at-rest.ts";
import { type Call, recordCalls } from "../support/calls.ts";
import { withoutCardProvider } from "../support/card-provider.ts";
import { changedByStylesheet } from "../support/critical-css.ts";
import { expect, holdRequests, sendLogin, test } from "../support/fixtures.ts";
import { watchLayoutShift } from "../support/layout-shift.ts";
import { inParts } from "../support/screens.ts";

// Pages that need an account are served with a frame, and ask for their data before their code is there.

const SCRIPT = /\/assets\/index-.+\.js/;
const FIREBASE = /\/assets\/firebase-session-/;
const LATER = /\/assets\/(?:index-.+\.css|sign-in-|firebase-session-|live-product-)/;
const ORDERS = "/dashBord/UserOrder";

const screens = Object.entries<PageRoute>(routes).filter(([, { access }]) => access !== "anyone");

/** An order of this account, and the address of each screen for it. */
async function addressesFor(world: World, account: Account) {
  const product = await world.product({ name: "Vented disc" });
  const order = await world.order(product, account);
  const number = await invoiceOf(world, await world.order(product, account, { handling: "sent" }));
  const ids: Record<string, string> = {
    [routes.orderForm.path]: product._id,
    [routes.payment.path]: order._id,
  };
  return ({ path }: PageRoute) => pathOf(path, { _id: ids[path] ?? "", uid: account.uid, number });
}

async function invoiceOf(world: World, { _id, version }: Pick<Order, "_id" | "version">): Promise<string> {
  const body = { items: [{ orders: [{ _id, version }] }], isDryRun: false };
  const { output } = await as(await world.admin()).call(writeInvoices, { body });
  return output.items[0]?.number ?? "";
}

/** The page's early calls that nothing used. */
function unused(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...((globalThis as { prefetched?: { answers: Map<string, unknown> } }).prefetched?.answers.keys() ?? []),
  ]);
}

function reads(calls: readonly Call[]): string[] {
  return calls.map(({ to, query }) => `${to}?${query}`).filter((call) => /^GET \//.test(call));
}

for (const [width, colorScheme] of [
  [375, "light"],
  [1280, "dark"],
] as const) {
  for (const access of ["signed-in", "admin"] as const) {
    test(`the critical CSS of each ${access} page is complete, ${width} pixels wide and ${colorScheme}`, async ({
      page,
      world,
      logIn,
    }) => {
      await withoutCardProvider(page);
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
      await page.setViewportSize({ width, height: 850 });
      const admin = await world.admin();
      const addressOf = await addressesFor(world, admin);
      await world.review();
      await logIn(admin);
      let stylesheet = Promise.withResolvers<void>();
      await page.route(/\/assets\/index-.*\.css/, async (route) => {
        await stylesheet.promise;
        await route.fallback();
      });
      for (const [name, route] of screens.filter(([, each]) => each.access === access)) {
        stylesheet = Promise.withResolvers<void>();
        await page.goto(addressOf(route));
        await expect(page.getByRole("button", { name: "Log Out", includeHidden: true })).toBeEnabled();
        await untilAtRest(page);
        const changed = changedByStylesheet(page);
        stylesheet.resolve();
        expect.soft(await changed, name).toEqual([]);
      }
    });
  }
}

const visits = (
  [
    ["admin", 412],
    ["admin", 1280],
    ["customer", 1280],
  ] as const
).flatMap(([role, width]) => {
  const allowed = screens.filter(([, { access }]) => role === "admin" || access !== "admin");
  return inParts(allowed, 10).map((part) => ({ role, width, ...part }));
});

for (const { role, width, part, rows } of visits) {
  test(`every screen takes over its frame, moves nothing until its data is there, makes its calls once, and uses each answer that it asked for early, as ${role} at ${width} px, part ${part}`, async ({
    page,
    world,
    logIn,
  }) => {
    await page.setViewportSize({ width, height: 823 });
    await withoutCardProvider(page);
    const account = await world[role]();
    const addressOf = await addressesFor(world, account);
    await logIn(account);
    // The account's basket is asked for last, once the page is idle.
    const open = async (path: string) => {
      const last = page.waitForResponse(/\/api\/basket$/);
      await page.goto(path);
      return last;
    };
    // The browser knows its admin by then.
    await open(routes.dashboard.path);
    const shift = await watchLayoutShift(page);
    let script = Promise.withResolvers<void>();
    await page.route(SCRIPT, async (route) => {
      await script.promise;
      await route.fallback();
    });
    for (const [name, route] of rows) {
      script = Promise.withResolvers<void>();
      const calls = recordCalls(page);
      const last = open(addressOf(route));
      const heading = page.getByRole("main").getByRole("heading").first();
      await expect(heading).toBeVisible();
      await heading.evaluate((element) => Object.assign(element, { isFirst: true }));
      const isTaken = () =>
        heading.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__react")));
      expect.soft(await isTaken(), `${name} before its script`).toBe(false);
      script.resolve();
      await expect.poll(isTaken).toBe(true);
      if (name !== "orderForm")
        expect
          .soft(await heading.evaluate((element) => "isFirst" in element), `${name} is drawn anew`)
          .toBe(true);
      await last;
      await untilAtRest(page);
      await expect(page.getByRole("button", { name: "Log Out", includeHidden: true })).toBeEnabled();
      expect.soft(await shift(), `what moves on ${name}`).toBeLessThanOrEqual(0.01);
      const made = reads(calls);
      expect.soft(made, `${name} asks for something`).not.toEqual([]);
      expect.soft(made.toSorted(), `calls that ${name} makes twice`).toEqual([...new Set(made)].toSorted());
      expect.soft(await unused(page), `what ${name} asks for in vain`).toEqual([]);
      page.removeAllListeners("request");
    }
  });
}

test("a page asks for its data and its part's picture before its code is there", async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.customer());
  const product = await world.product({ picture: "/parts/starter-motor-1-4kw.svg" });
  const release = await holdRequests(page, SCRIPT);
  const calls = recordCalls(page);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const picture = page.waitForRequest(/\/parts\/starter-motor/);
  await page.goto(`/myOrder/${product._id}`);
  await picture;
  expect(requested.filter((url) => FIREBASE.test(url))).toEqual([]);
  expect(reads(calls).toSorted()).toEqual([`GET /products?id=${product._id}`, "GET /profile?own=true"]);
  expect(calls.every(({ headers }) => /^Bearer ey/.test(headers.authorization ?? ""))).toBe(true);
  release();
  await expect(page.getByRole("button", { name: "Place Order" })).toBeVisible();
  // The part's deposit and facts come with the code.
  expect(reads(calls)).toContain(`GET /api/products/${product._id}?`);
});

for (const [name, route] of [
  ["order form", routes.orderForm],
  ["payment", routes.payment],
] as const) {
  test(`the picture of the ${name} comes before what only later screens need`, async ({
    page,
    world,
    logIn,
  }) => {
    await withoutCardProvider(page);
    const customer = await world.customer();
    const addressOf = await addressesFor(world, customer);
    await logIn(customer);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(addressOf(route));
    await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
    const source = await page.getByRole("main").getByRole("img").first().getAttribute("src");
    const picture = requested.indexOf(`${source}`.replace(/\?.*/, ""));
    const firstLater = () => requested.findIndex((path) => LATER.test(path));
    expect(picture).toBeGreaterThan(-1);
    await expect.poll(firstLater).toBeGreaterThan(picture);
  });
}

test("guests ask for nothing on an account's page, and are sent to the login", async ({ page }) => {
  const calls = recordCalls(page);
  for (const path of [routes.dashboard.path, ORDERS, "/dashBord/user"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  }
  expect(reads(calls)).toEqual([]);
});

test("the part is shown before it is known who is there, with a spinner and nothing of the account", async ({
  page,
  world,
  customer,
}) => {
  const product = await world.product({ name: "Cooling fan" });
  const release = await holdRequests(page, /\/assets\/firebase|\/profile\?/);
  await page.goto(`/myOrder/${product._id}`);
  await expect(page.getByRole("heading", { name: "Cooling fan" })).toBeVisible();
  const form = page.getByRole("region", { name: "Order this part" });
  await expect(form.getByRole("status").filter({ hasText: "Signing you in" })).toBeVisible();
  await expect(form.getByRole("textbox")).toHaveCount(0);
  await expect(page.getByLabel("Email")).toHaveCount(0);
  release();
  await expect(form.getByLabel("Address")).toBeEditable();
  await expect(page.getByLabel("Email")).toHaveValue(customer.email);
});

test("an expired token asks for nothing private, and the session is restored by Firebase", async ({
  page,
  world,
  customer,
}) => {
  const product = await world.product({ name: "Cooling fan" });
  await page.clock.setFixedTime(Date.now() + 2 * 3_600_000);
  const release = await holdRequests(page, SCRIPT);
  const calls = recordCalls(page);
  const part = page.waitForRequest(/\/products\?id=/);
  const firebase = page.waitForRequest(FIREBASE);
  await page.goto(`/myOrder/${product._id}`);
  await firebase;
  expect((await part).headers()).not.toHaveProperty("authorization");
  expect(reads(calls)).toEqual([`GET /products?id=${product._id}`]);
  release();
  await expect(page.getByLabel("Email")).toHaveValue(customer.email);
  expect(reads(calls).filter((call) => call.startsWith("GET /products"))).toHaveLength(1);
});

test.describe("when an early call fails", () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test("the screen makes it again and shows its data", async ({ page, world, customer }) => {
    await world.order(await world.product({ name: "Vented disc" }), customer);
    let calls = 0;
    await page.route(/\/ordersItem/, (route) => (calls++ === 0 ? route.abort() : route.continue()));
    await page.goto(ORDERS);
    await expect(page.getByRole("row", { name: /Vented disc/ })).toBeVisible();
    expect(calls).toBe(2);
  });

  test("a refused token ends nothing: Firebase says who is there", async ({ page, world, logIn }) => {
    await logIn(await world.customer());
    let refusals = 2;
    await page.route(/\/(ordersItem|admin\/)/, (route) =>
      refusals-- > 0 ? route.fulfill({ status: 401, json: {} }) : route.continue(),
    );
    await page.goto(ORDERS);
    await expect(page.getByText("No orders yet")).toBeVisible();
    await expect(page).toHaveURL(ORDERS);
  });
});

test("after a change of accounts nothing of the first is asked for or shown", async ({
  page,
  world,
  logIn,
}) => {
  const [first, second] = [await world.customer(), await world.customer()];
  await world.order(await world.product({ name: "Vented disc" }), first);
  await world.order(await world.product({ name: "Cabin filter" }), second);
  await logIn(first);
  await page.goto(ORDERS);
  await expect(page.getByRole("row", { name: /Vented disc/ })).toBeVisible();
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/login");
  await sendLogin(page, second);
  await page.waitForURL("/");

  const seen: string[] = [];
  await page.exposeFunction("noteText", (text: string) => void seen.push(text));
  await page.addInitScript(() => {
    const note = () =>
      (window as unknown as { noteText(text: string): void }).noteText(document.body.textContent ?? "");
    addEventListener("DOMContentLoaded", () =>
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true }),
    );
  });
  const calls = recordCalls(page);
  await page.goto(ORDERS);
  await expect(page.getByRole("row", { name: /Cabin filter/ })).toBeVisible();
  expect(seen.join("\n")).not.toContain("Vented disc");
  expect(decodeURIComponent(reads(calls).join("\n"))).not.toContain(first.email);
});

test("an early answer that wasn't used isn't given to the next account", async ({ page, world, logIn }) => {
  // Neither the browser nor the token knows this admin, so the overview asks for a customer's orders.
  const admin = await world.admin();
  await world.order(await world.product({ name: "Vented disc" }), admin);
  const customer = await world.customer();
  await logIn(admin);
  await page.evaluate(() => localStorage.removeItem("lastAdmin"));
  await page.addInitScript(() => {
    const { atob } = globalThis;
    globalThis.atob = (text) => atob(text).replace('"admin":true', '"admin":null');
  });
  const release = await holdRequests(page, /\/ordersItem\?own/);
  await page.goto(routes.dashboard.path);
  await expect(page.getByRole("heading", { name: "Needs attention" })).toBeVisible();
  release();
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/login");
  await sendLogin(page, customer);
  await page.waitForURL("/");
  await page.getByRole("link", { name: "Dashbord" }).click();
  await expect(page.getByText("No orders yet")).toBeVisible();
  await expect(page.getByText("Vented disc")).toHaveCount(0);
});

test("if the saved token is another account's, the page opens again for the account that is signed in", async ({
  page,
  world,
  logIn,
}) => {
  const [other, own] = [await world.customer(), await world.customer()];
  await world.order(await world.product({ name: "Vented disc" }), other);
  await world.order(await world.product({ name: "Cabin filter" }), own);
  await logIn(own);
  const { idToken } = await beginSession(other);
  await page.evaluate((token) => localStorage.setItem("accessToken", token), idToken);
  await page.goto(ORDERS);
  await expect(page.getByRole("row", { name: /Cabin filter/ })).toBeVisible();
  await expect(page.getByText("Vented disc")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
});
