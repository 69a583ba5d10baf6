import { fulfilOrder, fulfilOrders } from "@carparts/functions/contract/admin/fulfilment";
import { placeBasket } from "@carparts/functions/contract/basket/place-basket";
import { type Order, readPayment } from "@carparts/functions/contract/orders";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { aBasket } from "@carparts/functions/testing/builders";
import type { World } from "@carparts/functions/testing/world";
import type { Locator, Page } from "@playwright/test";
import { aWord } from "../support/catalogue.ts";
import { emailsTo } from "../support/emails.ts";
import { expect, test } from "../support/fixtures.ts";
import { startOf } from "../support/keyboard.ts";
import { glanceAway, lookAway, show } from "../support/live.ts";

const PICKED = { handling: "picked", version: 2 } as const;

/** The orders' parcels, whichever others wait beside them. */
function addressOf(orders: readonly Order[]): string {
  return `/dashBord/manageOrder/parcels?${new URLSearchParams(orders.map(({ _id }) => ["id", _id]))}`;
}

async function pickedOrders(world: World, names: readonly string[]): Promise<[Order, ...Order[]]> {
  const [product, customer] = [await world.product(), await world.customer()];
  const orders: Order[] = [];
  for (const [at, name] of names.entries()) {
    const createdAt = `2026-11-20T10:00:${String(at).padStart(2, "0")}.000Z`;
    orders.push(await world.order(product, customer, { ...PICKED, name, createdAt }));
  }
  return orders as [Order, ...Order[]];
}

function numberOf(page: Page, name: string): Locator {
  return page.getByRole("textbox", { name: `Tracking number for ${name}` });
}

function bar(page: Page): Locator {
  return page.getByRole("region", { name: "Send" });
}

async function broughtBy(admin: Account, { _id }: Order) {
  const { handling, carrier, tracking } = (await as(admin).call(readPayment, { params: { id: _id } })).output;
  return [handling, carrier, tracking];
}

/** The parcels wait ten seconds, but for a page out of sight. */
async function waitNoLonger(page: Page): Promise<void> {
  await expect(bar(page).getByRole("button", { name: "Undo" })).toBeVisible();
  await glanceAway(page);
}

/** As a handheld scanner does it. */
async function scan(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

test("thirty parcels are sent with a number each by two presses and a scanner, and a basket's customer gets one email", async ({
  page,
  world,
  admin,
}) => {
  const names = Array.from({ length: 29 }, (_, at) => `Customer ${String.fromCharCode(65 + at)}`);
  const singles = await pickedOrders(world, names);
  const ana = await world.customer({ emailVerified: true });
  const parts = [await world.product({ name: "Brake disc" }), await world.product({ name: "Oil filter" })];
  const body = { ...aBasket(parts, ana), name: "Ana Ångström" };
  const basket = (await as(ana).call(placeBasket, { body })).output.orders as [Order, Order];
  const items = basket.map(({ _id }) => ({ _id, version: 1 }));
  await as(admin).call(fulfilOrders, { body: { items, handling: "picked" } });
  await page.goto(addressOf([...basket, ...singles]));
  await expect(page.getByText("30 parcels with 31 orders.")).toBeVisible();

  await page.getByRole("combobox", { name: "Carrier of these parcels" }).fill("DHL");
  await page.keyboard.press("Enter");
  for (let at = 0; at < 30; at++) await scan(page, `JD0146000038${String(at).padStart(2, "0")}`);
  await expect(bar(page).getByText("30 of 30 with a number")).toBeVisible();
  await expect(bar(page).getByRole("button", { name: "Send 30 parcels" })).toBeFocused();
  await page.keyboard.press("Enter");
  await waitNoLonger(page);
  await expect(page.getByText("30 parcels sent.")).toBeVisible();
  await expect(page.getByText("Nothing to send")).toBeVisible();
  await expect(startOf(page)).toBeFocused();

  expect(await broughtBy(admin, singles[0])).toEqual(["sent", "DHL", "JD014600003800"]);
  for (const order of basket)
    expect(await broughtBy(admin, order)).toEqual(["sent", "DHL", "JD014600003829"]);
  await expect
    .poll(async () => (await emailsTo(ana)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Your order .+ and 1 other are on their way$/));
});

test("what is to be sent can be taken back for ten seconds, and what is typed outlives it and a reload", async ({
  page,
  world,
  admin,
}) => {
  const orders = await pickedOrders(world, ["Ana", "Ben"]);
  await page.goto(addressOf(orders));
  await numberOf(page, "Ana").fill("https://www.ups.com/track?loc=en_US&tracknum=1Z999AA10123456784");
  await numberOf(page, "Ben").focus();
  await expect(numberOf(page, "Ana")).toHaveValue("1Z999AA10123456784");
  await bar(page).getByRole("button", { name: "Send 1 parcel" }).click();
  await bar(page).getByRole("button", { name: "Undo" }).click();
  await expect(bar(page).getByRole("button", { name: "Send 1 parcel" })).toBeVisible();
  await page.reload();
  await expect(numberOf(page, "Ana")).toHaveValue("1Z999AA10123456784");
  expect(await broughtBy(admin, orders[0])).toEqual(["picked", null, null]);

  await bar(page).getByRole("button", { name: "Send 1 parcel" }).click();
  await page.getByRole("link", { name: "Picking list" }).first().click();
  await expect(page.getByText("1 parcel sent.")).toBeVisible({ timeout: 30_000 });
  expect(await broughtBy(admin, orders[0])).toEqual(["sent", null, "1Z999AA10123456784"]);
});

test("what waits is sent at once where the tab is put away, and a tab that would close with it asks", async ({
  page,
  world,
  admin,
}) => {
  const orders = await pickedOrders(world, ["Ana"]);
  await page.goto(addressOf(orders));
  await numberOf(page, "Ana").fill("JD014600003800");
  await bar(page).getByRole("button", { name: "Send 1 parcel" }).click();
  await expect(bar(page).getByRole("button", { name: "Undo" })).toBeVisible();
  const question = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  await (await question).dismiss();
  await show(page, "hidden");
  await expect.poll(() => broughtBy(admin, orders[0])).toEqual(["sent", null, "JD014600003800"]);
});

test("one number for several parcels is asked about, and an order's own number is refused", async ({
  page,
  world,
  admin,
}) => {
  const orders = await pickedOrders(world, ["Ana", "Ben", "Cyd"]);
  await page.goto(addressOf(orders));
  await numberOf(page, "Ana").fill("JD014600003800");
  await numberOf(page, "Ben").fill("JD014600003800");
  await numberOf(page, "Cyd").fill(orders[0].number.toLowerCase());
  await bar(page).getByRole("button", { name: "Send 3 parcels" }).click();
  await expect(numberOf(page, "Cyd")).toBeFocused();
  await expect(numberOf(page, "Cyd")).toHaveAccessibleDescription(
    "This is an order's number. Scan the carrier's label.",
  );
  await numberOf(page, "Cyd").fill("x".repeat(61));
  await bar(page).getByRole("button", { name: "Send 3 parcels" }).click();
  await expect(numberOf(page, "Cyd")).toHaveAccessibleDescription(
    "Tracking number is longer than 60 characters.",
  );
  await numberOf(page, "Cyd").fill("");
  await bar(page).getByRole("button", { name: "Send 2 parcels" }).click();
  const dialog = page.getByRole("dialog", { name: "One number for several parcels?" });
  await expect(dialog.getByText("JD014600003800: 2 parcels, for Ana, Ben")).toBeVisible();
  await dialog.getByRole("button", { name: "Back to the numbers" }).click();
  await bar(page).getByRole("button", { name: "Send 2 parcels" }).click();
  await dialog.getByRole("button", { name: "Send them under one number" }).click();
  await waitNoLonger(page);
  await expect(page.getByText("2 parcels sent.")).toBeVisible();
  expect(await broughtBy(admin, orders[1] as Order)).toEqual(["sent", null, "JD014600003800"]);
  expect(await broughtBy(admin, orders[2] as Order)).toEqual(["picked", null, null]);
});

test("a carrier's list fills the numbers in, and what went meanwhile is said of each", async ({
  page,
  world,
  admin,
}) => {
  const [ana, ben, cyd] = (await pickedOrders(world, ["Ana", "Ben", "Cyd"])) as [Order, Order, Order];
  await page.goto(addressOf([ana, ben, cyd]));
  await page.getByRole("button", { name: "Paste a carrier's list" }).click();
  const dialog = page.getByRole("dialog", { name: "Paste a carrier's list" });
  await dialog.getByRole("textbox", { name: "List" }).fill("Ana\tno number");
  await dialog.getByRole("button", { name: "Fill in" }).click();
  await expect(dialog.getByText("No line has the number of an order that is here.")).toBeVisible();
  await dialog.getByLabel("Choose a file").setInputFiles({
    name: "list.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      `Reference;Name;Sendungsnummer\n${ana.number};Ana;00340434161094021501\n${ben.number};Ben;00340434161094021518\nZZZZZ-ZZZZZ;Zoe;00340434161094021525\n`,
    ),
  });
  await dialog.getByRole("button", { name: "Fill in" }).click();
  await expect(page.getByText("2 numbers filled in. 1 line of no parcel here.")).toBeVisible();
  await expect(numberOf(page, "Ben")).toHaveValue("00340434161094021518");

  await page.getByRole("checkbox", { name: "Send those without a number too" }).check();
  const items = [{ _id: ben._id, version: 2 }];
  await as(admin).call(fulfilOrders, { body: { items, handling: "sent" } });
  await bar(page).getByRole("button", { name: "Send 3 parcels" }).click();
  await waitNoLonger(page);
  await expect(page.getByText("3 orders: 2 marked sent, 1 not marked.")).toBeVisible();
  await expect(page.getByText(`${ben.number}: It was marked sent meanwhile.`)).toBeVisible();
  expect(await broughtBy(admin, cyd)).toEqual(["sent", null, null]);
});

test("two tabs share what is typed, which is forgotten once another admin has sent the parcel", async ({
  page,
  context,
  world,
  admin,
}) => {
  const name = `Ana ${aWord()}`;
  const [ana] = (await pickedOrders(world, [name])) as [Order];
  await page.goto("/dashBord/manageOrder/parcels");
  await numberOf(page, name).fill("JD014600003800");
  const second = await context.newPage();
  await second.goto("/dashBord/manageOrder/parcels");
  await expect(numberOf(second, name)).toHaveValue("JD014600003800");
  const body = { handling: "sent", version: ana.version } as const;
  const reply = await as(await world.admin()).call(fulfilOrder, { params: { id: ana._id }, body });
  expect(reply.status).toBe(200);
  await lookAway(second);
  await expect(numberOf(second, name)).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("picking")))
    .not.toContain("JD014600003800");
  expect(await broughtBy(admin, ana)).toEqual(["sent", null, null]);
});
