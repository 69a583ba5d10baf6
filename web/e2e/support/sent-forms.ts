import { searchParts } from "@carparts/functions/contract/admin/parts";
import { listPayments } from "@carparts/functions/contract/admin/payments";
import { listPurchases } from "@carparts/functions/contract/admin/purchases";
import { listReorder } from "@carparts/functions/contract/admin/reorder";
import { addSupplier } from "@carparts/functions/contract/admin/suppliers";
import { readInvoice } from "@carparts/functions/contract/invoices";
import { placeOrder } from "@carparts/functions/contract/orders";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { anOrder, aPartNumber, aUniqueWord } from "@carparts/functions/testing/builders";
import { aSupplier } from "@carparts/functions/testing/nouns";
import { aDraft, aSentPurchase } from "@carparts/functions/testing/purchases";
import type { World } from "@carparts/functions/testing/world";
import { expect, type Page } from "@playwright/test";
import { routes } from "#routes.ts";
import { addToBasket, fillContact, openBasket } from "./basket.ts";
import { sentBasket } from "./invoices.ts";
import { picked } from "./managed-orders.ts";
import { testedNouns } from "./nouns.ts";
import { tellOverview } from "./overview.ts";
import { chooseInRow } from "./row-menu.ts";

interface Opened {
  /** Begins the toast of a refusal after the dialog was closed. */
  readonly what?: string;
  /** Is in the toast of success. */
  readonly done?: string | RegExp;
  /** The number of times that it was done. */
  readonly times?: () => Promise<number>;
  /** The text that its field begins with, if any. */
  readonly before?: string;
}

export interface SentForm {
  readonly name: string;
  readonly who: "admin" | "customer";
  /** Opens the form of something of its own and fills it in. */
  readonly open: (page: Page, world: World, account: Account) => Promise<Opened>;
  /** One of its fields, if it has any. */
  readonly field?: string;
  /** Keys that the field takes, and what is in its value then. */
  readonly typed?: readonly [keys: string, value: RegExp];
  readonly button: string;
  readonly address: RegExp;
  /** True if it's a dialog that can be closed before the answer. */
  readonly isLeft?: true;
  /** True if a retry in the open form, whose answer was lost, is tested here. */
  readonly isRetried?: true;
  /** True if its address brings back what had no answer, to its account alone. */
  readonly isBroughtBack?: true;
  /** A value that is refused, by its field, and the words there. */
  readonly refused?: readonly [label: string, value: string, words: RegExp];
}

export const dialog = (page: Page) => page.getByRole("dialog");

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

/** A part that its number finds by now. */
async function aFoundPart(world: World, admin: Account) {
  const [name, partNumber] = [`Axle nut ${aUniqueWord()}`, aPartNumber()];
  const part = await world.product({ name, partNumber, quantity: 3 });
  const found = async () => (await as(admin).call(searchParts, { query: { q: partNumber } })).output.total;
  await expect.poll(found).toBe(1);
  return { ...part, partNumber };
}

function purchasesFrom(admin: Account, supplier: string) {
  return async () => (await as(admin).call(listPurchases, { query: { supplier } })).output.total;
}

const PURCHASES = "/dashBord/manageItem/purchases";
const A_DAY = { typed: ["12", /-12-/] } as const;

const forms: readonly SentForm[] = [
  {
    ...{ name: "Edit", who: "admin", field: "Shelf", button: "Save", address: /\/api\/products\/[^/]+$/ },
    ...{ isLeft: true, isRetried: true, isBroughtBack: true, refused: ["Price", "x", /amount such as/] },
    async open(page, world) {
      const { _id, name } = await world.product();
      await page.goto(`/dashBord/manageItem?edit=${_id}`);
      await dialog(page).getByLabel("Shelf").fill("B-12");
      const times = async () => Number((await world.stored("products", _id))?.version) - 1;
      return { what: `Edit, ${name}`, done: `${name}: saved.`, times };
    },
  },
  {
    ...{ name: "Add Item", who: "admin", field: "Name", button: "Add Item", address: /\/product$/ },
    async open(page) {
      await page.goto("/dashBord/addItem");
      await page.getByLabel("Name", { exact: true }).fill("Axle nut");
      return {};
    },
  },
  {
    ...{ name: "Restock", who: "admin", field: "Reason", button: "Add", address: /\/stock$/ },
    ...{ isLeft: true, isRetried: true, refused: ["Pieces", "0", /1 or more/] },
    async open(page, world) {
      const [name, partNumber] = [`Axle nut ${aUniqueWord()}`, aPartNumber()];
      const part = await world.product({ name, partNumber, quantity: 3 });
      await page.goto(`/dashBord/manageItem?q=${partNumber}`);
      await chooseInRow(page.getByRole("row", { name }), "Restock");
      await fill(page, { Pieces: "5", Reason: "Delivery" });
      const times = async () => (await world.movementsOf(part)).length - 1;
      return { what: name, done: "from 3 to 8.", times };
    },
  },
  {
    ...{ name: "Send", who: "admin", field: "Tracking number", button: "Mark sent", address: /\/handling$/ },
    ...{ isLeft: true, isRetried: true },
    async open(page, world) {
      const order = await world.order(await world.product(), await world.customer(), picked);
      await page.goto(`/dashBord/manageOrder?send=${order._id}`);
      await page.getByLabel("Tracking number").fill("1Z 999");
      const times = async () => Number((await world.stored("orders", order._id))?.version) - 2;
      return { what: `Order ${order.number}`, done: new RegExp(`${order.number}.* sent`), times };
    },
  },
  {
    ...{ name: "Return", who: "admin", field: "Reason", button: "Take back", address: /\/returns$/ },
    ...{ isLeft: true, isRetried: true, refused: ["Pieces", "9", /whole number from 1 to 2/] },
    async open(page, world) {
      const sent = { ...picked, handling: "sent" } as const;
      const fields = { ...sent, MinimumOrder: 2 };
      const order = await world.order(await world.product(), await world.customer(), fields);
      await page.goto(`/dashBord/manageOrder?return=${order._id}`);
      await page.getByLabel("Reason").fill("Faulty");
      const times = async () => Number((await world.stored("orders", order._id))?.version) - 2;
      return { what: `Order ${order.number}`, done: "returned.", times };
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
      return {};
    },
  },
  {
    ...{ name: "profile", who: "customer", field: "Mobile", button: "Save", address: /\/profile\// },
    async open(page) {
      await page.goto("/dashBord/mayProfile");
      await page.getByLabel("Mobile").fill("+1 555 0177");
      return {};
    },
  },
  {
    ...{ name: "review", who: "customer", field: "Name", button: "Add ReveW", address: /\/revew$/ },
    async open(page) {
      await page.goto("/dashBord/UserOrder/revew");
      const text = { Picture: "/reviewers/weekend-mechanic.svg", Description: "Fits." };
      await fill(page, { Name: "Jo", ...text, "REVEW QUANTITY 0 to 5": "5" });
      return {};
    },
  },
  {
    ...{ name: "order", who: "customer", field: "Mobile", button: "Place Order", address: /\/products$/ },
    async open(page, world) {
      await page.goto(`/myOrder/${(await world.product())._id}`);
      await fillContact(page);
      return {};
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
      return {};
    },
  },
  {
    ...{ name: "password", who: "customer", field: "New password", button: "Change password" },
    address: /accounts:(update|lookup)/,
    async open(page) {
      await page.goto("/dashBord/mayProfile");
      await page.getByRole("button", { name: "Change the password" }).click();
      await page.getByLabel("New password").fill("parts-demo-2");
      return {};
    },
  },
  {
    ...{ name: "Withdraw from contract", who: "customer", button: "Confirm withdrawal" },
    ...{ address: /\/withdrawal$/, isLeft: true },
    async open(page, world, customer) {
      const body = anOrder(await world.product(), customer);
      const { number } = (await as(customer).call(placeOrder, { body })).output;
      await page.goto("/dashBord/UserOrder");
      await page.getByRole("button", { name: "Withdraw from contract here" }).first().click();
      await expect(dialog(page)).toBeVisible();
      return { what: `Order ${number}`, done: `your withdrawal from order ${number}` };
    },
  },
  {
    ...{ name: "Payment received", who: "admin", field: "Reference", button: "Record payment" },
    ...{ address: /\/api\/payments$/, isLeft: true, isRetried: true, isBroughtBack: true },
    refused: ["Amount", "0", /must not be 0/],
    async open(page, world, admin) {
      const customer = await world.customer();
      const body = anOrder(await world.product({ price: 24.9 }), customer);
      const { _id: order, number } = (await as(customer).call(placeOrder, { body })).output;
      await page.goto(`/dashBord/manageOrder?received=${order}`);
      await dialog(page).getByLabel("Reference").fill("Transfer 4711");
      const times = async () =>
        (await as(admin).call(listPayments, { query: { order } })).output.items.length;
      return { what: `Payment for ${number}`, done: `Payment for ${number} written down: paid.`, times };
    },
  },
  {
    ...{
      name: "Credit note",
      who: "admin",
      field: "Reason",
      button: "Write credit note",
      address: /\/credits$/,
    },
    ...{ isLeft: true, isRetried: true, isBroughtBack: true },
    refused: ["Brake pads", "9", /At most 1 can be credited/],
    async open(page, world, admin) {
      const parts = [{ name: "Brake pads", price: 24.9 }];
      const { number } = await sentBasket(world, await world.customer(), parts);
      await page.goto(`/dashBord/manageOrder?credit=${number}`);
      await fill(page, { "Brake pads": "1", Reason: "Scratched" });
      const times = async () =>
        (await as(admin).call(readInvoice, { params: { number } })).output.credits?.length ?? 0;
      return { what: `Credit note of ${number}`, done: "written:", times };
    },
  },
  {
    ...{ name: "Add to a part", who: "admin", field: "Brand", button: "Add the number" },
    ...{ address: /\/api\/products\/[^/]+$/, isLeft: true, isRetried: true },
    refused: ["Part", aPartNumber(), /Choose the part/],
    async open(page, world, admin) {
      const [number, part] = [aPartNumber(), await aFoundPart(world, admin)];
      await tellOverview(page, { missed: [{ text: number, count: 12 }] });
      await page.goto("/dashBord");
      await page.getByRole("button", { name: `Add to a part: ${number}` }).click();
      await dialog(page).getByLabel("Part", { exact: true }).fill(part.partNumber);
      await expect(dialog(page).getByRole("radio", { name: part.name })).toBeChecked();
      const times = async () => Number((await world.stored("products", part._id))?.version) - 1;
      return { what: number, done: `${part.name} has the number ${number} now.`, times };
    },
  },
  {
    ...{ name: "New purchase", who: "admin", field: "Part number", button: "Make the draft" },
    ...{
      address: /\/api\/purchases$/,
      isLeft: true,
      isRetried: true,
      refused: ["Packs", "0", /Packs must be/],
    },
    async open(page, world, admin) {
      const supplier = (await as(admin).call(addSupplier, { body: aSupplier() })).output;
      const { partNumber } = await aFoundPart(world, admin);
      await page.goto(`${PURCHASES}?new=`);
      await dialog(page).getByLabel("Supplier").selectOption(supplier.name);
      await fill(page, { "Part number": partNumber, Packs: "2" });
      return { what: "New purchase", done: "is a draft.", times: purchasesFrom(admin, supplier._id) };
    },
  },
  {
    ...{ name: "Send purchase", who: "admin", field: "Expected day", ...A_DAY, button: "Send" },
    ...{ address: /\/api\/purchases\/[^/]+\/state$/, isLeft: true },
    async open(page, world, admin) {
      const lines = [{ productId: (await world.product())._id, packs: 1 }];
      const { number, _id } = (await aDraft(as(admin).call, lines)).purchase;
      await page.goto(`${PURCHASES}?purchase=${_id}`);
      await page.getByRole("button", { name: "Send", exact: true }).click();
      await dialog(page).getByLabel("Expected day").fill("2030-01-15");
      return { what: number, done: `${number}: sent.` };
    },
  },
  {
    ...{ name: "Expected day", who: "admin", field: "Expected day", ...A_DAY, button: "Save" },
    ...{ address: /\/api\/purchases\/[^/]+$/, isLeft: true },
    async open(page, world, admin) {
      const lines = [{ productId: (await world.product())._id, packs: 1 }];
      const { number, _id } = (await aSentPurchase(as(admin).call, lines)).purchase;
      await page.goto(`${PURCHASES}?purchase=${_id}`);
      await page.getByRole("button", { name: "Expected day" }).click();
      await dialog(page).getByLabel("Expected day").fill("2030-01-15");
      return { what: number, done: `${number}: saved.` };
    },
  },
  {
    ...{ name: "Order selected", who: "admin", button: "Make 1 draft", address: /\/api\/purchases$/ },
    ...{ isLeft: true, isRetried: true },
    async open(page, world, admin) {
      const [brand, supplier] = [
        aUniqueWord(),
        (await as(admin).call(addSupplier, { body: aSupplier() })).output,
      ];
      const offer = { supplierId: supplier._id, number: null, pack: 1, cost: 1.25, days: null };
      const offers = [{ ...offer, isPreferred: true }];
      await world.product({ brand, name: "Hose", quantity: 0, minimumQuantity: 11, offers });
      const listed = async () => (await as(admin).call(listReorder, { query: { brand } })).output.total;
      await expect.poll(listed).toBe(1);
      await page.goto(`/dashBord/reorder?brand=${brand}`);
      await page.getByLabel("Select Hose").check();
      await page.getByRole("button", { name: "Order selected" }).click();
      await expect(dialog(page)).toBeVisible();
      return { what: "Order selected", done: "1 draft: ", times: purchasesFrom(admin, supplier._id) };
    },
  },
  {
    ...{ name: "Book this count", who: "admin", button: "Book", address: /\/api\/counts$/ },
    ...{ isLeft: true, isRetried: true },
    async open(page, world, admin) {
      const part = await aFoundPart(world, admin);
      await page.goto("/dashBord/manageItem/count");
      await page.getByLabel("Scan or type").fill(part.partNumber);
      await page.getByLabel("Scan or type").press("Enter");
      await expect(page.getByLabel(`Counted: ${part.name}`)).toHaveValue("1");
      await page.getByRole("button", { name: "Check and book" }).click();
      // It asks the same call first what would be booked.
      await expect(dialog(page).getByRole("button", { name: "Book", exact: true })).toBeVisible();
      const times = async () => (await world.movementsOf(part)).length - 1;
      return { what: "Booking this count", done: "booked", times };
    },
  },
];

const formsOfNouns = Object.values(testedNouns).map((noun): SentForm => {
  const { dialog: name, calls: address, refused } = noun;
  return {
    ...{ name, who: "admin", field: "Name", button: "Save", address, refused },
    ...{ isLeft: true, isBroughtBack: true },
    async open(page, _world, admin) {
      const [made, typed] = [aUniqueWord(), aUniqueWord()];
      const id = await noun.make(as(admin).call, made);
      await page.goto(`${routes[noun.route].path}?q=${made}&edit=${encodeURIComponent(id)}`);
      const field = dialog(page).getByLabel("Name", { exact: true });
      const before = await field.inputValue();
      await field.fill(`${made} ${typed}`);
      const times = () => noun.count(as(admin).call, typed);
      return { what: noun.full(made), done: ": saved.", times, before };
    },
  };
});

export const sentForms: readonly SentForm[] = [...forms, ...formsOfNouns];
