import { readFile } from "node:fs/promises";
import { changeProduct } from "@carparts/functions/contract/admin/products";
import { adjustStock } from "@carparts/functions/contract/admin/stock";
import { currencySign } from "@carparts/functions/contract/values/currency";
import { as } from "@carparts/functions/testing/api";
import { aPartNumber } from "@carparts/functions/testing/builders";
import type { Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { chooseInRow } from "../support/row-menu.ts";

async function downloaded(page: Page): Promise<string[]> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  return (await readFile(await file.path(), "utf8")).split("\r\n");
}

test("Movements shows what was changed of a part beside its stock, and both as files", async ({
  page,
  world,
  logIn,
}) => {
  const [admin, other] = [await world.admin(), await world.admin()];
  const partNumber = aPartNumber();
  const part = await world.product({ name: "Bump stop", price: 5, partNumber });
  const params = { id: part._id };
  const change = { version: 1, price: 6.5, brand: "=HYPERLINK(1)", why: "New list" };
  await as(other).call(changeProduct, { params, body: change });
  await as(admin).call(adjustStock, { params, body: { change: -3, reason: "@SUM(A1)" } });
  await logIn(admin);
  await page.goto(`/dashBord/manageItem?q=${partNumber}`);
  await chooseInRow(page.getByRole("row"), "Movements");
  const dialog = page.getByRole("dialog", { name: "Movements" });
  await expect(dialog.getByRole("list", { name: "Movements" }).getByRole("listitem")).toHaveCount(2);
  const [heads, newest] = await downloaded(page);
  expect(heads).toBe("\ufeffat,change,before,after,cause,reason,order,who");
  expect(newest).toMatch(new RegExp(`^[^,]+Z,-3,10,7,restock,'@SUM\\(A1\\),,${admin.email}$`));

  await dialog.getByRole("button", { name: "Part", exact: true }).click();
  const changes = dialog.getByRole("list", { name: "Changes" }).locator(":scope > li");
  await expect(changes.first()).toContainText("Edited");
  await expect(changes.first()).toContainText(`Price${currencySign}5.00→${currencySign}6.50`);
  await expect(changes.first()).toContainText("New list");
  await expect(changes.first()).toContainText(`by ${other.email}`);
  const lines = (await downloaded(page)).map((line) => line.replace(/^[^,]+/, ""));
  expect(lines[0]).toBe(",who,cause,field,before,after,why");
  expect(lines).toContain(`,${other.email},edit,price,${currencySign}5.00,${currencySign}6.50,New list`);
  expect(lines).toContain(`,${other.email},edit,brand,,'=HYPERLINK(1),New list`);
  await expectAccessibleAsItStands(page);
});
