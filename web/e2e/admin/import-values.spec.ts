import { currencyName, currencySign } from "@carparts/functions/contract/values/currency";
import { expectAccessibleAsItStands } from "../support/accessibility.ts";
import { aWord } from "../support/catalogue.ts";
import { expect, test } from "../support/fixtures.ts";
import { aFile, chooseFile, openImport, preview, rowsShown } from "../support/import.ts";

test("a price in another currency isn't imported until somebody says what it's worth, and what else a cell says is shown", async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.admin());
  const word = aWord();
  const rows = `Artikelnummer;Bezeichnung;Preis;Bestand\n${word}-1;Br&auml;mse ${word};1 299,00 PLN;10+\n${word}-2;Belag ${word};12,50;in stock\n`;
  await openImport(page);
  await chooseFile(page, aFile(`${word}.csv`, rows));
  await preview(page);
  await expect(rowsShown(page).first()).toContainText("It's in PLN");
  await expect(page.getByRole("button", { name: "New 1" })).toBeVisible();
  await page.getByRole("button", { name: "Back to the columns" }).click();
  const rate = page.getByLabel(`1 PLN in ${currencyName}`);
  await rate.fill("a quarter");
  await expect(page.getByText("Write a number above 0, such as 1.08.")).toBeVisible();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Say what 1 PLN is worth as a number above 0, such as 1.08.",
  );
  await expect(rate).toBeFocused();
  await rate.fill("0,25");
  await expectAccessibleAsItStands(page);
  await preview(page);
  await expect(page.getByRole("button", { name: "New 2" })).toBeVisible();
  const [first, second] = [rowsShown(page).first(), rowsShown(page).nth(1)];
  await expect(first).toContainText(`Brämse ${word}`);
  await expect(first).toContainText(`${currencySign}324.75`);
  await expect(first).toContainText(/Check.*Quantity.*10\+.*It says at least 10/);
  await expect(second).toContainText(/Left out.*Quantity.*in stock/);
});
