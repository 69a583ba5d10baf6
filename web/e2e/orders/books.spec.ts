import { readFile } from "node:fs/promises";
import { writeCredit } from "@carparts/functions/contract/admin/invoices";
import { notePayment } from "@carparts/functions/contract/admin/payments";
import { currencySign } from "@carparts/functions/contract/values/currency";
import { as } from "@carparts/functions/testing/api";
import type { Page } from "@playwright/test";
import shop from "../../../shop.json" with { type: "json" };
import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { aPastMonth, datePapers, sentBasket } from "../support/invoices.ts";
import { chooseInRow } from "../support/row-menu.ts";

const isTaxed = shop.tax !== null;

async function save(page: Page, button: string): Promise<string[]> {
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return (await readFile(await (await saved).path(), "utf8")).replace("\ufeff", "").split("\r\n");
}

test("an admin sees a month's sums less what was credited, and saves it for the accountant", async ({
  page,
  world,
  admin,
}) => {
  const [month, customer] = [aPastMonth("first"), await world.customer()];
  // A name that a spreadsheet would run.
  const contact = { name: "=Pat Example" };
  const { first, number } = await sentBasket(world, customer, [{ price: 59.5, minimumQuantity: 2 }], {
    contact,
  });
  const credit = { lines: [{ orderId: first._id, pieces: 1 }], shipping: false, reason: "Scratched" };
  const credited = (await as(admin).call(writeCredit, { params: { number }, body: credit })).output.number;
  await datePapers(world, [number, credited], `${month}-15`);
  for (const [amount, reference] of [
    [119, "-Transfer 4711"],
    [-59.5, ""],
  ] as const) {
    const body = { order: first._id, amount, day: `${month}-16`, kind: "bank" as const, reference };
    await as(admin).call(notePayment, { body });
  }

  await page.goto("/dashBord/manageOrder");
  await page.getByRole("button", { name: "Books", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Books" })).toBeVisible();
  await page.goto(`/dashBord/manageOrder/books?from=${month}-15&to=${month}-15`);
  await expect(page.getByText("2 papers")).toBeVisible();
  const sums = page.getByRole("table", { name: "Sums" }).getByRole("row");
  await expect(sums).toHaveCount(2);
  const cells = isTaxed ? ["50.00", "9.50", "59.50"] : ["59.50", "0.00", "59.50"];
  await expect(sums.last().getByRole("cell")).toHaveText(cells.map((sum) => `${currencySign}${sum}`));
  const table = page.getByRole("table", { name: "Books" });
  await expect(table.getByRole("row", { name: credited })).toContainText(`Credits ${number}`);
  await expect(table.getByRole("row", { name: credited })).toContainText(`−${currencySign}59.50`);
  await expectAccessible(page);

  const [percent, net, vat] = isTaxed ? ["19", "100.00", "19.00"] : ["0", "119.00", "0.00"];
  const [creditedNet, creditedVat] = isTaxed ? ["-50.00", "-9.50"] : ["-59.50", "0.00"];
  expect(await save(page, "Export CSV")).toEqual([
    "day,number,kind,of,buyer,percent,net,vat,gross",
    `${month}-15,${credited},credit,${number},'=Pat Example,${percent},${creditedNet},${creditedVat},-59.50`,
    `${month}-15,${number},invoice,,'=Pat Example,${percent},${net},${vat},119.00`,
    "",
  ]);
  await page.getByLabel("Numbers in files").selectOption("1049,90, semicolon between");
  const [, ofCredit] = await save(page, "Export CSV");
  expect(ofCredit).toContain(`;${percent};${creditedNet.replace(".", ",")};`);
  expect(ofCredit).toMatch(/;-59,50$/);

  await page.reload();
  await expect(page.getByLabel("Numbers in files")).toHaveValue("semicolon");
  await page.goto(`/dashBord/manageOrder/books?from=${month}-16&to=${month}-16`);
  await expect(page.getByText("No papers", { exact: true })).toBeVisible();
  const [heads, ...payments] = await save(page, "Export payments");
  expect(heads).toBe("day;reference;amount;kind;note;who;at;_id");
  expect(payments.map((line) => line.split(";").slice(0, 6).join(";")).sort()).toEqual([
    "",
    `${month}-16;${first.number};-59,50;bank;;${admin.email}`,
    `${month}-16;${first.number};119,00;bank;'-Transfer 4711;${admin.email}`,
  ]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test("a return's credit note is in books that were open before", async ({ page, world, admin }) => {
  const customer = await world.customer();
  const { first, number } = await sentBasket(world, customer, [{ price: 59.5, minimumQuantity: 1 }]);
  const credited = () =>
    save(page, "Export CSV").then((lines) => lines.join("\n").includes(`,credit,${number},`));
  await page.goto(`/dashBord/manageOrder?q=${first.number}`);
  await page.getByRole("button", { name: "Books", exact: true }).click();
  expect(admin.email && (await credited())).toBe(false);
  await page.goBack();
  await chooseInRow(page.getByRole("row").filter({ hasText: first.number }), "Return");
  const dialog = page.getByRole("dialog", { name: "Return" });
  await dialog.getByLabel("Reason").fill("Doesn't fit");
  await dialog.getByRole("button", { name: "Take back" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Books", exact: true }).click();
  await expect.poll(credited).toBe(true);
});

test("the books go from month to month, and to other days", async ({ page, admin: _ }) => {
  await page.goto("/dashBord/manageOrder/books?from=2016-12-01&to=2016-12-31");
  const heading = page.getByRole("heading", { level: 2 });
  await expect(heading).toHaveText("Dec 2016");
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(heading).toHaveText("Jan 2017");
  await expect(page).toHaveURL(/from=2017-01-01&to=2017-01-31$/);
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect(heading).toHaveText("Dec 2016");
  await page.getByLabel("To").fill("2016-12-06");
  await expect(heading).toHaveText("Dec 1, 2016 to Dec 6, 2016");
  await expect(page.getByText("No papers", { exact: true })).toBeVisible();
});
