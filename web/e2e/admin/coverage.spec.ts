import { readCoverage } from "@carparts/functions/contract/admin/coverage";
import { as } from "@carparts/functions/testing/api";
import { aUniqueWord } from "@carparts/functions/testing/builders";
import type { World } from "@carparts/functions/testing/world";
import { expectToFit } from "../support/fits.ts";
import { expect, test } from "../support/fixtures.ts";

const years = (yearFrom: number, yearTo: number | null) => ({ yearFrom, yearTo });

/** Alpha has no lighting, and brakes only until 2008. Beta lacks nothing. */
async function twoModels(world: World, make = aUniqueWord()) {
  const fitting = (model: string, span: ReturnType<typeof years>) => ({
    fitment: [{ make, model, ...span }],
  });
  await world.product({ group: "brakes", ...fitting("Alpha", years(2004, 2008)) });
  await world.product({ group: "filters", ...fitting("Alpha", years(2004, 2012)) });
  for (const group of ["brakes", "filters", "lighting"] as const) {
    await world.product({ group, ...fitting("Beta", years(2010, 2011)) });
  }
  const admin = await world.admin();
  const total = async () => (await as(admin).call(readCoverage, { query: { make } })).output.total;
  await expect.poll(total, { timeout: 10_000 }).toBe(2);
  return make;
}

test("an admin sees which models lack parts, and a gap leads to the part that closes it", async ({
  page,
  world,
  admin: _,
}) => {
  const make = await twoModels(world);
  await page.goto("/dashBord");
  await page.getByRole("link", { name: "Coverage" }).click();
  await expect(page.getByRole("heading", { name: "Coverage" })).toBeVisible();
  await page.getByLabel("Make").selectOption(make);
  await expect(page.getByText("2 models in all")).toBeVisible();
  const rows = page.getByRole("table", { name: "Coverage" }).getByRole("row");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(`${make} Alpha`);
  await expect(rows.nth(1)).toContainText("2004–2012, 2 parts");
  await expect(rows.nth(1)).toContainText("none for 2009–2012");
  await page.getByLabel("Only gaps").click();
  await expect(page.getByText("1 model in all")).toBeVisible();
  await page.getByRole("link", { name: /^Lighting: none/ }).click();
  await expect(page.getByLabel("Group")).toHaveValue("lighting");
  await expect(page.getByLabel("Make")).toHaveValue(make);
  await expect(page.getByLabel("Model")).toHaveValue("Alpha");
  await expect(page.getByLabel("First year")).toHaveValue("2004");
  await expect(page.getByLabel("Last year")).toHaveValue("2012");
  await page.goBack();
  await expect(page.getByLabel("Only gaps")).toBeChecked();
});

test("on a phone each model has its gaps in words", async ({ page, world, admin: _ }) => {
  const make = await twoModels(world);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`/dashBord/coverage?make=${make}`);
  const alpha = page.getByRole("row", { name: "Alpha" });
  await expect(alpha.getByRole("link", { name: /^Lighting: none/ })).toBeVisible();
  await expect(alpha.getByRole("link", { name: /^Brakes: none for 2009–2012/ })).toBeVisible();
  await expect(page.getByRole("row", { name: "Beta" }).getByText("No gaps")).toBeVisible();
  await expectToFit(page);
});

test("the whole list is a file, gaps and all", async ({ page, world, admin: _ }) => {
  const make = await twoModels(world, `=${aUniqueWord()}`);
  await page.goto(`/dashBord/coverage?make=${encodeURIComponent(make)}`);
  await expect(page.getByText("2 models in all")).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const lines = Buffer.concat(chunks).toString().trim().split("\r\n");
  expect(lines[0]).toContain("Make,Model,First year,Last year,Parts,Brakes,Filters");
  expect(lines[1]).toBe(
    `'${make},Alpha,2004,2012,2,1,1,0,0,0,0,0,0,0,0,0,0,0,"Brakes 2009–2012 | Lighting 2004–2012"`,
  );
});

test("a vehicle that a customer chose and found nothing for is told", async ({ page, world, admin: _ }) => {
  await page.route("**/api/coverage/missed", (route) =>
    route.fulfill({
      json: { items: [{ make: "VW", model: "Golf", year: 2009, group: "brakes", count: 12 }] },
    }),
  );
  await world.product();
  await page.goto("/dashBord/coverage");
  const row = page
    .getByRole("table", { name: "Chosen and not found" })
    .getByRole("row", { name: "VW Golf 2009" });
  await expect(row).toContainText("Brakes");
  await expect(row).toContainText("12");
  await row.getByRole("link").click();
  await expect(page.getByLabel("Model")).toHaveValue("Golf");
});
