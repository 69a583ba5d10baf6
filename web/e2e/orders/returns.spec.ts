import { fulfilOrder } from "@carparts/functions/contract/admin/fulfilment";
import { deleteProduct } from "@carparts/functions/contract/admin/products";
import { returnPieces } from "@carparts/functions/contract/admin/returns";
import { type Order, placeOrder } from "@carparts/functions/contract/orders";
import { currencySign } from "@carparts/functions/contract/values/currency";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { anOrder } from "@carparts/functions/testing/builders";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import { withoutCardProvider } from "../support/card-provider.ts";
import { emailsTo, forgetEmailsTo } from "../support/emails.ts";
import { expect, test } from "../support/fixtures.ts";
import { lookAway } from "../support/live.ts";
import { chooseInRow, moreOf } from "../support/row-menu.ts";

/** Five of twelve pieces, ordered and sent. */
async function sent(world: World, admin: Account, customer: Account, name: string) {
  const product = await world.product({ name, quantity: 12, deposit: 12.5 });
  const body = anOrder(product, customer, { MinimumOrder: 5 });
  const order = (await as(customer).call(placeOrder, { body })).output;
  const params = { id: order._id };
  await as(admin).call(fulfilOrder, { params, body: { handling: "picked", version: 1 } });
  await as(admin).call(fulfilOrder, { params, body: { handling: "sent", version: 2 } });
  return { product, order, params };
}

function dialogOf(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Return" });
  return {
    dialog,
    pieces: dialog.getByLabel("Pieces"),
    reason: dialog.getByLabel("Reason"),
    takeBack: dialog.getByRole("button", { name: "Take back" }),
  };
}

async function typeReturn(page: Page, { _id }: Order, typed: string) {
  await page.goto(`/dashBord/manageOrder?return=${_id}`);
  const dialog = dialogOf(page);
  await dialog.pieces.fill(typed);
  await dialog.reason.fill("Doesn't fit");
  return dialog;
}

/** As one piece is typed. */
const THE_SAME = { version: 3, pieces: 1, isSellable: true, reason: "Doesn't fit" };

test("whoever takes all pieces back by keyboard goes on in the list", async ({ page, world, admin }) => {
  const { order } = await sent(world, admin, await world.customer(), "Hub cap");
  await page.goto(`/dashBord/manageOrder?q=${order.number}`);
  await moreOf(page.getByRole("row")).press("Enter");
  await page.getByRole("menuitem", { name: "Return" }).press("Enter");
  const { dialog, reason } = dialogOf(page);
  await reason.fill("Doesn't fit");
  await reason.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(moreOf(page.getByRole("row"))).toHaveCount(0);
  await expect(page.getByRole("row").filter({ hasText: order.number })).toBeFocused();
});

test("an admin takes pieces back; the customer, the stock and its movements agree", async ({
  page,
  world,
  logIn,
  newVisitor,
}) => {
  const [admin, customer] = [await world.admin(), await world.customer({ emailVerified: true })];
  const { product, order } = await sent(world, admin, customer, "Wheel hub");
  await logIn(admin);
  await page.goto(`/dashBord/manageOrder?q=${order.number}`);
  await chooseInRow(page.getByRole("row"), "Return");
  const { dialog, pieces, reason, takeBack } = dialogOf(page);
  await expect(pieces).toHaveValue("5");
  await expect(dialog).toContainText("The stock goes from 7 to 12.");
  await pieces.fill("6");
  await expect(dialog).toContainText("7 in stock");
  await takeBack.click();
  await expect(pieces).toBeFocused();
  await expect(pieces).toHaveAccessibleDescription(/Type a whole number from 1 to 5\.$/);
  await expect(reason).toHaveAccessibleDescription(/Give the reason/);
  await pieces.fill("2");
  await dialog.getByLabel("No, not usable").check();
  await expect(dialog).toContainText("The stock stays at 7.");
  await dialog.getByLabel("Yes, back into stock").check();
  await reason.fill("Doesn't fit.");
  await dialog.getByLabel(`The deposit of ${currencySign}25.00 is given back`).check();
  await takeBack.click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText(`Order ${order.number}: 2 of 5 returned. They are back in stock.`),
  ).toBeVisible();
  expect(await world.stockOf(product)).toBe(9);

  await chooseInRow(page.getByRole("row"), "Return");
  await expect(dialog.getByRole("list", { name: "Returned" })).toContainText("2 of 5 pieces returned");
  await expect(dialog.getByRole("list", { name: "Returned" })).toContainText("by you: Doesn't fit.");
  await expect(pieces).toHaveValue("3");
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(moreOf(page.getByRole("row"))).toBeFocused();

  const theirs = await newVisitor();
  await withoutCardProvider(theirs);
  await logIn(customer, theirs);
  for (const path of ["", `/payment/${order._id}`]) {
    await theirs.goto(`/dashBord/UserOrder${path}`);
    const returned = theirs.getByRole("list", { name: "Returned" });
    await expect(returned).toHaveText(
      /^2 of 5 pieces returned on \w+ \d+, \d+: Doesn't fit\.Deposit given back: \p{Sc}25\.00$/u,
    );
  }
  await expect
    .poll(async () => (await emailsTo(customer)).map(({ subject }) => subject))
    .toContain(`We received your return for order ${order.number}`);
  await forgetEmailsTo(customer);

  await page.goto(`/dashBord/manageItem?q=${encodeURIComponent(product.name)}`);
  const row = page.getByRole("row", { name: "Wheel hub" });
  await chooseInRow(row, "Movements");
  const movement = page.getByRole("dialog", { name: "Movements" }).getByRole("listitem").first();
  for (const text of ["+2", "Returned", "from 7 to 9", "Doesn't fit.", `See the order ${order.number}`])
    await expect(movement).toContainText(text);
});

test("all of a closed order comes back from a phone, and then no more", async ({ page, world, logIn }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const [admin, customer] = [await world.admin(), await world.customer()];
  const { product, order, params } = await sent(world, admin, customer, "Wheel bolt");
  await as(admin).call(fulfilOrder, { params, body: { handling: "closed", version: 3 } });
  await logIn(admin);
  await page.goto(`/dashBord/manageOrder?q=${order.number}&return=${order._id}`);
  const { dialog, reason, takeBack } = dialogOf(page);
  await dialog.getByLabel("No, not usable").check();
  await reason.fill("Faulty");
  await takeBack.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("5 of 5 returned. The stock stays as it is.")).toBeVisible();
  await expect(moreOf(page.getByRole("row"))).toHaveCount(0);
  expect(await world.stockOf(product)).toBe(7);
  await page.goto(`/dashBord/manageOrder?return=${order._id}`);
  await expect(page.getByRole("dialog", { name: "Return" })).toContainText(
    "Nothing of this order can be returned",
  );
});

test.describe("where the part is gone", () => {
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  test("what comes back of a deleted part is in no stock, and the dialog says so", async ({
    page,
    world,
    logIn,
  }) => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const { product, order } = await sent(world, admin, customer, "Wheel arch");
    await as(admin).call(deleteProduct, { params: { id: product._id } });
    await logIn(admin);
    await page.goto(`/dashBord/manageOrder?return=${order._id}`);
    const { dialog, reason, takeBack } = dialogOf(page);
    await expect(dialog).toContainText("The part was deleted");
    await reason.fill("Withdrawn");
    await takeBack.click();
    await expect(page.getByText("5 of 5 returned. The stock stays as it is.")).toBeVisible();
  });
});

test.describe("where something comes between", () => {
  test.use({ expectedNoise: /409 \(Conflict\)|ERR_FAILED/ });

  test("the dialog stays with what was typed, and shows what another admin took back", async ({
    page,
    world,
    logIn,
  }) => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const { product, order, params } = await sent(world, admin, customer, "Wheel nut");
    await logIn(admin);
    await page.goto(`/dashBord/manageOrder?return=${order._id}`);
    const { dialog, pieces, reason, takeBack } = dialogOf(page);
    await expect(dialog).toContainText("The stock goes from 7 to 12.");
    const theirs = { version: 3, pieces: 1, isSellable: false, reason: "Broken." };
    await as(await world.admin()).call(returnPieces, { params, body: theirs });
    await pieces.fill("3");
    await reason.fill("Doesn't fit");
    await takeBack.click();
    await expect(dialog.getByRole("alert")).toContainText("This order has changed meanwhile.");
    await expect(dialog.getByRole("list", { name: "Returned" })).toContainText("1 of 5 pieces returned");
    await expect(reason).toHaveValue("Doesn't fit");
    await expect(pieces).toHaveAccessibleDescription("4 of 5 can be returned.");
    await takeBack.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("4 of 5 returned.")).toBeVisible();
    expect(await world.stockOf(product)).toBe(10);
  });

  for (const sentBefore of ["that is the same", "that is the same as one's own that never arrived"])
    test(`another admin's return ${sentBefore} is theirs, and one's own is booked beside it`, async ({
      page,
      world,
      logIn,
    }) => {
      const [admin, customer] = [await world.admin(), await world.customer()];
      const { product, order, params } = await sent(world, admin, customer, "Wheel bearing");
      await logIn(admin);
      const { dialog, takeBack } = await typeReturn(page, order, "1");
      if (sentBefore.endsWith("arrived")) {
        await page.route("**/api/orders/*/returns", (route) => route.abort(), { times: 1 });
        await takeBack.click();
        await expect(dialog.getByRole("alert")).toContainText("The shop can't be reached.");
      }
      await as(await world.admin()).call(returnPieces, { params, body: THE_SAME });
      await takeBack.click();
      await expect(dialog.getByRole("alert")).toContainText("This order has changed meanwhile.");
      await expect(dialog.getByRole("list", { name: "Returned" })).toContainText("1 of 5 pieces returned");
      await takeBack.click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText("2 of 5 returned.")).toBeVisible();
      expect(await world.stockOf(product)).toBe(9);
    });
});

test.describe("where asking fails", () => {
  test.use({ expectedNoise: /503 \(Service Unavailable\)/ });

  test("no old order is returned, an open dialog keeps what was typed, and the stock is told or said to be unknown", async ({
    page,
    world,
    logIn,
  }) => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const { product, order, params } = await sent(world, admin, customer, "Wheel spacer");
    await logIn(admin);
    await page.goto(`/dashBord/manageOrder?q=${order.number}&return=${order._id}`);
    const { dialog, reason, takeBack } = dialogOf(page);
    await expect(dialog).toContainText("The stock goes from 7 to 12.");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    const body = { version: 3, pieces: 4, isSellable: false, reason: "Broken." };
    await as(await world.admin()).call(returnPieces, { params, body });

    const [ofOrder, ofStock] = [`**/payment/${order._id}`, `**/api/products/${product._id}`];
    const refuse = (address: string) =>
      page.route(address, (route) => route.fulfill({ status: 503, json: {} }));
    await refuse(ofOrder);
    await chooseInRow(page.getByRole("row"), "Return");
    await expect(dialog.getByRole("alert")).toContainText("The order could not be loaded");
    await page.unroute(ofOrder);
    // A stock that is still being asked for isn't asked for again at the next look.
    const stockAnswered = page.waitForResponse(ofStock);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(dialog).toContainText("1 of 5 can be returned.");
    await stockAnswered;

    await reason.fill("Faulty");
    let requested = 0;
    page.on("requestfinished", (request) => {
      if (request.url().endsWith(order._id)) requested++;
    });
    await refuse(ofOrder);
    await refuse(ofStock);
    await lookAway(page);
    await expect(dialog.getByRole("alert")).toContainText("The stock could not be loaded");
    await expect.poll(() => requested).toBeGreaterThanOrEqual(4);
    await expect(reason).toHaveValue("Faulty");
    await expect(dialog).not.toContainText("The stock goes from");
    await takeBack.click();
    await expect(page.getByText("5 of 5 returned.")).toBeVisible();
  });
});
