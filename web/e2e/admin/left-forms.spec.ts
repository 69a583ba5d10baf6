import { fulfilOrder } from "@carparts/functions/contract/admin/fulfilment";
import { saveManufacturer } from "@carparts/functions/contract/admin/manufacturers";
import { placeOrder } from "@carparts/functions/contract/orders";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { aManufacturer, anOrder, aPartNumber, aUniqueWord } from "@carparts/functions/testing/builders";
import type { World } from "@carparts/functions/testing/world";
import type { Locator, Page } from "@playwright/test";
import { breakCall } from "../support/faults.ts";
import { expect, holdRequests, test } from "../support/fixtures.ts";
import { chooseInRow } from "../support/row-menu.ts";

test.use({ expectedNoise: /409 \(Conflict\)|500 \(Internal/ });

const toast = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

/** Sends the form, and closes its dialog before the answer, which comes once the returned function is called. */
async function leaveWhileSent(dialog: Locator, button: string, address: RegExp): Promise<() => void> {
  const page = dialog.page();
  const answer = await holdRequests(page, address);
  const isSent = page.waitForRequest(address);
  await dialog.getByRole("button", { name: button, exact: true }).click();
  await isSent;
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  return answer;
}

async function anOrderUntil(handling: "picked" | "sent", world: World, admin: Account) {
  const [customer, product] = [await world.customer(), await world.product({ quantity: 12 })];
  const body = anOrder(product, customer, { MinimumOrder: 5 });
  const order = (await as(customer).call(placeOrder, { body })).output;
  const steps = handling === "sent" ? (["picked", "sent"] as const) : (["picked"] as const);
  for (const [place, step] of steps.entries())
    await as(admin).call(fulfilOrder, {
      params: { id: order._id },
      body: { handling: step, version: place + 1 },
    });
  return order;
}

test("whoever closes Restock before the answer is told of both ends, and no page further back is left", async ({
  page,
  world,
  admin: _,
}) => {
  const [name, partNumber] = [`Sump gasket ${aUniqueWord()}`, aPartNumber()];
  const part = await world.product({ name, quantity: 3, partNumber });
  const list = `/dashBord/manageItem?q=${partNumber}`;
  await page.goto(list);
  const dialog = page.getByRole("dialog", { name: "Restock" });
  const fill = async (pieces: string, direction: string) => {
    await chooseInRow(page.getByRole("row", { name }), "Restock");
    await dialog.getByLabel(direction).check();
    await dialog.getByLabel("Pieces", { exact: true }).fill(pieces);
    await dialog.getByLabel("Reason").fill("Delivery");
  };
  await fill("5", "Add pieces");
  const book = await leaveWhileSent(dialog, "Add", /\/stock$/);
  book();
  await expect(toast(page, `${name}: from 3 to 8.`)).toBeVisible();
  expect(await world.stockOf(part)).toBe(8);
  await fill("9", "Take pieces away");
  const refuse = await leaveWhileSent(dialog, "Take away", /\/stock$/);
  refuse();
  await expect(toast(page, `${name}: There are 8 in stock, which can't go below 0.`)).toBeVisible();
  await expect(page).toHaveURL(list);
});

test("whoever closes Return, Send this order or Maker before the answer is told what became of it", async ({
  page,
  world,
  admin,
}) => {
  const sent = await anOrderUntil("sent", world, admin);
  await page.goto(`/dashBord/manageOrder?q=${sent.number}`);
  await chooseInRow(page.getByRole("row"), "Return");
  const returning = page.getByRole("dialog", { name: "Return" });
  await returning.getByLabel("Reason").fill("Doesn't fit");
  const takeBack = await leaveWhileSent(returning, "Take back", /\/returns$/);
  takeBack();
  await expect(toast(page, `Order ${sent.number}: 5 of 5 returned.`)).toBeVisible();
  await expect(page).toHaveURL(`/dashBord/manageOrder?q=${sent.number}`);

  const picked = await anOrderUntil("picked", world, admin);
  await page.goto(`/dashBord/manageOrder?q=${picked.number}`);
  await page.getByRole("row", { name: picked.number }).getByRole("button", { name: "Mark sent" }).click();
  const send = page.getByRole("dialog", { name: "Send this order" });
  const markSent = await leaveWhileSent(send, "Mark sent", /\/handling$/);
  const ended = await as(admin).call(fulfilOrder, {
    params: { id: picked._id },
    body: { handling: "sent", version: 2 },
  });
  expect(ended.status).toBe(200);
  markSent();
  await expect(toast(page, `Order ${picked.number}: It was marked`)).toBeVisible();

  const maker = aManufacturer({ brand: aUniqueWord() });
  await world.product({ brand: maker.brand });
  await as(admin).call(saveManufacturer, { body: maker });
  await page.goto(`/dashBord/manageItem/makers?edit=${maker.brand}`);
  const dialog = page.getByRole("dialog", { name: "Maker" });
  await dialog.getByLabel("Name", { exact: true }).fill("Renamed Ltd.");
  const save = await leaveWhileSent(dialog, "Save", /\/api\/makers$/);
  save();
  await expect(toast(page, `Maker of ${maker.brand}: saved.`)).toBeVisible();
});

test("an edit that was closed while it was saved is saved, and opens again once it is", async ({
  page,
  world,
  admin: _,
}) => {
  const [name, partNumber] = [`Clutch disc ${aUniqueWord()}`, aPartNumber()];
  const part = await world.product({ name, partNumber });
  await page.goto(`/dashBord/manageItem?q=${partNumber}`);
  const dialog = page.getByRole("dialog", { name: "Edit" });
  const edit = page.getByRole("row", { name }).getByRole("button", { name: "Edit" });
  await edit.click();
  await dialog.getByLabel("Shelf").fill("B-12");
  const save = await leaveWhileSent(dialog, "Save", new RegExp(`/api/products/${part._id}$`));
  await edit.click();
  await expect(dialog).toContainText("The part: loading");
  save();
  await expect(toast(page, `${name}: saved.`)).toBeVisible();
  await expect(dialog.getByLabel("Shelf")).toHaveValue("B-12");
  await expect(dialog).not.toContainText("What you typed before");
  await dialog.getByLabel("Shelf").fill("B-13");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  expect(await world.stored("products", part._id)).toMatchObject({ version: 3 });
});

test("an edit that is refused after it was closed is told, and what was typed is kept", async ({
  page,
  world,
  admin: _,
}) => {
  const name = `Gear knob ${aUniqueWord()}`;
  const part = await world.product({ name });
  await page.goto(`/dashBord/manageItem?edit=${part._id}`);
  const dialog = page.getByRole("dialog", { name: "Edit" });
  await dialog.getByLabel("Shelf").fill("C-1");
  const change = `/api/products/${part._id}`;
  const mend = await breakCall(page, new RegExp(`PATCH ${change}$`), "500 as text");
  const refuse = await leaveWhileSent(dialog, "Save", new RegExp(`${change}$`));
  refuse();
  await expect(toast(page, `Edit, ${name}: Something went wrong on our side.`)).toBeVisible();
  await mend();
  await page.goto(`/dashBord/manageItem?edit=${part._id}`);
  await expect(dialog).toContainText("What you typed before is still here.");
  await expect(dialog.getByLabel("Shelf")).toHaveValue("C-1");
});
