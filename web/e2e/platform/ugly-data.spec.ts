import { saveManufacturer } from "@carparts/functions/contract/admin/manufacturers";
import { saveBasket } from "@carparts/functions/contract/basket/basket";
import { as } from "@carparts/functions/testing/api";
import {
  anUglyContact,
  anUglyEmail,
  anUglyManufacturer,
  anUglyProduct,
  anUglyProfile,
  anUglyVehicle,
} from "@carparts/functions/testing/ugly";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import { routes } from "#routes.ts";
import { untilAtRest } from "../support/at-rest.ts";
import { placeOrder, thanks } from "../support/basket.ts";
import { untilListed } from "../support/catalogue.ts";
import { expectToFit } from "../support/fits.ts";
import { expect, test } from "../support/fixtures.ts";

/** Opens a screen and waits until it's idle. */
async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  await untilAtRest(page);
}

/** Two parts, of which the first one fits this vehicle. */
async function uglyCatalogue(world: World) {
  const vehicle = anUglyVehicle();
  const fields = anUglyProduct({}, vehicle);
  const fitting = await world.product(fields);
  const other = await world.product(anUglyProduct());
  await untilListed(fitting, other);
  const query = new URLSearchParams({ ...vehicle, year: `${vehicle.year}`, sort: "newest" });
  return { vehicle, fitting, other, number: fields.partNumber ?? "", list: `/parts?${query}` };
}

const ugly = () => ({ email: anUglyEmail(), name: anUglyContact().name });

test.describe("long words and large numbers fit, from 320 to 1280 px and with text twice the size", () => {
  test.use({ expectedNoise: /404 \(Not Found\)|ERR_NAME_NOT_RESOLVED/ });

  test("for a guest who looks for a part for their vehicle", async ({ page, world }) => {
    const { vehicle, fitting, other, number, list } = await uglyCatalogue(world);
    const filters = `${list}&brand=${other.name.slice(0, 60)}&stock=in&group=other&min=1&max=1000000`;
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(filters);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await untilAtRest(page);
    await expect(page.getByText(`Fits your ${vehicle.year}`).first()).toBeVisible();
    await expect(page.getByText("Does not fit").first()).toBeVisible();
    await expectToFit(page);
    const box = page.getByRole("combobox", { name: "Find your part" });
    await box.fill(number);
    await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
    await expectToFit(page);
    await box.press("Escape");
    await page.setViewportSize({ width: 375, height: 900 });
    await page.getByRole("button", { name: /^Filters/ }).click();
    await expectToFit(page);
    await open(page, `${filters}&q=${vehicle.make}${vehicle.model}`, "Parts");
    await expect(page.getByText("No part matches all these words")).toBeVisible();
    await expectToFit(page);
    for (const part of [fitting, other]) {
      await open(page, `/part/${part._id}`, part.name);
      await page.getByRole("button", { name: "Change vehicle" }).click();
      const vehicles = page.getByRole("region", { name: "Fits these vehicles" });
      await vehicles.getByRole("textbox").fill("hoch");
      await expect(vehicles.getByText("200 of 200 vehicles")).toBeVisible();
      await expectToFit(page);
    }
  });

  test("on a customer's basket, and on its thanks", async ({ page, world, logIn }) => {
    const customer = await world.customer(ugly());
    const product = await world.product(anUglyProduct());
    await world.profile(customer, anUglyProfile(customer.email));
    const lines = [{ productId: product._id, quantity: 1_000_000 }];
    await as(customer).call(saveBasket, { body: { lines } });
    await logIn(customer);
    await open(page, routes.basket.path, product.name);
    await expectToFit(page);
    await placeOrder(page).click();
    await expect(thanks(page)).toBeVisible();
    await expectToFit(page);
  });

  test("for a customer with a garage", async ({ page, world, logIn }) => {
    const customer = await world.customer(ugly());
    const { vehicle, fitting, other, list } = await uglyCatalogue(world);
    await world.garage(customer, {
      vehicles: [vehicle, ...Array.from({ length: 9 }, anUglyVehicle)],
      chosen: 0,
    });
    await logIn(customer);
    await open(page, list, "Parts");
    await expect(page.getByRole("list", { name: "Your garage" }).getByRole("listitem")).toHaveCount(10);
    await expectToFit(page);
    for (const [part, label] of [
      [fitting, `Fits your ${vehicle.year}`],
      [other, "Does not fit"],
    ] as const) {
      await open(page, `/myOrder/${part._id}`, part.name);
      await expect(page.getByText(label)).toBeVisible();
      await expectToFit(page);
    }
  });

  test("on the page of a part whose brand has a maker", async ({ page, world, logIn }) => {
    const admin = await world.admin(ugly());
    const product = await world.product(anUglyProduct());
    const maker = anUglyManufacturer();
    await as(admin).call(saveManufacturer, { body: maker });
    await logIn(admin);
    await open(page, `/part/${product._id}`, "Made by");
    await expectToFit(page);
  });
});
