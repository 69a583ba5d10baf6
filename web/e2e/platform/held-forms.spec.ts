import type { Account } from "@carparts/functions/testing/accounts";
import { aManufacturer, aPartNumber, aUniqueWord } from "@carparts/functions/testing/builders";
import type { World } from "@carparts/functions/testing/world";
import type { Locator, Page } from "@playwright/test";
import { addToBasket, fillContact, openBasket } from "../support/basket.ts";
import { expect, holdRequests, test } from "../support/fixtures.ts";
import { picked } from "../support/managed-orders.ts";
import { chooseInRow } from "../support/row-menu.ts";

// Input after a form was sent would be lost with it, so its fields are inert until the answer.

test.use({ expectedNoise: /ERR_FAILED/ });

interface Sent {
  readonly name: string;
  readonly who: "admin" | "customer";
  /** Opens the form and fills it in. */
  readonly open: (page: Page, world: World, account: Account) => Promise<void>;
  /** One of its fields. */
  readonly field: string;
  readonly button: string;
  readonly address: RegExp;
}

const dialog = (page: Page) => page.getByRole("dialog");

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

const forms: readonly Sent[] = [
  {
    ...{ name: "Edit", who: "admin", field: "Shelf", button: "Save", address: /\/api\/products\/[^/]+$/ },
    async open(page, world) {
      const part = await world.product();
      await page.goto(`/dashBord/manageItem?edit=${part._id}`);
      await dialog(page).getByLabel("Shelf").fill("B-12");
    },
  },
  {
    ...{ name: "Add Item", who: "admin", field: "Name", button: "Add Item", address: /\/product$/ },
    async open(page) {
      await page.goto("/dashBord/addItem");
      await page.getByLabel("Name", { exact: true }).fill("Axle nut");
    },
  },
  {
    ...{ name: "Restock", who: "admin", field: "Reason", button: "Add", address: /\/stock$/ },
    async open(page, world) {
      const [name, partNumber] = [`Axle nut ${aUniqueWord()}`, aPartNumber()];
      await world.product({ name, partNumber });
      await page.goto(`/dashBord/manageItem?q=${partNumber}`);
      await chooseInRow(page.getByRole("row", { name }), "Restock");
      await fill(page, { Pieces: "5", Reason: "Delivery" });
    },
  },
  {
    ...{ name: "Maker", who: "admin", field: "Name", button: "Save", address: /\/api\/makers$/ },
    async open(page, world) {
      const maker = aManufacturer({ brand: aUniqueWord() });
      await world.product({ brand: maker.brand });
      await page.goto(`/dashBord/manageItem/makers?edit=${maker.brand}`);
      await page.getByLabel("Name", { exact: true }).fill("Renamed Ltd.");
    },
  },
  {
    ...{ name: "Send", who: "admin", field: "Tracking number", button: "Mark sent", address: /\/handling$/ },
    async open(page, world) {
      const order = await world.order(await world.product(), await world.customer(), picked);
      await page.goto(`/dashBord/manageOrder?send=${order._id}`);
      await page.getByLabel("Tracking number").fill("1Z 999");
    },
  },
  {
    ...{ name: "Return", who: "admin", field: "Reason", button: "Take back", address: /\/returns$/ },
    async open(page, world) {
      const sent = { ...picked, handling: "sent" } as const;
      const order = await world.order(await world.product(), await world.customer(), sent);
      await page.goto(`/dashBord/manageOrder?return=${order._id}`);
      await page.getByLabel("Reason").fill("Faulty");
    },
  },
  {
    ...{ name: "Change selected", who: "admin", field: "Reason", button: "Preview", address: /\/api\/parts/ },
    async open(page, world) {
      const [name, partNumber] = [`Axle nut ${aUniqueWord()}`, aPartNumber()];
      await world.product({ name, partNumber });
      await page.goto(`/dashBord/manageItem?q=${partNumber}`);
      await page.getByRole("checkbox", { name: `Select ${name}` }).check();
      await page.getByRole("button", { name: "Change selected" }).click();
      await dialog(page).getByLabel("All 1 that the list finds").check();
      await dialog(page).getByLabel("Shelf", { exact: true }).check();
      await dialog(page).getByLabel("New shelf").fill("B-12");
    },
  },
  {
    ...{ name: "profile", who: "customer", field: "Mobile", button: "Save", address: /\/profile\// },
    async open(page) {
      await page.goto("/dashBord/mayProfile");
      await page.getByLabel("Mobile").fill("+1 555 0177");
    },
  },
  {
    ...{ name: "review", who: "customer", field: "Name", button: "Add ReveW", address: /\/revew$/ },
    async open(page) {
      await page.goto("/dashBord/UserOrder/revew");
      const text = { Picture: "/reviewers/weekend-mechanic.svg", Description: "Fits." };
      await fill(page, { Name: "Jo", ...text, "REVEW QUANTITY 0 to 5": "5" });
    },
  },
  {
    ...{ name: "order", who: "customer", field: "Mobile", button: "Place Order", address: /\/products$/ },
    async open(page, world) {
      await page.goto(`/myOrder/${(await world.product())._id}`);
      await fillContact(page);
    },
  },
  {
    ...{
      name: "basket",
      who: "customer",
      field: "Mobile",
      button: "Place Order",
      address: /\/api\/baskets$/,
    },
    async open(page, world) {
      await addToBasket(page, await world.product());
      await openBasket(page);
      await fillContact(page);
    },
  },
  {
    ...{ name: "password", who: "customer", field: "New password", button: "Change password" },
    address: /accounts:(update|lookup)/,
    async open(page) {
      await page.goto("/dashBord/mayProfile");
      await page.getByRole("button", { name: "Change the password" }).click();
      await page.getByLabel("New password").fill("parts-demo-2");
    },
  },
];

/** Answers none of these calls, once the returned function is called. */
async function loseCalls(page: Page, address: RegExp): Promise<() => void> {
  await page.route(address, (route) => route.abort());
  return holdRequests(page, address);
}

async function typeInto(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.page().keyboard.type(text);
}

for (const { name, who, open, field: label, button: action, address } of forms) {
  test(`nothing can be typed into the form of ${name} while it's sent, and all can be after an error`, async ({
    page,
    world,
    logIn,
  }) => {
    const account = await (who === "admin" ? world.admin() : world.customer());
    await logIn(account);
    await open(page, world, account);
    const place = (await dialog(page).count()) > 0 ? dialog(page) : page.getByRole("main");
    const field = place.getByLabel(label, { exact: true }).first();
    const button = place.getByRole("button", { name: action, exact: true });
    const before = await field.inputValue();
    const lose = await loseCalls(page, address);
    const isSent = page.waitForRequest(address);
    await button.click();
    await isSent;
    await typeInto(field, "typed since");
    await expect(button).toBeDisabled();
    await expect(field).toHaveValue(before);
    lose();
    await expect(place.getByRole("alert").first()).toBeVisible();
    await expect(button, "who pressed it is still there").toBeFocused();
    await typeInto(field, "x");
    await expect(field).toHaveValue(/x/);
  });
}

test("who sends an edit from a field is in it again after an error", async ({ page, world, admin: _ }) => {
  const part = await world.product();
  await page.goto(`/dashBord/manageItem?edit=${part._id}`);
  const field = dialog(page).getByLabel("MinimumQuantity");
  await field.fill("2");
  const lose = await loseCalls(page, /\/api\/products\/[^/]+$/);
  await field.press("Enter");
  await expect(dialog(page).getByRole("button", { name: "Save" })).toBeDisabled();
  await page.keyboard.type("9");
  await expect(field).toHaveValue("2");
  lose();
  await expect(dialog(page).getByRole("alert")).toContainText("can't be reached");
  await expect(field).toBeFocused();
});
