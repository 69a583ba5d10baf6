import { readWholePart } from "@carparts/functions/contract/admin/parts";
import { changeProduct, deleteProduct } from "@carparts/functions/contract/admin/products";
import { listPurchases, movePurchase, readPurchase } from "@carparts/functions/contract/admin/purchases";
import { receive } from "@carparts/functions/contract/admin/receipts";
import { listReorder } from "@carparts/functions/contract/admin/reorder";
import { addSupplier } from "@carparts/functions/contract/admin/suppliers";
import { listSaved, savePart } from "@carparts/functions/contract/saved";
import { currencySign } from "@carparts/functions/contract/values/currency";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { aUniqueWord } from "@carparts/functions/testing/builders";
import { aSupplier } from "@carparts/functions/testing/nouns";
import { aDraft, aSentPurchase } from "@carparts/functions/testing/purchases";
import { expect as expected, type Locator, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility.ts";
import { loseAnswer } from "../support/basket.ts";
import { emailsTo } from "../support/emails.ts";
import { expect, test } from "../support/fixtures.ts";
import { tabTo } from "../support/keyboard.ts";
import { printedSheets } from "../support/pdf.ts";
import { aPart, PURCHASES } from "../support/purchases.ts";

async function partOf(admin: Account, { _id: id }: { _id: string }) {
  return (await as(admin).call(readWholePart, { params: { id } })).output;
}

/** As a scanner does it: keys, and Enter. */
async function scan(page: Page, ...codes: string[]): Promise<void> {
  await page.getByLabel("Scan or type").focus();
  for (const code of codes) await page.keyboard.type(`${code}\n`);
}

test("on a phone, what ran out is ordered, sent and booked in by scanner, and who waited is told", async ({
  page,
  world,
  admin,
}) => {
  const { call } = as(admin);
  const supplier = (await call(addSupplier, { body: aSupplier({ days: 3 }) })).output;
  const brand = aUniqueWord();
  const offers = [
    { supplierId: supplier._id, number: null, pack: 1, cost: null, days: null, isPreferred: true },
  ];
  const stock = { quantity: 0, minimumQuantity: 2 };
  const gone = await aPart(world, admin, "Clutch release bearing", { ...stock, brand, offers });
  const other = await aPart(world, admin, "Cabin filter");
  const customer = await world.customer({ emailVerified: true });
  await as(customer).call(savePart, { params: { id: gone._id }, body: { notify: true } });
  const toOrder = async () => (await call(listReorder, { query: { brand } })).output.total;
  await expected.poll(toOrder, { timeout: 10_000 }).toBe(1);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`/dashBord/reorder?brand=${brand}`);
  await page.getByLabel("Select Clutch release bearing").check();
  await page.getByRole("button", { name: "Order selected" }).click();
  const drafts = page.getByRole("dialog", { name: "Order selected" });
  await expect(drafts.getByRole("listitem")).toContainText(supplier.name);
  await drafts.getByRole("button", { name: "Make 1 draft" }).click();
  await expect(page).toHaveURL(/purchases\?state=draft/);
  const { items: made } = (await call(listPurchases, { query: { supplier: supplier._id } })).output;
  await page.getByRole("button", { name: `Open: ${made[0]?.number}` }).click();
  await expect(page.getByRole("heading", { name: `Purchase ${made[0]?.number}` })).toBeVisible();
  await page.getByLabel("Packs: Clutch release bearing").fill("2");
  await page.getByLabel("Cost: Clutch release bearing").fill("12,5");
  await expect(page.getByText("Type an amount such as 24.90. Write 12.5.")).toBeVisible();
  await page.getByLabel("Cost: Clutch release bearing").fill("12.5");
  await page.getByLabel("Add a part").fill(other.partNumber);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByLabel("Packs: Cabin filter").fill("1");
  await page.reload();
  await expect(page.getByLabel("Packs: Cabin filter")).toHaveValue("1");
  await expect(page.getByLabel("Cost: Clutch release bearing")).toHaveValue("12.50");
  await page.getByRole("button", { name: "Save lines" }).click();
  await expect(page.getByRole("button", { name: "Save lines" })).toBeHidden();
  await expect(page.getByRole("article")).toContainText(`Total${currencySign}25.00`);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const sending = page.getByRole("dialog", { name: /^Send P2/ });
  await expect(sending.getByLabel(/^Email the list to/)).toBeChecked();
  await expectAccessible(page);
  await sending.getByRole("button", { name: "Send" }).click();
  await page.getByRole("link", { name: "Receive" }).click();

  await expect(page.getByLabel("Purchase order").locator("option:checked")).toContainText(supplier.name);
  expect(await partOf(admin, gone)).toMatchObject({ onOrder: 2, quantity: 0 });
  await scan(page, gone.partNumber, gone.partNumber, other.partNumber, other.partNumber);
  const toCome = page.getByRole("list", { name: /^To come of P2/ });
  await expect(toCome.getByRole("listitem").filter({ hasText: "Clutch" })).toContainText("complete");
  await expect(toCome.getByRole("listitem").filter({ hasText: "Cabin" })).toContainText("1 over");
  await page.reload();
  await expect(toCome.getByRole("listitem").filter({ hasText: "Cabin" })).toContainText("2 of 1");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Check and book" }).click();
  const booking = page.getByRole("dialog", { name: "Book this delivery?" });
  await expect(booking.getByRole("list", { name: "Over" })).toContainText("Cabin filter: 1 over");
  await booking.getByLabel("Book these, too").check();
  await booking.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByRole("button", { name: "Labels for what came" })).toBeVisible();
  expect(await partOf(admin, gone)).toMatchObject({ onOrder: 0, quantity: 2, cost: 12.5 });
  expect(await partOf(admin, other)).toMatchObject({ onOrder: 0, quantity: 5 });
  const { items } = (await as(customer).call(listSaved, {})).output;
  expect(items[0]).toMatchObject({ quantity: 2, availableAt: expect.any(String) });
  await expected.poll(() => emailsTo(customer), { timeout: 20_000 }).toHaveLength(1);
  await page.getByRole("button", { name: "Labels for what came" }).click();
  await expect(page.getByRole("heading", { name: "Labels" })).toBeVisible();
});

test.use({ expectedNoise: /net::ERR_FAILED|409 \(Conflict\)/ });

test("a receipt whose answer is lost is booked once, and what is short stays to come", async ({
  page,
  world,
  admin,
}) => {
  const part = await aPart(world, admin, "Timing belt kit");
  const { call } = as(admin);
  const { purchase } = await aSentPurchase(call, [{ productId: part._id, packs: 4 }]);
  await page.goto(`/dashBord/manageItem/count?mode=deliver&purchase=${purchase._id}`);
  await expect(page).not.toHaveURL(/purchase=/);
  await scan(page, part.partNumber);
  await expect(page.getByText("3 short")).toBeVisible();
  await page.getByRole("button", { name: "Check and book" }).click();
  const booking = page.getByRole("dialog", { name: "Book this delivery?" });
  const lost = await loseAnswer(page, "**/api/purchases/*/receipts");
  await booking.getByRole("button", { name: "Book", exact: true }).click();
  await lost;
  await expect(booking.getByRole("alert")).toBeVisible();
  await booking.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByRole("button", { name: "Labels for what came" })).toBeVisible();
  expect(await partOf(admin, part)).toMatchObject({ onOrder: 3, quantity: 4 });
});

test("of two admins with one box, the second is told that it was booked in", async ({
  page,
  world,
  admin,
}) => {
  const part = await aPart(world, admin, "Wheel bearing kit");
  const { purchase } = await aSentPurchase(as(admin).call, [{ productId: part._id, packs: 1 }]);
  await page.goto(`/dashBord/manageItem/count?mode=deliver&purchase=${purchase._id}`);
  await scan(page, part.partNumber);
  await expect(page.getByText("complete")).toBeVisible();
  const body = { lines: [{ productId: part._id, pieces: 1 }] };
  await as(await world.admin()).call(receive, { params: { id: purchase._id }, body });
  await page.getByRole("button", { name: "Check and book" }).click();
  const booking = page.getByRole("dialog", { name: "Book this delivery?" });
  await booking.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByText("Somebody else may have booked it in.")).toBeVisible();
  expect(await partOf(admin, part)).toMatchObject({ quantity: 4 });
});

test("a purchase by hand is a draft, and what came under another number is said", async ({
  page,
  world,
  admin,
}) => {
  const { call } = as(admin);
  const supplier = (await call(addSupplier, { body: aSupplier() })).output;
  const [old, fluid] = [await aPart(world, admin, "Water pump"), await aPart(world, admin, "Coolant")];
  await page.goto(PURCHASES);
  await page.getByRole("button", { name: "New purchase" }).click();
  const dialog = page.getByRole("dialog", { name: "New purchase" });
  await dialog.getByLabel("Supplier").selectOption(supplier.name);
  await dialog.getByLabel("Part number").fill(old.partNumber);
  await dialog.getByLabel("Packs").fill("5");
  await dialog.getByRole("button", { name: "Make the draft" }).click();
  await expect(page.getByRole("heading", { name: /^Purchase P2/ })).toBeVisible();
  await page.getByRole("button", { name: "Back to the purchases" }).click();
  await expect(page.getByRole("heading", { name: "Purchases" })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(PURCHASES);
  const [{ _id: id, version } = { _id: "", version: 1 }] = (
    await call(listPurchases, { query: { supplier: supplier._id } })
  ).output.items;
  await call(movePurchase, { params: { id }, body: { version, state: "sent" } });
  const successor = await aPart(world, admin, "Water pump, newer");
  const body = { version: 1, supersededBy: successor._id };
  await call(changeProduct, { params: { id: old._id }, body: body as never });
  const line = async () => (await call(readPurchase, { params: { id } })).output.lines[0];
  await expected.poll(line, { timeout: 10_000 }).toMatchObject({ successor: successor._id });

  await page.goto(`/dashBord/manageItem/count?mode=deliver&purchase=${id}`);
  await scan(page, successor.partNumber, fluid.partNumber);
  const odd = page.getByRole("alert").filter({ hasText: "not booked with it" });
  await expect(odd.getByRole("listitem").filter({ hasText: "newer" })).toContainText(
    `It came under another number, for Water pump, ${old.partNumber}.`,
  );
  await expect(odd.getByRole("listitem").filter({ hasText: "Coolant" })).not.toContainText("another");
  await page.setViewportSize({ width: 375, height: 800 });
  expect((await odd.boundingBox())?.height).toBeLessThan(400);
  await expectAccessible(page);
  await page.getByRole("button", { name: "All 5 came: Water pump" }).click();
  await expect(page.getByText("✓ complete")).toBeVisible();
  await page.getByRole("button", { name: "Check and book" }).click();
  const booking = page.getByRole("dialog", { name: "Book this delivery?" });
  await booking.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByRole("button", { name: "Labels for what came" })).toBeVisible();
  expect(await partOf(admin, old)).toMatchObject({ quantity: 8, onOrder: 0 });
  expect(await partOf(admin, successor)).toMatchObject({ quantity: 3 });
});

test.describe("of which a part is gone", () => {
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  test("all pieces of it can't be booked in, which is said with its name", async ({ page, world, admin }) => {
    const [gone, other] = [await aPart(world, admin, "Fuse box"), await aPart(world, admin, "Relay")];
    const lines = [gone, other].map(({ _id }) => ({ productId: _id, packs: 5, cost: 2 }));
    const { purchase } = await aSentPurchase(as(admin).call, lines);
    await as(admin).call(deleteProduct, { params: { id: gone._id } });
    await page.goto(`/dashBord/manageItem/count?mode=deliver&purchase=${purchase._id}`);
    await page.getByRole("button", { name: "All 5 came: Fuse box" }).click();
    await expect(page.getByRole("alert")).toContainText("Fuse box: This part is no longer in the shop.");
    await expect(page.getByRole("button", { name: /^Look up again/ })).toHaveCount(0);
    await page.getByRole("button", { name: "All 5 came: Relay" }).press("Enter");
    await expect(page.getByText("✓ complete")).toBeVisible();
    await expect(page.getByLabel("Scan or type"), "the pressed button has gone").toBeFocused();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test("by keyboard alone, a purchase is found, received and closed", async ({ page, world, admin }) => {
  const parts = [await aPart(world, admin, "Exhaust clamp"), await aPart(world, admin, "Gasket")];
  const { call } = as(admin);
  const lines = parts.map(({ _id }) => ({ productId: _id, packs: 7, cost: 2 }));
  const { purchase } = await aSentPurchase(call, lines);
  const press = async (target: Locator) => {
    await expect(target).toBeVisible();
    await tabTo(page, target);
    await page.keyboard.press("Enter");
  };
  await page.goto(PURCHASES);
  await tabTo(page, page.getByLabel("Search purchases"));
  await page.keyboard.type(`${purchase.number}\n`);
  await expect(page.getByRole("row")).toHaveCount(2);
  await press(page.getByRole("button", { name: `Open: ${purchase.number}` }));
  await expect(page.getByRole("heading", { name: `Purchase ${purchase.number}` })).toBeVisible();
  const download = page.waitForEvent("download");
  await press(page.getByRole("button", { name: "Export CSV" }));
  expect((await download).suggestedFilename()).toBe(`${purchase.number}.csv`);
  await press(page.getByRole("link", { name: "Receive" }));
  await press(page.getByRole("button", { name: "All 7 came: Gasket" }));
  await press(page.getByRole("button", { name: "Check and book" }));
  const booking = page.getByRole("dialog", { name: "Book this delivery?" });
  await press(booking.getByRole("button", { name: "Book", exact: true }));
  await expect(page.getByRole("button", { name: "Labels for what came" })).toBeVisible();
  await page.goto(`${PURCHASES}?purchase=${purchase._id}`);
  page.once("dialog", (dialog) => dialog.accept());
  await press(page.getByRole("button", { name: "Close", exact: true }));
  await expect(page.getByText("Closed", { exact: true })).toBeVisible();
  await expect(page.getByText("7 never came")).toBeHidden();
  const closed = (await call(readPurchase, { params: { id: purchase._id } })).output;
  expect(closed).toMatchObject({ state: "closed", lines: [{ received: 0 }, { received: 7 }] });
});

test("a purchase is printed with all its lines, whose head is on each sheet", async ({
  page,
  world,
  admin,
}) => {
  const names = Array.from({ length: 60 }, (_, place) => `=${place + 100}+1 Clip`);
  const parts = await Promise.all(names.map((name) => world.product({ name })));
  const lines = parts.map(({ _id }) => ({ productId: _id, packs: 7, cost: 2 }));
  const { purchase } = await aSentPurchase(as(admin).call, lines);
  await page.goto(`${PURCHASES}?purchase=${purchase._id}`);
  await expect(page.getByRole("heading", { name: `Purchase ${purchase.number}` })).toBeVisible();
  const sheets = await printedSheets(page);
  expect(sheets.length).toBeGreaterThan(1);
  for (const text of [purchase.number, purchase.supplier.name, `Total ${currencySign}840.00`])
    expect(sheets[0]).toContain(text);
  for (const sheet of sheets) {
    expect(sheet).toContain("Received");
    expect(sheet).not.toContain("Export CSV");
  }
  for (const name of names) expect(sheets.filter((sheet) => sheet.includes(name))).toHaveLength(1);
});

test("what is late is found, and a draft that another admin sent keeps what was typed", async ({
  page,
  world,
  admin,
}) => {
  const part = await aPart(world, admin, "Spark plug");
  const { call } = as(admin);
  const { purchase } = await aDraft(call, [{ productId: part._id, packs: 1 }]);
  await page.goto(`${PURCHASES}?purchase=${purchase._id}`);
  await page.getByLabel("Packs: Spark plug").fill("9");
  await call(movePurchase, { params: { id: purchase._id }, body: { version: 1, state: "sent" } });
  await page.getByRole("button", { name: "Save lines" }).click();
  await expect(page.getByText("Sent", { exact: true }).first()).toBeVisible();
  await page.goto(`${PURCHASES}?late=true`);
  await expect(page.getByRole("heading", { name: "Purchases" })).toBeVisible();
});
