import { randomInt } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { MOST_ROWS_AT_ONCE } from "@carparts/functions/contract/admin/imports";
import { searchParts } from "@carparts/functions/contract/admin/parts";
import { readPart } from "@carparts/functions/contract/catalogue/part";
import { placeOrder } from "@carparts/functions/contract/orders";
import { currencySign } from "@carparts/functions/contract/values/currency";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { anOrder, aPartNumber } from "@carparts/functions/testing/builders";
import { isLong } from "@carparts/functions/testing/test-scale";
import type { World } from "@carparts/functions/testing/world";
import type { Locator, Page } from "@playwright/test";
import { everyItem } from "#lib/every-page.ts";
import { aWorkbook } from "#testing/a-workbook.ts";
import { expectAccessibleAsItStands } from "../support/accessibility.ts";
import { recordCalls } from "../support/calls.ts";
import { aWord } from "../support/catalogue.ts";
import { acceptDialogs, expect, test } from "../support/fixtures.ts";
import {
  aFile,
  chooseFile,
  chooseKnownFile,
  fieldOf,
  openImport,
  preview,
  rowsShown,
  showFormat,
  undo,
} from "../support/import.ts";

const IMPORTS = "POST /api/imports";
/** Reloads, and cuts of the network, within one import. */
const TIMES = isLong ? 10 : 1;

async function partOf(id: string) {
  return (await as(null).call(readPart, { params: { id } })).output;
}

/** The number of parts that the list finds. It may be some seconds behind. */
async function expectFound(admin: Account, q: string, count: number): Promise<void> {
  const total = async () => (await as(admin).call(searchParts, { query: { q } })).output.total;
  await expect.poll(total, { timeout: 20_000 }).toBe(count);
}

/** So that they go with the test. */
async function adoptFound(world: World, admin: Account, q: string): Promise<void> {
  const found = await everyItem(async (query) => {
    return (await as(admin).call(searchParts, { query: { q, ...query } })).output;
  });
  for (const { _id } of found) world.adoptProduct(_id);
}

test("a supplier's list is previewed, changes nothing until it's imported, and is undone as a whole", async ({
  page,
  world,
  admin,
}) => {
  const [known, added, name] = [aPartNumber(), aPartNumber(), aWord()];
  const part = await world.product({ name: "Radiator", partNumber: known, price: 900, quantity: 4 });
  const list = (price: string) =>
    `Preisliste M\xfcller\r\n\r\nArtikelnummer;Bezeichnung;Hersteller;Preis;Bestand\r\n${known};K\xfchler;Behr;${price};>10\r\n${added};Pumpe;Behr;1 500;3\r\n`;
  await openImport(page);
  await chooseFile(page, aFile(`${name}.csv`, list("1.049,90")));
  await expect(page.getByText(`${name}.csv: 2 rows, 5 columns`)).toBeVisible();
  await page
    .getByText("Read as: Western European (Windows-1252), semicolon, names in line 3, decimal comma (10,20)")
    .click();
  await expect(page.getByLabel("Encoding")).toHaveValue("windows-1252");
  await expect(page.getByLabel("Separator")).toHaveValue(";");
  await expect(page.getByLabel("Header in line")).toHaveValue("3");
  await expect(page.getByLabel("Decimal sign").locator(":checked")).toHaveText("Found: Comma (10,20)");
  const table = page.getByRole("table", { name: "Columns of the file" });
  await expect(table.getByRole("columnheader")).toHaveText(["Column", "First values", "Field"]);
  await expect(table.getByRole("rowheader")).toHaveText([
    ...["Artikelnummer", "Bezeichnung", "Hersteller", "Preis", "Bestand"],
  ]);
  await expect(fieldOf(page, "Artikelnummer")).toHaveValue("partNumber");
  await page.getByText("Multiply or round").click();
  await page.getByLabel("Multiply price by").fill("2");
  await page.getByLabel("Save these columns as").fill("M\xfcller");
  const calls = recordCalls(page);
  await preview(page);
  await expect(page.getByText("1 part would be added, 1 part changed.")).toBeVisible();
  await expect(rowsShown(page).filter({ hasText: known })).toContainText(`${currencySign}2,099.80`);
  await expect(rowsShown(page).filter({ hasText: added })).toContainText("New");
  expect(
    calls.filter(({ to }) => to === IMPORTS).map(({ body }) => (body as { isDryRun: boolean }).isDryRun),
  ).toEqual([...[true, true]]);
  expect(await partOf(part._id)).toMatchObject({ name: "Radiator", price: 900, quantity: 4 });
  await expectAccessibleAsItStands(page);

  await page.getByRole("button", { name: "Import 2 parts" }).click();
  await expect(page.getByText("1 part added, 1 part changed.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeFocused();
  // Its pieces stay: nobody said that those of the file count.
  expect(await partOf(part._id)).toMatchObject({
    name: "K\xfchler",
    price: 2099.8,
    quantity: 4,
    brand: "Behr",
  });
  await expectFound(admin, added, 1);

  await page.getByRole("button", { name: "Import another file" }).click();
  await chooseKnownFile(page, aFile(`${name}-2.csv`, list("1.049,90")));
  await expect(page.getByRole("button", { name: "Unchanged 2" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Import \d/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Back to the columns" }).click();
  await expect(page.getByLabel("Multiply price by")).toHaveValue("2");
  await preview(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  const earlier = page.getByRole("listitem").filter({ hasText: `${name}.csv` });
  await expect(earlier).toContainText("1 new, 1 changed");
  await earlier.getByRole("link", { name: "Show these parts" }).click();
  await expect(page).toHaveURL(/\/manageItem\?importId=/);
  await expect(page.getByRole("link", { name: "Of one import" })).toBeVisible();
  await page.goBack();
  await undo(page, earlier);
  await expect(earlier).toContainText("Undone");
  expect(await partOf(part._id)).toMatchObject({ name: "Radiator", price: 900, quantity: 4, brand: "" });
  await expectFound(admin, added, 0);
});

test("a list of numbers, names and prices comes in at the first preview, and a cell that nobody can read costs its row nothing else", async ({
  page,
  admin,
}) => {
  const word = aWord();
  const rows = `sku,name,price,image\n${word}-1,Oil filter ${word},12.50,\n${word}-2,Kit ${word},8,photo one\n`;
  await openImport(page);
  await chooseFile(page, aFile(`${word}.csv`, rows));
  await preview(page);
  await expect(page.getByRole("button", { name: "New 2" })).toBeVisible();
  const form = page.getByRole("form", { name: "New parts get this where the file says nothing" });
  await expect(form.getByLabel("Group")).toHaveValue("");
  await expect(rowsShown(page).first()).toContainText("filters");
  await page.getByRole("button", { name: "With a warning 1" }).click();
  await expect(rowsShown(page)).toHaveCount(1);
  await expect(rowsShown(page)).toContainText([/Left out.*Picture.*photo one/]);
  await page.getByRole("button", { name: "All 2" }).click();
  await expectAccessibleAsItStands(page);

  // Wrong ones leave the form where it is, to be mended.
  await form.getByLabel("Quantity", { exact: true }).fill("some");
  await form.getByLabel("Quantity", { exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: "Can't be imported 2" })).toBeVisible();
  await form.getByLabel("Quantity", { exact: true }).fill("4");
  await form.getByLabel("Group").selectOption("engine");
  await expect(page.getByRole("button", { name: "New 2" })).toBeVisible();
  await expect(rowsShown(page).first()).toContainText("engine");
  await page.getByRole("button", { name: "Import 2 parts" }).click();
  await expect(page.getByText("2 parts added, 0 parts changed.")).toBeVisible();
  await expectFound(admin, word, 2);
  const { items } = (await as(admin).call(searchParts, { query: { q: word } })).output;
  const kit = items.find(({ name }) => name.startsWith("Kit"));
  expect(await partOf(kit?._id ?? "")).toMatchObject({
    ...{ quantity: 4, minimumQuantity: 1, group: "engine", description: `Kit ${word}` },
    picture: "/parts/groups/engine.svg",
  });
  await undo(page);
  await expect(page.getByRole("heading", { name: `Undone: ${word}.csv` })).toBeVisible();
  await page.reload();
  await expect(page.getByText("All of it is taken back: 2 new parts, 0 changed parts.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Show these parts" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Undo import" })).toHaveCount(0);
});

test("an XML file is the table of its articles, and what is left out of a workbook is said", async ({
  page,
  admin,
}) => {
  void admin;
  const word = aWord();
  const article = (at: number) =>
    `<ARTICLE><sku>${word}-${at}</sku><name>Pump ${word} &amp; seal &file;</name><ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT>${at}0.5</PRICE_AMOUNT></ARTICLE_PRICE></ARTICLE>`;
  const xml = `<?xml version="1.0"?><!DOCTYPE BMECAT SYSTEM "/bmecat.dtd" [<!ENTITY file SYSTEM "/index.html">]><BMECAT><T_NEW_CATALOG>${article(1)}${article(2)}</T_NEW_CATALOG></BMECAT>`;
  await openImport(page);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await chooseFile(page, aFile(`${word}.xml`, xml));
  await expect(page.getByText(`${word}.xml: 2 rows, 3 columns`)).toBeVisible();
  await showFormat(page);
  await expect(page.getByLabel("Element of each row")).toHaveValue("BMECAT/T_NEW_CATALOG/ARTICLE");
  await expect(page.getByText(`Pump ${word} & seal &file;`).first()).toBeVisible();
  expect(requested.filter((path) => /bmecat|index/.test(path))).toEqual([]);
  await expectAccessibleAsItStands(page);

  const sheets = {
    Old: [
      ["sku", "name", "price"],
      [`${word}-3`, "Pump", 12.5],
    ],
  };
  const hidden =
    '<workbook xmlns:r="urn:r"><sheets><sheet name="Old" sheetId="1" state="hidden" r:id="rId1"/></sheets></workbook>';
  const file = aWorkbook(sheets, { "xl/workbook.xml": Buffer.from(hidden) });
  await chooseFile(page, aFile(`${word}.xlsx`, file));
  await expect(page.getByText(`${word}.xlsx: 1 row, 3 columns`)).toBeVisible();
  await expect(page.getByText("The sheet Old is hidden in the workbook.")).toBeVisible();
  await showFormat(page);
  await expect(page.getByLabel("Sheet").locator(":checked")).toHaveText("Old (hidden)");
  await expectAccessibleAsItStands(page);
});

test("a number that a spreadsheet has changed in the shop's own file stays, and the row says so", async ({
  page,
  world,
  admin,
}) => {
  void admin;
  // With its zero it has eleven digits, as no trade item number has: one would be the same with and without it.
  const serial = `${randomInt(1e9, 1e10)}`;
  const part = await world.product({ partNumber: `0${serial}`, shelf: "3-10", price: 10 });
  const rows = `_id,version,price,partNumber,shelf\n${part._id},1,12.5,${serial},10. Mrz\n`;
  await openImport(page);
  await chooseKnownFile(page, aFile("parts.csv", rows));
  await expect(page.getByRole("button", { name: "With a warning 1" })).toBeVisible();
  await expect(rowsShown(page)).toContainText(`A spreadsheet has made ${serial} of 0${serial}`);
  await page.getByRole("button", { name: "Import 1 part" }).click();
  await expect(page.getByText("0 parts added, 1 part changed.")).toBeVisible();
  expect(await partOf(part._id)).toMatchObject({ partNumber: `0${serial}`, price: 12.5 });
});

test("which of several prices is the shop's is asked, and vehicles are read as people write them", async ({
  page,
  admin,
}) => {
  const word = aWord();
  const rows = `Artikelnummer;Bezeichnung;Nettopreis;Bruttopreis;Passend f\xfcr\n${word}-1;Scheibe ${word};10,00;11,90;VW Golf V 2003-2008, Audi A3 ab 2004\n${word}-2;Belag ${word};20,00;23,80;"VW Golf 2003-2008; Audi A3"\n`;
  await openImport(page);
  await chooseFile(page, aFile(`${word}.csv`, rows));
  const prices = page.getByRole("group", { name: "Which price is yours?" });
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("Say which of the file's prices is yours.").first()).toBeVisible();
  await expectAccessibleAsItStands(page);
  await prices.getByRole("radio", { name: /Bruttopreis/ }).check();
  await preview(page);
  await expect(page.getByRole("button", { name: "New 2" })).toBeVisible();
  await expect(rowsShown(page).first()).toContainText(`${currencySign}11.90`);
  await expect(rowsShown(page).first()).toContainText("2004");
  await page.getByRole("button", { name: "With a warning 1" }).click();
  await expect(rowsShown(page)).toContainText([/Left out.*Vehicles.*Audi A3/]);
  await page.getByRole("button", { name: "Import 2 parts" }).click();
  await expect(page.getByText("2 parts added, 0 parts changed.")).toBeVisible();
  await expectFound(admin, word, 2);
  await page.getByRole("link", { name: "Show these parts" }).click();
  await expect(page).toHaveURL(/\/manageItem\?importId=/);
  await expect(page.getByRole("link", { name: "Of one import" })).toBeVisible();
  await page.goBack();
  await undo(page);
});

test("a list that may mean two things says so, and is read as somebody who knows it chooses", async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.admin());
  const partNumber = aPartNumber();
  const part = await world.product({ partNumber, price: 5, group: "other" });
  const category = `${"Parts for cars > ".repeat(8)}Sundries`;
  const rows = `sku,price,categories\n${partNumber},"24,900",${category}\n`;
  await openImport(page);
  await chooseFile(page, aFile(`${"x".repeat(199)}\u{1f697}.csv`, rows));
  const sign = page.getByLabel("Decimal sign");
  await expect(sign.locator(":checked")).toHaveText("Not known");
  await expect(sign).toHaveAccessibleDescription(/1 or 1000/);
  await page.getByText("Groups: 1 name in the file").click();
  await page.getByLabel(category, { exact: true }).selectOption("exhaust");
  await page.getByText("Multiply or round").click();
  const factor = page.getByLabel("Multiply price by");
  await factor.fill("35%");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(factor).toHaveAccessibleDescription("Multiply price by a number above 0, such as 1.35.");
  await expect(page.getByRole("alert")).toContainText("Multiply price by");
  await expectAccessibleAsItStands(page);
  await factor.fill("2");
  await preview(page);
  await expect(rowsShown(page)).toContainText([/24,900.*Write 24900 or 24\.90\./]);
  await page.getByRole("button", { name: "Back to the columns" }).click();
  await sign.selectOption("Comma (10,20)");
  await expect(sign).toHaveValue(",");
  await preview(page);
  await page.getByRole("button", { name: "Import 1 part" }).click();
  await expect(page.getByText("0 parts added, 1 part changed.")).toBeVisible();
  expect(await partOf(part._id)).toMatchObject({ price: 49.8, group: "exhaust" });
});

test("a workbook's sheet and columns can be corrected, and quantities set by a movement that leaves sold pieces sold", async ({
  page,
  world,
  admin,
}) => {
  const partNumber = `000${Date.now()}`;
  const part = await world.product({ name: "Disc", partNumber, quantity: 4 });
  const book = aWorkbook({
    Notes: [["Sender"], ["ACME"], ["2026"], ["x"]],
    Parts: [
      ["No", "Text", "Pieces"],
      [partNumber, "Brake disc", 12],
    ],
  });
  await openImport(page);
  await chooseFile(page, aFile("acme.xlsx", book));
  await showFormat(page);
  await page.getByLabel("Sheet").selectOption("Parts");
  await expect(page.getByText("acme.xlsx: 1 row, 3 columns")).toBeVisible();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("alert")).toContainText("which column has the part number");
  await fieldOf(page, "No").selectOption("Part number");
  await fieldOf(page, "Text").selectOption("Name");
  await fieldOf(page, "Pieces").selectOption("Quantity");
  await page.getByLabel("Set to the file's").check();
  await preview(page);
  const customer = await world.customer();
  await as(customer).call(placeOrder, { body: anOrder(part, customer) });
  await page.getByRole("button", { name: "Import 1 part" }).click();
  await expect(page.getByText("0 parts added, 1 part changed.")).toBeVisible();
  expect(await partOf(part._id)).toMatchObject({ name: "Brake disc", quantity: 11 });
  expect(await world.movementsOf(part)).toContainEqual(
    expect.objectContaining({ cause: "import", change: 8, who: admin.uid }),
  );
});

test.describe("where the network goes", () => {
  // A cut may meet the page's code as well.
  test.use({ expectedNoise: /Failed to load resource|Failed to fetch dynamically imported module/ });

  test("an import goes on after reloads and cuts, and no row is there twice or lost", async ({
    page,
    world,
    admin,
  }) => {
    if (isLong) test.setTimeout(15 * 60_000);
    const word = aWord();
    // Between two interruptions, no more than one chunk comes through.
    const rows = (2 * TIMES + 1) * MOST_ROWS_AT_ONCE + 50;
    const lines = Array.from({ length: rows }, (_, at) => `${word}-${at},Part ${word} ${at},10`);
    await openImport(page);
    await chooseFile(page, aFile("many.csv", ["sku,name,price", ...lines].join("\n")));
    await preview(page);
    await expect(page.getByRole("button", { name: `New ${rows}` })).toBeVisible();
    await expect(rowsShown(page)).toHaveCount(50);
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText(`51 to 100 of ${rows}`)).toBeVisible();

    const isSent = () => page.waitForRequest(/\/api\/imports$/);
    let sent = isSent();
    await page.getByRole("button", { name: `Import ${rows.toLocaleString("en-US")} parts` }).click();
    for (let time = 0; time < TIMES; time++) {
      await sent;
      sent = isSent();
      await page.reload();
      await sent;
      await page.context().setOffline(true);
      await expect(page.getByText("Retrying automatically.")).toBeVisible();
      sent = isSent();
      await page.context().setOffline(false);
    }
    await expect(page.getByText(`${rows.toLocaleString("en-US")} parts added, 0 parts changed.`)).toBeVisible(
      { timeout: 60_000 },
    );
    await expectFound(admin, word, rows);
    await adoptFound(world, admin, word);
    expect(await world.stockFaults()).toEqual([]);
  });

  test("an import tries four times, waits for a person, and loses nothing", async ({
    page,
    world,
    logIn,
  }) => {
    await page.clock.install();
    await logIn(await world.admin());
    const partNumber = aPartNumber();
    const part = await world.product({ name: "Belt", partNumber, price: 5 });
    await openImport(page);
    await chooseFile(page, aFile("one.csv", `sku,price\n${partNumber},6\n`));
    let calls = 0;
    await page.route(/\/api\/imports$/, (route) => {
      calls++;
      return route.abort();
    });
    const goesOn = page.getByRole("button", { name: "Try again" });
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByText("Retrying automatically.")).toBeVisible();
    await expect(async () => {
      await page.clock.runFor(4000);
      await expect(page.getByText("Tried four times. Nothing is lost")).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(calls).toBe(4);
    await page.unroute(/\/api\/imports$/);
    await goesOn.click();
    await page.getByRole("button", { name: "Import 1 part" }).click();
    await expect(page.getByText("0 parts added, 1 part changed.")).toBeVisible();
    expect((await partOf(part._id)).price).toBe(6);
  });

  test("an import pauses, goes on, and another tab waits for it", async ({ page, world, logIn }) => {
    await logIn(await world.admin());
    const partNumber = aPartNumber();
    const part = await world.product({ name: "Belt", partNumber, price: 5 });
    await openImport(page);
    await chooseFile(page, aFile("one.csv", `sku,price\n${partNumber},6\n`));
    await preview(page);
    const fails = Promise.withResolvers<void>();
    await page.route(/\/api\/imports$/, async (route) => {
      await fails.promise;
      await route.abort();
    });
    await page.getByRole("button", { name: "Import 1 part" }).click();
    await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();

    const other = await page.context().newPage();
    await other.goto("/dashBord/manageItem/import");
    await expect(other.getByText("Another tab is running this import.")).toBeVisible();
    await page.getByRole("button", { name: "Pause" }).click();
    fails.resolve();
    await expect(other.getByText("0 parts added, 1 part changed.")).toBeVisible();
    await other.close();
    expect((await partOf(part._id)).price).toBe(6);
    await page.unroute(/\/api\/imports$/);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("0 parts added, 1 part changed.")).toBeVisible();
  });
});

async function downloaded(page: Page, button: string): Promise<string> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return readFile(await (await downloading).path(), "utf8");
}

test("wrong rows say why, and come as a file that is mended and imported", async ({ page, world, logIn }) => {
  await logIn(await world.admin());
  const numbers = [aPartNumber(), aPartNumber(), aPartNumber()];
  const parts = await Promise.all(numbers.map((partNumber) => world.product({ partNumber, price: 5 })));
  await openImport(page);
  const rows = [`${numbers[0]},6`, `${numbers[1]},on request`, '"8,72E+11",7', `${numbers[0]},8`, `,9`];
  await chooseFile(page, aFile("some.csv", `sku,price\n${rows.join("\n")}\n`));
  await expect(page.getByText("1 number is destroyed by a spreadsheet")).toBeVisible();
  await preview(page);
  await page.getByRole("button", { name: "Can't be imported 4" }).click();
  await expect(rowsShown(page)).toContainText([
    /on request.*Price must be an amount/,
    /8,72E\+11.*lost digits/,
    /Same part as line 2/,
    /no part number/,
  ]);
  await page.getByRole("button", { name: "Import 1 part" }).click();
  await expect(page.getByText("0 parts added, 1 part changed. 4 rows can't be imported.")).toBeVisible();
  const file = await downloaded(page, "Download wrong rows");
  expect(file.trim().split("\r\n")).toHaveLength(5);
  await page.getByRole("button", { name: "Import another file" }).click();
  await chooseFile(page, aFile("mended.csv", Buffer.from(file.replace("on request", "7.5"))));
  await preview(page);
  await page.getByRole("button", { name: "Import 2 parts" }).click();
  await expect(page.getByText("0 parts added, 2 parts changed.")).toBeVisible();
  const prices = await Promise.all(parts.map(async ({ _id }) => (await partOf(_id)).price));
  expect(prices).toEqual([8, 7.5, 5]);
});

test("what is exported, edited and imported changes what was edited and nothing else", async ({
  page,
  world,
  admin,
}) => {
  const word = aWord();
  const numbers = [aPartNumber(), `00${aPartNumber().slice(2).padStart(12, "0")}`];
  const [first, second] = await Promise.all(
    numbers.map((partNumber, at) =>
      world.product({
        ...{
          name: `${at === 0 ? "=" : "＝"}Disc ${word} ${at}`,
          description: 'One,\r\ntwo; "three"',
          price: 24.9,
          quantity: 20,
        },
        ...{ partNumber, oemNumbers: ["A,1", "B|2"], group: "brakes", deposit: 3 },
        fitment: [{ make: "VW", model: "Golf", yearFrom: 2003, yearTo: null, note: "1.4; petrol" }],
      }),
    ),
  );
  if (!first || !second) throw new Error("There are two.");
  await expectFound(admin, word, 2);
  await page.goto(`/dashBord/manageItem?q=${word}`);
  const file = await downloaded(page, "Export CSV");
  expect(file).toContain(`"\t${numbers[1]}"`);
  expect(file).toContain(`'＝Disc ${word}`);
  await world.setStock(second, 15);

  await openImport(page);
  await chooseKnownFile(page, aFile("back.csv", Buffer.from(file)));
  await expect(page.getByRole("button", { name: "Unchanged 2" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();

  const edited = file
    .split("\r\n")
    .map((line) => (line.startsWith(second._id) ? line.replace("24.9", "30.5") : line))
    .join("\r\n");
  await chooseKnownFile(page, aFile("edited.csv", Buffer.from(edited)));
  await expect(page.getByRole("button", { name: "Unchanged 1" })).toBeVisible();
  await page.getByRole("button", { name: "Import 1 part" }).click();
  await expect(page.getByText("0 parts added, 1 part changed.")).toBeVisible();
  expect(await partOf(first._id)).toMatchObject({
    price: 24.9,
    quantity: 20,
    description: 'One,\r\ntwo; "three"',
  });
  // Sold since the export, and still sold.
  expect(await partOf(second._id)).toMatchObject({ price: 30.5, quantity: 15 });
});

test("a file that was changed since its preview is noticed, and what was shown is imported", async ({
  page,
  world,
  logIn,
}, testInfo) => {
  await logIn(await world.admin());
  const partNumber = aPartNumber();
  const part = await world.product({ partNumber, price: 5 });
  const path = testInfo.outputPath("list.csv");
  await writeFile(path, `sku,price\n${partNumber},6\n`);
  await openImport(page);
  await chooseFile(page, path);
  await preview(page);
  await writeFile(path, `sku,price\n${partNumber},7000\n`);
  const message = acceptDialogs(page);
  await page.getByRole("button", { name: "Import 1 part" }).click();
  await expect(page.getByText("0 parts added, 1 part changed.")).toBeVisible();
  expect(message).toEqual(["list.csv was changed since it was read. Import what is shown here?"]);
  expect((await partOf(part._id)).price).toBe(6);
});

test("a file that can't be read says what to do", async ({ page, admin }) => {
  await openImport(page);
  const file = page.getByLabel("File", { exact: true });
  await file.setInputFiles(aFile("book.xlsx", aWorkbook({ A: [["x"]] }).slice(0, 300)));
  await expect(page.getByRole("alert")).toContainText("can't be unpacked");
  await file.setInputFiles(aFile("open.csv", `sku,name\n1,A\n2,"${admin.uid}\n`));
  await expect(page.getByRole("alert")).toContainText("A quotation mark in line 3 never closes");
  await page.getByRole("button", { name: "Treat quotation marks as ordinary characters" }).click();
  await expect(page.getByText("open.csv: 2 rows, 2 columns")).toBeVisible();
});

/** Holds what workers are told until you call the returned function. */
async function holdWorkers(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    const { promise, resolve } = Promise.withResolvers<void>();
    Worker.prototype.postMessage = function (message: unknown) {
      void promise.then(() => postMessage.call(this, message));
    };
    document.addEventListener("workers", () => {
      Worker.prototype.postMessage = postMessage;
      resolve();
    });
  });
  return () => page.evaluate(() => void document.dispatchEvent(new Event("workers")));
}

test("what was mapped stays while the file is read anew, when it was mended, and when another can't be read", async ({
  page,
  admin: _,
}) => {
  await openImport(page);
  await chooseFile(page, aFile("odd.csv", "Alpha;Beta;Gamma\nN1;Belt;1,50\nN2;Hose;2,50\n"));
  const [number, name, price] = ["Alpha", "Beta", "Gamma"].map((column) => fieldOf(page, column)) as [
    ...[Locator, Locator, Locator],
  ];
  await number.selectOption("Part number");
  const expectMapped = async () => {
    await expect(number).toHaveValue("partNumber");
    await expect(name).toHaveValue("name");
    await expect(price).toHaveValue("price");
  };

  await showFormat(page);
  let goOn = await holdWorkers(page);
  await page.getByLabel("Decimal sign").selectOption("Point (10.20)");
  await expect(page.getByText("Reading the file")).toBeVisible();
  await name.selectOption("Name");
  await price.selectOption("Price");
  await page.getByLabel("Quotation marks").selectOption("Are ordinary characters");
  await expect(page.getByRole("button", { name: "Preview" })).toBeDisabled();
  await goOn();
  await expect(page.getByRole("button", { name: "Preview" })).toBeEnabled();
  await expect(page.getByLabel("Decimal sign")).toHaveValue(".");
  await expectMapped();

  const file = page.getByLabel("File", { exact: true });
  await file.setInputFiles(aFile("book.xlsx", aWorkbook({ A: [["x"]] }).slice(0, 300)));
  await expect(page.getByRole("alert")).toContainText("book.xlsx: This file is damaged");
  await expect(page.getByText("odd.csv: 2 rows, 3 columns")).toBeVisible();
  await expectMapped();

  goOn = await holdWorkers(page);
  await file.setInputFiles(aFile("mended.csv", "Alpha;Beta;Gamma\nN1;Belt;1.50\nN2;Hose;2.50\nN3;Clip;3\n"));
  await expectMapped();
  await goOn();
  await expect(page.getByText("mended.csv: 3 rows, 3 columns")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectMapped();
});

test("a supplier's next list is read with the header that was corrected in the last one", async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.admin());
  const word = aWord();
  const list = (day: string) =>
    aFile(`${day}.csv`, `Stand;${day};Seite;1\nAlpha;Beta;Gamma;Delta\n${word}-1;Belt ${word};1,50;x\n`);
  await openImport(page);
  await chooseFile(page, list("01.11.2026"));
  await showFormat(page);
  await page.getByLabel("Header in line").selectOption("2");
  for (const [column, field] of [
    ["Alpha", "Part number"],
    ["Beta", "Name"],
    ["Gamma", "Price"],
  ] as const)
    await fieldOf(page, column).selectOption(field);
  await page.getByLabel("Save these columns as").fill("ACME");
  await preview(page);
  await expect(page.getByRole("button", { name: "New 1" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await chooseKnownFile(page, list("01.12.2026"));
  await expect(page.getByRole("button", { name: "New 1" })).toBeVisible();
});

test("what was mapped by hand stays when the file turns out to be in another encoding, or separated by another sign", async ({
  page,
  admin: _,
}) => {
  await openImport(page);
  await chooseFile(page, aFile("odd.csv", "Gr\xf6\xdfe;Beta;Preis\nN1;Belt;1,50\nN2;Hose;2,50\n"));
  const times = page.getByLabel("Multiply price by");
  const expectMapped = async (...columns: string[]) => {
    const fields = columns.map((column) => fieldOf(page, column));
    for (const [at, field] of ["partNumber", "name", "price"].entries())
      await expect(fields[at] as Locator).toHaveValue(field);
    await expect(times).toHaveValue("1.35");
  };
  await expect(fieldOf(page, "Preis")).toHaveValue("price");
  await fieldOf(page, "Gr\xf6\xdfe").selectOption("Part number");
  await fieldOf(page, "Beta").selectOption("Name");
  await page.getByText("Multiply or round").click();
  await times.fill("1.35");
  await showFormat(page);
  await page.getByLabel("Encoding").selectOption("Cyrillic (Windows-1251)");
  await expectMapped("Gr\u0446\u042fe", "Beta", "Preis");

  await page.getByLabel("Separator").selectOption("Comma");
  await expect(page.getByText("odd.csv: 1 row, 2 columns")).toBeVisible();
  await expect(fieldOf(page, "Beta")).toHaveCount(0);
  await page.getByLabel("Separator").selectOption("Semicolon");
  await expect(page.getByText("odd.csv: 2 rows, 3 columns")).toBeVisible();
  await expectMapped("Gr\u0446\u042fe", "Beta", "Preis");
  await page.getByLabel("Header in line").selectOption("The columns have no names");
  await expect(page.getByText("odd.csv: 3 rows, 3 columns")).toBeVisible();
  await expectMapped("Column A", "Column B", "Column C");
});

test("the file's columns say what they become: two can be joined, one takes a field from another, and empty ones are folded away", async ({
  page,
  admin: _,
}) => {
  const word = aWord();
  const empty = Array.from({ length: 490 }, (_, at) => `Extra ${at}`);
  const header = ["Farbe", "Artikelnummer", "Kurztext", "Preis", "Netto", ...empty].join(";");
  const row = `rot;${word}-1;Scheibe ${word};10,00;8,00${";".repeat(empty.length)}`;
  await openImport(page);
  await chooseFile(page, aFile(`${word}.csv`, `${header}\n${row}\n`));
  const table = page.getByRole("table", { name: "Columns of the file" });
  // Unused ones come last.
  const columns = ["Artikelnummer", "Kurztext", "Preis", "Netto", "Farbe"];
  await expect(table.getByRole("rowheader")).toHaveText(columns);
  await expect(page.getByRole("combobox", { name: /^Field of Extra/ })).toHaveCount(0);
  await page.getByText("Without a value: 490 columns").click();
  await fieldOf(page, "Extra 489").selectOption("Shelf");
  await page.getByText("Without a value: 490 columns").click();

  await page.getByRole("radio", { name: /^Preis/ }).check();
  await fieldOf(page, "Netto").selectOption("Price");
  await expect(page.getByText("Taken from Preis, which is left out now.")).toBeVisible();
  await expect(fieldOf(page, "Preis")).toHaveValue("");
  await expect(page.getByRole("radio", { name: /^Netto/ })).toBeChecked();
  await expect(page.getByRole("button", { name: /^Join/ })).toHaveCount(0);

  await fieldOf(page, "Farbe").selectOption("Name");
  await expect(page.getByText("Taken from Kurztext, which is left out now.")).toBeVisible();
  await page.getByRole("button", { name: "Join both into Name" }).click();
  await expect(page.getByText("Name is Kurztext, then Farbe.")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Only Farbe" })).toBeFocused();
  await expect(table.getByRole("rowheader")).toHaveText(columns);
  await page.getByText("The same in all rows").click();
  await page.getByLabel("Add a field").selectOption("Brand");
  await page.getByRole("textbox", { name: "Brand of all rows" }).fill("Behr");
  await expectAccessibleAsItStands(page);
  await preview(page);
  await expect(rowsShown(page)).toContainText([`Scheibe ${word} rot`]);
  await expect(rowsShown(page)).toContainText([/Behr/]);
  await expect(rowsShown(page)).toContainText([`${currencySign}8.00`]);
});

/** Counts what a person presses and chooses in the page from here on. A chosen file is one. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let presses = 0;
    const count = () => {
      document.documentElement.dataset.presses = `${++presses}`;
    };
    addEventListener("click", ({ isTrusted }) => isTrusted && count(), true);
    addEventListener("change", ({ target }) => (target as HTMLInputElement).type === "file" && count(), true);
  });
  return async () => Number(await page.locator("html").getAttribute("data-presses"));
}

test("a new supplier's list takes three presses, the next one and the shop's own file two", async ({
  page,
  world,
  admin,
}) => {
  const word = aWord();
  const part = await world.product({ name: `Radiator ${word}`, price: 24.9 });
  await expectFound(admin, word, 1);
  await page.goto(`/dashBord/manageItem?q=${word}`);
  const own = (await downloaded(page, "Export CSV")).replace("24.9", "30.5");
  const list = (price: string) =>
    `Artikelnummer;Bezeichnung;Preis\n${word}-1;Pumpe ${word};${price}\n${word}-2;Belag ${word};8,00\n`;
  await openImport(page);
  const presses = await countPresses(page);

  await chooseFile(page, aFile(`${word}.csv`, list("12,50")));
  await page.getByLabel("Save these columns as").fill(word);
  await preview(page);
  await page.getByRole("button", { name: "Import 2 parts" }).click();
  await expect(page.getByText("2 parts added, 0 parts changed.")).toBeVisible();
  expect(await presses()).toBe(3);
  await expectFound(admin, word, 3);
  await adoptFound(world, admin, word);

  await page.getByRole("button", { name: "Import another file" }).click();
  const afterSupplier = await presses();
  await chooseKnownFile(page, aFile(`${word}-2.csv`, list("13,50")));
  await page.getByRole("button", { name: "Import 1 part" }).click();
  await expect(page.getByText("0 parts added, 1 part changed.")).toBeVisible();
  expect((await presses()) - afterSupplier).toBe(2);

  await page.getByRole("button", { name: "Import another file" }).click();
  const afterNext = await presses();
  await chooseKnownFile(page, aFile("own.csv", Buffer.from(own)));
  await page.getByRole("button", { name: "Import 1 part" }).click();
  await expect(page.getByText("0 parts added, 1 part changed.")).toBeVisible();
  expect((await presses()) - afterNext).toBe(2);
  expect((await partOf(part._id)).price).toBe(30.5);
});
