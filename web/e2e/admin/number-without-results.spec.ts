import { changeProduct } from "@carparts/functions/contract/admin/products";
import { readPart } from "@carparts/functions/contract/catalogue/part";
import { as } from "@carparts/functions/testing/api";
import { aPartNumber } from "@carparts/functions/testing/builders";
import { expectAccessibleAsItStands } from "../support/accessibility.ts";
import { aWord, untilListed } from "../support/catalogue.ts";
import { expectToFit } from "../support/fits.ts";
import { expect, test } from "../support/fixtures.ts";
import { tabTo } from "../support/keyboard.ts";
import { tellOverview } from "../support/overview.ts";

test.use({ expectedNoise: /409 \(Conflict\)|422 \(/ });

test("a number that was searched and not found is given to a part by keyboard, also if the part is changed meanwhile", async ({
  page,
  world,
  admin,
}) => {
  const [number, partNumber, name] = [aPartNumber(), aPartNumber(), `Caliper ${aWord()}`];
  const part = await world.product({ name, partNumber, oemNumbers: ["1K0 615 301"] });
  await untilListed(part);
  await tellOverview(page, { missed: [{ text: number, count: 12 }] });
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/dashBord");
  const line = page
    .getByRole("region", { name: "Looked for and not found" })
    .getByRole("row", { name: number });
  const give = line.getByRole("button", { name: `Add to a part: ${number}` });
  await expect(give).toBeVisible();
  await give.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add to a part" });
  const search = dialog.getByLabel("Part", { exact: true });
  await expect(search).toBeVisible();
  await tabTo(page, search);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Choose the part that has this number.")).toBeVisible();
  await page.keyboard.type(partNumber);
  await expect(dialog.getByRole("radio", { name })).toBeChecked();
  await expectAccessibleAsItStands(page);
  await expectToFit(page);

  await page.route(
    `**/api/products/${part._id}`,
    async (route) => {
      await as(admin).call(changeProduct, { params: { id: part._id }, body: { version: 1, price: 77 } });
      await route.continue();
    },
    { times: 1 },
  );
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(line.getByRole("link", { name })).toBeVisible();
  await expect(give).toBeFocused();
  await expectToFit(page);
  const { output } = await as(null).call(readPart, { params: { id: part._id } });
  expect(output).toMatchObject({ price: 77, oemNumbers: ["1K0 615 301", number] });
});

test("another brand's number becomes an equivalent, and a part that can't take it says why", async ({
  page,
  world,
  admin: _,
}) => {
  const [number, word] = [aPartNumber(), aWord()];
  const full = Array.from({ length: 50 }, (_each, place) => ({ brand: "ATE", number: `24-${place}` }));
  const taken = await world.product({ name: `Full ${word}`, equivalents: full });
  const part = await world.product({ name: `Free ${word}` });
  await untilListed(taken, part);
  await tellOverview(page, { missed: [{ text: number, count: 12 }] });
  await page.goto("/dashBord");
  await page.getByRole("button", { name: `Add to a part: ${number}` }).click();
  const dialog = page.getByRole("dialog", { name: "Add to a part" });
  await dialog.getByLabel("Part", { exact: true }).fill(word);
  await expect(dialog.getByText("2 parts found")).toBeVisible();
  await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(0);
  await dialog.getByLabel("Brand").fill("Brembo");
  await dialog.getByRole("radio", { name: taken.name }).click();
  await dialog.getByRole("button", { name: "Add the number" }).click();
  await expect(dialog.getByText("Equivalents has more than 50 entries.")).toBeVisible();
  await dialog.getByRole("radio", { name: part.name }).click();
  await dialog.getByRole("button", { name: "Add the number" }).click();
  await expect(page.getByText(`${part.name} has the number ${number} now.`)).toBeVisible();
  const { output } = await as(null).call(readPart, { params: { id: part._id } });
  expect(output.equivalents).toEqual([{ brand: "Brembo", number }]);
});
