import { randomInt } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { readWholePart } from "@carparts/functions/contract/admin/parts";
import { as } from "@carparts/functions/testing/api";
import { aPartNumber } from "@carparts/functions/testing/builders";
import type { Page } from "@playwright/test";
import { findLibreOffice, saveAs } from "../../../tools/test/libre-office.ts";
import { aWord, untilListed } from "../support/catalogue.ts";
import { expect, test } from "../support/fixtures.ts";
import { aFile, chooseKnownFile, openImport } from "../support/import.ts";

const program = findLibreOffice() ?? "";
test.skip(program === "", "LibreOffice isn't installed (Debian: libreoffice-calc).");

const digits = (count: number) => Array.from({ length: count }, () => randomInt(1, 10)).join("");

/** Each has what a spreadsheet likes to change. */
const numbers = () => [
  { partNumber: `000${digits(9)}`, shelf: "3-10", oemNumbers: ["MAR12"], price: 24.9 },
  { partNumber: digits(18), shelf: "MAR12", oemNumbers: ["0986494123"], price: 1049.95, deposit: 12.5 },
  {
    partNumber: `${randomInt(1, 10)}E${randomInt(10, 300)}`,
    shelf: "1/2",
    oemNumbers: ["1-2", "3E5"],
    price: 0.07,
  },
  {
    partNumber: `${randomInt(1, 13)}-${randomInt(1930, 2100)}`,
    shelf: "007",
    oemNumbers: ["12.50"],
    price: 100,
  },
  {
    partNumber: aPartNumber(),
    shelf: "2026-11-25",
    oemNumbers: ["A,1", "+49 1"],
    gtin: "00012345678905",
    price: 8.1,
  },
];

async function exported(page: Page, word: string, path: string): Promise<string> {
  await page.goto(`/dashBord/manageItem?q=${word}`);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  await (await downloading).saveAs(path);
  return path;
}

/** Changes a price as LibreOffice itself would have written it. */
async function editPrice(path: string, id: string, from: number, to: number): Promise<void> {
  const rows = (await readFile(path, "utf8")).split("<table:table-row");
  const edited = rows.map((row) =>
    row.includes(`<text:p>${id}</text:p>`)
      ? row
          .replace(`office:value="${from}"`, `office:value="${to}"`)
          .replace(`<text:p>${from}</text:p>`, `<text:p>${to}</text:p>`)
      : row,
  );
  expect(edited.join("")).not.toBe(rows.join(""));
  await writeFile(path, edited.join("<table:table-row"));
}

test("what LibreOffice opens, and saves with one price edited, changes that price and nothing else", async ({
  page,
  world,
  admin,
}, testInfo) => {
  test.slow();
  const word = aWord();
  const parts = await Promise.all(
    numbers().map((fields, at) =>
      world.product({
        name: `${at === 0 ? "=" : ""}Disc ${word} ${at}`,
        description: 'One,\ntwo; "three"',
        ...fields,
      }),
    ),
  );
  await untilListed(...parts);
  const wholes = () =>
    Promise.all(
      parts.map(async ({ _id: id }) => {
        const {
          version: _,
          updatedAt: _at,
          ...whole
        } = (await as(admin).call(readWholePart, { params: { id } })).output;
        return whole;
      }),
    );
  const before = await wholes();
  const file = await exported(page, word, testInfo.outputPath("parts.csv"));
  const folder = testInfo.outputPath("office");
  await openImport(page);

  for (const [at, kind] of (["csv", "xlsx"] as const).entries()) {
    await test.step(`as ${kind}`, async () => {
      const opened = await saveAs(program, file, "fods", folder);
      const untouched = await saveAs(program, opened, kind, folder);
      await chooseKnownFile(page, aFile(`untouched.${kind}`, await readFile(untouched)));
      // The price of the file before was edited in the shop since.
      await expect(page.getByRole("button", { name: `Unchanged ${parts.length}` })).toBeVisible();
      await page.getByRole("button", { name: "Cancel" }).click();

      const { _id, price } = parts[at] ?? { _id: "", price: 0 };
      await editPrice(opened, _id, price, price + 1.25);
      const edited = await saveAs(program, opened, kind, folder);
      await chooseKnownFile(page, aFile(`edited.${kind}`, await readFile(edited)));
      await page.getByRole("button", { name: "Import 1 part" }).click();
      await expect(page.getByText("0 parts added, 1 part changed.")).toBeVisible();
      await page.getByRole("button", { name: "Import another file" }).click();
      const expected = before.map((whole, place) =>
        place <= at ? { ...whole, price: whole.price + 1.25 } : whole,
      );
      expect(await wholes()).toEqual(expected);
    });
  }
});
