import { readGarage } from "@carparts/functions/contract/garage/garage";
import { as } from "@carparts/functions/testing/api";
import type { World } from "@carparts/functions/testing/world";
import type { Locator, Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../support/accessibility.ts";
import { untilListed } from "../support/catalogue.ts";
import { expectToFit } from "../support/fits.ts";
import { expect, test } from "../support/fixtures.ts";
import { watchLayoutShift } from "../support/layout-shift.ts";

// The function that reads VINs starts with the first, and the page asks again until it has.
test.use({ expectedNoise: /503 \(Service Unavailable\)/ });

/** Of a Jetta of 2014 that was sold in the US, and of a Golf that was sold in Europe. */
const JETTA = "3VWD07AJ5EM388202";
const GOLF = "WVWZZZ1KZ6W000001";
const IN_ADDRESS = /[?&]make=VW&model=Jetta&year=2014&fit=only$/;

/** A shop that calls them VW. */
async function withJetta(world: World) {
  const fitment = [{ make: "VW", model: "Jetta", yearFrom: 2011, yearTo: 2018 }];
  const part = await world.product({ name: "Fitting hose", fitment });
  await untilListed(part);
  return part;
}

/** All that the page sends, by what is in its addresses. */
function recordAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(decodeURIComponent(request.url())));
  page.on("framenavigated", (frame) => addresses.push(decodeURIComponent(frame.url())));
  return addresses;
}

/** The function learns of a make within seconds. */
async function enterVin(place: Page | Locator, vin: string, isUsed: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await place.getByLabel("VIN").fill(vin);
    await place.getByLabel("VIN").press("Enter");
    await isUsed();
  }).toPass();
}

test("a VIN chooses the vehicle by keyboard, says what it read, and shows what fits", async ({
  page,
  world,
}) => {
  const part = await withJetta(world);
  await page.goto("/parts");
  await enterVin(page, `${JETTA.slice(0, 9)} ${JETTA.slice(9).toLowerCase()}`, () =>
    expect(page).toHaveURL(IN_ADDRESS, { timeout: 10_000 }),
  );
  await expect(
    page.getByRole("status").getByText("2014 Volkswagen Jetta SE, sedan, gasoline."),
  ).toBeVisible();
  await expect(page.getByText("We chose your 2014 VW Jetta.")).toBeVisible();
  await expect(page.getByLabel("Model")).toHaveValue("Jetta");
  await expect(page.getByRole("article").filter({ hasText: part.name }).first()).toBeVisible();
  await expectAccessibleAsItStands(page);
  await expectToFit(page);
});

test("a VIN without a check digit says its make, and what to do next", async ({ page, world }) => {
  await withJetta(world);
  await page.goto("/parts");
  await enterVin(page, GOLF, () => expect(page).toHaveURL("/parts?make=VW&fit=only", { timeout: 10_000 }));
  await expect(page.getByText("The number doesn't tell us its model and year.")).toBeVisible();
  await expect(page.getByText("We chose VW. Please choose the model and year.")).toBeVisible();
});

test("what is no VIN, a wrong sign and an unknown maker choose nothing, and what was typed stays", async ({
  page,
}) => {
  await page.goto("/parts");
  const field = page.getByLabel("VIN");
  for (const [typed, message] of [
    ["3VWD07AJ5EM38820", "A VIN has 17 characters; this has 16."],
    ["3VWDO7AJ5EM388202", "A VIN has no I, O or Q"],
    ["3VWD07AJ6EM388202", "Compare it with the one in your windscreen or papers"],
    ["ZZZZZZZZZZZZZZZZZ", "Please choose make, model and year instead."],
  ] as const) {
    await enterVin(page, typed, () => expect(page.getByText(message)).toBeVisible({ timeout: 10_000 }));
    await expect(field).toHaveValue(typed);
    await expect(page).toHaveURL("/parts");
  }
  // As a scanner does it.
  await page.keyboard.type(`${GOLF.slice(1)}\n`);
  await expect(field).toHaveValue(GOLF.slice(1));
});

test("a search box takes a VIN for one, and sends it nowhere else", async ({ page, world }) => {
  await withJetta(world);
  await page.goto("/parts");
  const addresses = recordAddresses(page);
  const box = page.getByRole("combobox", { name: "Find your part" });
  await expect(page.getByLabel("Make")).toBeEnabled();
  // Again only where a page that began late lost what was typed.
  await expect(async () => {
    await box.fill("");
    await box.pressSequentially(JETTA, { delay: 60 });
    await expect(page).toHaveURL(IN_ADDRESS, { timeout: 10_000 });
  }).toPass();
  await expect(page.getByText("We chose your 2014 VW Jetta.")).toBeVisible();
  await expect(box).toHaveValue("");
  const own = new RegExp(JETTA.slice(0, 12));
  expect(addresses.filter((address) => own.test(address) && !address.endsWith(`/api/vin/${JETTA}`))).toEqual(
    [],
  );
});

test("an address with a VIN is no search for it", async ({ page, world }) => {
  await withJetta(world);
  await expect(async () => {
    await page.goto(`/parts?q=${JETTA}`);
    await expect(page).toHaveURL(IN_ADDRESS, { timeout: 10_000 });
  }).toPass();
  await page.goBack();
  expect(page.url()).not.toContain(JETTA);
});

test("on a phone a VIN in the search over any page chooses the vehicle, and nothing jumps", async ({
  page,
  world,
}) => {
  const part = await withJetta(world);
  await page.setViewportSize({ width: 375, height: 800 });
  const shift = await watchLayoutShift(page);
  await page.goto("/portfoli");
  await page.getByRole("button", { name: "Find parts" }).click();
  const dialog = page.getByRole("dialog", { name: "Find your part" });
  const fitting = dialog.getByRole("link", { name: "Show parts that fit your 2014 VW Jetta" });
  const box = dialog.getByRole("combobox", { name: "Find your part" });
  await expect(async () => {
    await box.fill(JETTA);
    await box.press("Enter");
    await expect(fitting).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(dialog.getByLabel("VIN")).toHaveValue(JETTA);
  expect(await shift()).toBeLessThan(0.1);
  await fitting.click();
  await expect(page).toHaveURL(IN_ADDRESS);
  await expect(page.getByRole("article").filter({ hasText: part.name }).first()).toBeVisible();
});

test("a VIN on a part's page puts the vehicle into the garage", async ({ page, world, logIn }) => {
  const part = await withJetta(world);
  const customer = await world.customer();
  await logIn(customer);
  await page.goto(`/part/${part._id}`);
  await page.getByRole("button", { name: "Does it fit? Choose your vehicle" }).click();
  await enterVin(page, JETTA, () =>
    expect(page.getByText("Fits your 2014 VW Jetta").first()).toBeVisible({ timeout: 10_000 }),
  );
  const garage = async () => (await as(customer).call(readGarage, {})).output;
  await expect.poll(garage).toEqual({ vehicles: [{ make: "VW", model: "Jetta", year: 2014 }], chosen: 0 });
});

test.describe("while the shop can't be reached", () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test("a VIN says so, and can be asked for again", async ({ page, world }) => {
    await withJetta(world);
    await page.goto("/parts");
    await page.route("**/api/vin/**", (route) => route.abort());
    await page.getByLabel("VIN").fill(JETTA);
    await page.getByRole("button", { name: "Use VIN" }).click();
    await expect(page.getByText("The shop can't be reached.")).toBeVisible({ timeout: 30_000 });
    await expect(page.getByLabel("VIN")).toHaveValue(JETTA);
    await page.unroute("**/api/vin/**");
    await enterVin(page, JETTA, () => expect(page).toHaveURL(IN_ADDRESS, { timeout: 10_000 }));
  });
});
