import { searchParts } from "@carparts/functions/contract/admin/parts";
import { as } from "@carparts/functions/testing/api";
import { aPartNumber, aUniqueWord } from "@carparts/functions/testing/builders";
import { expect, test } from "../support/fixtures.ts";

const PAGE = /\/Type\s*\/Page\b(?!s)/g;
const A4 = /\/MediaBox\s*\[\s*0 0 59[45](?:\.\d+)? 84[123](?:\.\d+)?\s*\]/g;

/** In pixels of CSS. */
function millimetres(length: number): number {
  return (length / 25.4) * 96;
}

test("labels of what is selected have a code, the number, the name and the shelf", async ({
  page,
  world,
  admin,
}) => {
  const brand = aUniqueWord();
  const partNumber = aPartNumber();
  await world.product({ brand, name: "Brake hose", partNumber, shelf: "B-12" });
  await world.product({ brand, name: "Bleed screw" });
  await world.product({ brand, name: "Brake fluid" });
  const listed = async () => (await as(admin).call(searchParts, { query: { brand: [brand] } })).output.total;
  await expect.poll(listed).toBe(3);
  await page.goto(`/dashBord/manageItem?brand=${brand}`);
  await page.getByLabel("Select Brake hose").check();
  await page.getByLabel("Select Bleed screw").check();
  await page.getByRole("region", { name: "Selected" }).getByRole("button", { name: "Labels" }).click();
  await expect(page.getByRole("heading", { name: "Labels" })).toBeVisible();
  const labels = page.getByRole("list", { name: "Sheet 1" }).getByRole("listitem");
  await expect(labels).toHaveCount(2);
  const hose = labels.filter({ hasText: "Brake hose" });
  await expect(hose).toContainText(partNumber);
  await expect(hose).toContainText("Shelf B-12");
  await expect(hose.getByRole("img", { name: `QR code: ${partNumber}` })).toBeVisible();
  await expect(
    page.getByText("1 without a code, because the part has neither number nor GTIN."),
  ).toBeVisible();
  await page.reload();
  await expect(labels).toHaveCount(2);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "");
  await page.goBack();
  await expect(page.getByLabel("Search items")).toBeVisible();
});

test("what the list finds is printed 24 to a sheet of A4, and nothing else is", async ({
  page,
  world,
  admin,
}) => {
  const brand = aUniqueWord();
  const name = "Connecting rod bearing shell with a name of several lines on its label";
  await Promise.all(
    Array.from({ length: 30 }, () => world.product({ brand, name, partNumber: aPartNumber(), shelf: "C-7" })),
  );
  const listed = async () => (await as(admin).call(searchParts, { query: { brand: [brand] } })).output.total;
  await expect.poll(listed).toBe(30);
  await page.goto(`/dashBord/manageItem?brand=${brand}`);
  await page.getByRole("button", { name: "Labels" }).click();
  await expect(page.getByText("30 labels.")).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  expect(pdf.match(PAGE)).toHaveLength(2);
  expect(pdf.match(A4)).toHaveLength(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading")).toHaveCount(0);
  const labels = page.getByRole("listitem");
  await expect(labels).toHaveCount(30);
  for (const [at, column, row] of [
    [0, 0, 0],
    [4, 1, 1],
    [23, 2, 7],
  ] as const) {
    const box = await labels.nth(at).boundingBox();
    expect(box?.width).toBeCloseTo(millimetres(70), 0);
    expect(box?.height).toBeCloseTo(millimetres(37), 0);
    expect(box?.x).toBeCloseTo(millimetres(70 * column), 0);
    expect(box?.y).toBeCloseTo(millimetres(37 * row), 0);
    const code = await labels.nth(at).getByRole("img").boundingBox();
    expect(code?.width).toBeGreaterThan(millimetres(20));
  }
});

test("each label is printed as often as wanted, from where the first sheet has labels left", async ({
  page,
  world,
  admin,
}) => {
  const brand = aUniqueWord();
  await Promise.all(["One", "Two"].map((name) => world.product({ brand, name, partNumber: aPartNumber() })));
  const listed = async () => (await as(admin).call(searchParts, { query: { brand: [brand] } })).output.total;
  await expect.poll(listed).toBe(2);
  await page.goto(`/dashBord/manageItem/labels?brand=${brand}&sort=name`);
  const labels = page.getByRole("listitem").filter({ hasText: /One|Two/ });
  await expect(labels).toHaveCount(2);
  await page.getByLabel("Copies of each").fill("12");
  await page.getByLabel("First position on the sheet").fill("5");
  await page.getByLabel("First position on the sheet").fill("25");
  await expect(page.getByLabel("First position on the sheet")).toHaveValue("5");
  await expect(labels).toHaveCount(24);
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  expect(pdf.match(PAGE)).toHaveLength(2);
  await page.emulateMedia({ media: "print" });
  const box = await labels.first().boundingBox();
  expect([box?.x, box?.y]).toEqual([expect.closeTo(millimetres(70), 0), expect.closeTo(millimetres(37), 0)]);
});
