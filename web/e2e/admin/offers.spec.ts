import type { Offer } from "@carparts/functions/contract/admin/offers";
import { readWholePart } from "@carparts/functions/contract/admin/parts";
import { listPurchases } from "@carparts/functions/contract/admin/purchases";
import { listReorder } from "@carparts/functions/contract/admin/reorder";
import { addSupplier } from "@carparts/functions/contract/admin/suppliers";
import { currencySign } from "@carparts/functions/contract/values/currency";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { aUniqueWord } from "@carparts/functions/testing/builders";
import { anUglySupplier, aSupplier } from "@carparts/functions/testing/nouns";
import type { Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../support/accessibility.ts";
import { aWord } from "../support/catalogue.ts";
import { expect, test } from "../support/fixtures.ts";
import { aFile, chooseFile, openImport, preview } from "../support/import.ts";
import { statusOf } from "../support/managed-list.ts";

async function aNamedSupplier(admin: Account, name = `Nord ${aUniqueWord()}`) {
  const body = aSupplier({ name, days: 3, minimumOrder: 50 });
  return (await as(admin).call(addSupplier, { body })).output;
}

function anOffer(supplierId: string, fields: Partial<Offer> = {}): Offer {
  return { supplierId, number: null, pack: 1, cost: null, days: null, isPreferred: false, ...fields };
}

async function offersOf(admin: Account, id: string) {
  return (await as(admin).call(readWholePart, { params: { id } })).output.offers;
}

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test.describe("with a pack that is refused", () => {
  test.use({ expectedNoise: /422/ });

  test("an admin gives a part its offers in Edit, and its page tells them", async ({
    page,
    world,
    admin,
  }) => {
    const [nord, sued] = [await aNamedSupplier(admin, `=Nord ${aUniqueWord()}`), await aNamedSupplier(admin)];
    const part = await world.product();
    await page.goto(`/dashBord/manageItem/${part._id}`);
    await expect(page.getByText("No supplier yet.")).toBeVisible();
    await page.getByRole("button", { name: "Edit" }).click();
    const edit = dialog(page, "Edit");
    const offers = edit.getByRole("group", { name: "Offers" });
    await offers.getByRole("button", { name: "Add offer" }).click();
    const first = offers.getByRole("group", { name: "offer 1" });
    await expect(first.getByLabel("Supplier", { exact: true })).toBeFocused();
    await first.getByLabel("Supplier", { exact: true }).selectOption(nord.name);
    await first.getByLabel("Supplier's number").fill("=1+1");
    await first.getByLabel("Pack").fill("1.5");
    await first.getByLabel("Cost of a piece").fill("2,50");
    await edit.getByRole("button", { name: "Save" }).click();
    await expect(first.getByLabel("Pack")).toHaveAccessibleDescription(/Pack must be a whole number/);
    await first.getByLabel("Pack").fill("4");
    await first.getByLabel("Cost of a piece").fill("2.50");
    await offers.getByRole("button", { name: "Add offer" }).click();
    const second = offers.getByRole("group", { name: "offer 2" });
    await second.getByLabel("Supplier", { exact: true }).selectOption(sued.name);
    await second.getByLabel("Days").fill("1");
    await second.getByLabel("Preferred").selectOption("Yes: orders go there");
    await expectAccessibleAsItStands(page);
    await edit.getByRole("button", { name: "Save" }).click();
    await expect(edit).toBeHidden();
    expect(await offersOf(admin, part._id)).toEqual([
      anOffer(nord._id, { number: "=1+1", pack: 4, cost: 2.5 }),
      anOffer(sued._id, { days: 1, isPreferred: true }),
    ]);
    const rows = page.getByRole("table", { name: "Offers" }).getByRole("row");
    await expect(rows.filter({ hasText: nord.name })).toContainText(`${currencySign}2.50`);
    await expect(rows.filter({ hasText: nord.name })).toContainText("3 days");
    await expect(rows.filter({ hasText: sued.name })).toContainText("Preferred");
    await expect(page.getByRole("region", { name: "Changes" })).toContainText(
      `${sued.name}, 1 day, preferred`,
    );

    await page.getByRole("button", { name: "Edit" }).click();
    await expect(first.getByLabel("Supplier", { exact: true })).toHaveValue(nord._id);
    await offers.getByRole("button", { name: "Remove offer 1" }).click();
    await page.reload();
    await expect(offers.getByRole("group", { name: /offer \d/ })).toHaveCount(1);
    await expect(offers.getByLabel("Supplier", { exact: true })).toHaveValue(sued._id);
    await edit.getByRole("button", { name: "Save" }).click();
    await expect(rows.filter({ hasText: nord.name })).toHaveCount(0);
  });
});

test("many parts get a preferred supplier at once", async ({ page, world, admin }) => {
  const word = aWord();
  const supplier = await aNamedSupplier(admin, anUglySupplier().name);
  const parts = await Promise.all([0, 1].map((place) => world.product({ name: `Bolt ${place} ${word}` })));
  await page.goto(`/dashBord/manageItem?q=${word}`);
  await expect(statusOf(page)).toHaveText("2 parts");
  await page.getByRole("checkbox", { name: /^Select all/ }).check();
  await page.getByRole("button", { name: "Change selected" }).click();
  const change = dialog(page, "Change selected");
  await change.getByLabel("Preferred supplier").check();
  await change.getByLabel("Orders go to").selectOption(supplier.name);
  await change.getByLabel("Pack").fill("0");
  await change.getByRole("button", { name: "Preview" }).click();
  await expect(change.getByLabel("Pack")).toHaveAccessibleDescription(/Pack must be at least 1/);
  await change.getByLabel("Pack").fill("6");
  await change.getByRole("button", { name: "Preview" }).click();
  await expect(change.getByRole("list", { name: "Changes" })).toContainText(
    `${supplier.name}, pack of 6, preferred`,
  );
  await change.getByRole("button", { name: "Change 2 parts" }).click();
  await expect(change.getByRole("status")).toHaveText("2 parts: 2 changed.");
  for (const { _id } of parts)
    expect(await offersOf(admin, _id)).toEqual([anOffer(supplier._id, { pack: 6, isPreferred: true })]);
});

test("a supplier's list by the supplier's numbers changes offers, after a preview", async ({
  page,
  world,
  admin,
}) => {
  const supplier = await aNamedSupplier(admin);
  const [number, twice] = [`N-${aUniqueWord()}`, `T-${aUniqueWord()}`];
  const part = await world.product({ offers: [anOffer(supplier._id, { number, cost: 2, pack: 10 })] });
  for (const _ of [1, 2]) await world.product({ offers: [anOffer(supplier._id, { number: twice })] });
  await openImport(page);
  const rows = [
    "Supplier,Supplier SKU,Cost price,VPE",
    `${supplier.name},${number},30.00,10`,
    `${supplier.name},${twice},1.00,1`,
    `Nobody,X-${aUniqueWord()},1.00,1`,
  ];
  await chooseFile(page, aFile("nord.csv", rows.join("\n")));
  await page.getByText("None of these").click();
  await page.getByText("Multiply or round").click();
  await page.getByLabel("Multiply cost by").fill("0.1");
  await preview(page);
  const table = page.getByRole("table", { name: "Rows of the file" });
  await expect(table.getByRole("row").filter({ hasText: number })).toContainText(
    `${currencySign}2.00 each→${supplier.name}, ${number}, pack of 10, ${currencySign}3.00 each`,
  );
  await expect(table).toContainText("Several parts have this number of the supplier.");
  await expect(table).toContainText("No supplier has this name.");
  await expectAccessibleAsItStands(page);
  expect((await offersOf(admin, part._id))[0]?.cost).toBe(2);
  await page.getByRole("button", { name: /^Import/ }).click();
  await expect(page.getByRole("button", { name: "Undo import" })).toBeVisible();
  expect((await offersOf(admin, part._id))[0]?.cost).toBe(3);
});

test("the reorder list has each part's supplier and whole packs, and the sum beside the minimum order", async ({
  page,
  world,
  admin,
}) => {
  const brand = aUniqueWord();
  const supplier = await aNamedSupplier(admin, anUglySupplier().name);
  const offers = [anOffer(supplier._id, { pack: 10, cost: 1.25, isPreferred: true })];
  await world.product({ brand, name: "Hose", quantity: 0, minimumQuantity: 11, offers });
  await world.product({ brand, name: "Bolt", quantity: 0, minimumQuantity: 3, cost: 5 });
  const total = async () => (await as(admin).call(listReorder, { query: { brand } })).output.total;
  await expect.poll(total, { timeout: 10_000 }).toBe(2);
  await page.goto(`/dashBord/reorder?brand=${brand}`);
  const list = page.getByRole("table", { name: "Reorder list" });
  const hose = list.getByRole("row").filter({ hasText: "Hose" });
  await expect(hose).toContainText("2 packs of 10");
  await expect(hose).toContainText(`${currencySign}25.00`);
  const sums = page.getByRole("table", { name: "By supplier" });
  const sum = sums.getByRole("row").filter({ hasText: supplier.name });
  await expect(sum).toContainText(`${currencySign}25.00 below minimum`);
  await page.getByLabel("Order: Hose").fill("45");
  await expect(hose).toContainText("5 packs of 10, 50 pieces");
  await expect(sum).not.toContainText("missing");
  await expectAccessibleAsItStands(page);
  await sums.getByRole("link", { name: supplier.name }).click();
  await expect(list.getByRole("row").filter({ hasText: "Bolt" })).toHaveCount(0);
  await page.getByLabel("Supplier", { exact: true }).selectOption({ label: "No supplier (1)" });
  await expect(list.getByRole("row").filter({ hasText: "Bolt" })).toContainText("None");
  await expect(hose).toHaveCount(0);
});

test("what is selected in the reorder list becomes a draft for each supplier, and what nobody sells stays", async ({
  page,
  world,
  admin,
}) => {
  const brand = aUniqueWord();
  const [nord, west] = [await aNamedSupplier(admin), await aNamedSupplier(admin, `West ${aUniqueWord()}`)];
  const from = (supplierId: string) => [anOffer(supplierId, { pack: 10, cost: 1.25, isPreferred: true })];
  const hose = await world.product({
    brand,
    name: "Hose",
    quantity: 0,
    minimumQuantity: 11,
    offers: from(nord._id),
  });
  await world.product({ brand, name: "Pump", quantity: 0, minimumQuantity: 50, offers: from(west._id) });
  await world.product({ brand, name: "Bolt", quantity: 0, minimumQuantity: 3 });
  const total = async () => (await as(admin).call(listReorder, { query: { brand } })).output.total;
  await expect.poll(total, { timeout: 10_000 }).toBe(3);
  await page.goto(`/dashBord/reorder?brand=${brand}`);
  const order = page.getByRole("button", { name: "Order selected" });
  await page.getByLabel("Select Bolt").check();
  await order.click();
  await expect(page.getByText("No supplier: Bolt.")).toBeVisible();
  await page.getByLabel("Select all 3 shown").check();
  await order.click();
  const drafts = dialog(page, "Order selected");
  const ofNord = drafts.getByRole("listitem").filter({ hasText: nord.name });
  await expect(ofNord).toContainText(`1 part, ${currencySign}25.00`);
  await expect(ofNord).toContainText(`${currencySign}25.00 below the minimum order of ${currencySign}50.00`);
  await expect(drafts.getByRole("listitem").filter({ hasText: west.name })).not.toContainText("below");
  await expectAccessibleAsItStands(page);
  await drafts.getByRole("button", { name: "Make 2 drafts" }).click();
  await expect(page).toHaveURL(/\/manageItem\/purchases\?state=draft/);
  const { items } = (await as(admin).call(listPurchases, { query: { supplier: nord._id } })).output;
  expect(items).toMatchObject([
    {
      state: "draft",
      total: 25,
      lines: [{ productId: hose._id, pack: 10, packs: 2, pieces: 20, cost: 1.25 }],
    },
  ]);
  await expect(page.getByRole("row").filter({ hasText: items[0]?.number ?? "" })).toContainText(nord.name);
});
