import { readGarage } from "@carparts/functions/contract/garage/garage";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import type { Page } from "@playwright/test";
import { aWord, untilListed } from "../support/catalogue.ts";
import { expect, logInByForm, test } from "../support/fixtures.ts";
import { startOf } from "../support/keyboard.ts";

async function choose(page: Page, make: string, model: string, year: string): Promise<void> {
  await page.getByLabel("Make").selectOption(make);
  await page.getByLabel("Model").selectOption(model);
  await page.getByLabel("Year").selectOption(year);
}

async function garageOf(account: Account) {
  return (await as(account).call(readGarage, {})).output;
}

/** Lets the garage fail to be saved until you have awaited what it returns: the first failure. */
async function failSaving(page: Page): Promise<() => Promise<void>> {
  await page.route("**/api/garage", (route) =>
    route.request().method() === "GET" ? route.fallback() : route.abort(),
  );
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/garage"));
  return async () => {
    await failed;
    await page.unroute("**/api/garage");
  };
}

test("a guest's vehicle moves into the garage at sign-in, and leaves the browser at sign-out", async ({
  page,
  world,
  newVisitor,
}) => {
  const make = aWord();
  const fitment = ["Tourer", "Coupe"].map((model) => ({ make, model, yearFrom: 2005, yearTo: 2010 }));
  await untilListed(await world.product({ fitment }));
  const customer = await world.customer();
  const [tourer, coupe] = [
    { make, model: "Tourer", year: 2009 },
    { make, model: "Coupe", year: 2006 },
  ];
  await page.goto("/parts");
  await choose(page, make, "Tourer", "2009");
  await logInByForm(page, customer);
  await page.goto("/parts");
  const garage = page.getByRole("list", { name: "Your garage" });
  await expect(garage.getByRole("button", { name: `2009 ${make} Tourer`, exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect.poll(() => garageOf(customer)).toEqual({ vehicles: [tourer], chosen: 0 });
  await choose(page, make, "Coupe", "2006");
  await expect.poll(() => garageOf(customer)).toEqual({ vehicles: [coupe, tourer], chosen: 0 });

  const elsewhere = await newVisitor();
  await logInByForm(elsewhere, customer);
  await elsewhere.goto("/parts");
  await expect(elsewhere.getByLabel("Model")).toHaveValue("Coupe");
  const other = elsewhere.getByRole("list", { name: "Your garage" });
  await other.getByRole("button", { name: `2009 ${make} Tourer`, exact: true }).click();
  await expect(elsewhere).toHaveURL(/model=Tourer/);
  await other.getByRole("button", { name: `Remove 2006 ${make} Coupe` }).click();
  await expect(startOf(elsewhere), "for whoever goes on by keyboard").toBeFocused();
  await expect.poll(() => garageOf(customer)).toEqual({ vehicles: [tourer], chosen: 0 });
  await other.getByRole("button", { name: `Remove 2009 ${make} Tourer` }).click();
  await expect(elsewhere.getByLabel("Make")).toHaveValue("");
  await expect.poll(() => garageOf(customer)).toEqual({ vehicles: [], chosen: null });

  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/login");
  await page.goto("/parts");
  await expect(page.getByLabel("Make")).toBeEnabled();
  await expect(page.getByLabel("Make")).toHaveValue("");
});

test("the order form knows the garage's vehicle", async ({ page, world, logIn }) => {
  const make = aWord();
  const product = await world.product({ fitment: [{ make, model: "Tourer", yearFrom: 2015, yearTo: null }] });
  const customer = await world.customer();
  const vehicle = { make, model: "Tourer", year: 2009 };
  await world.garage(customer, { vehicles: [vehicle], chosen: 0 });
  await logIn(customer);
  await page.goto(`/myOrder/${product._id}`);
  await expect(page.getByText("Does not fit")).toBeVisible();
});

test("a full garage makes room for another vehicle", async ({ page, world, logIn }) => {
  const make = aWord();
  await untilListed(
    await world.product({ fitment: [{ make, model: "Tourer", yearFrom: 2005, yearTo: null }] }),
  );
  const vehicles = Array.from({ length: 10 }, (_, index) => ({ make, model: "Coupe", year: 2000 + index }));
  const customer = await world.customer();
  await world.garage(customer, { vehicles, chosen: 0 });
  await logIn(customer);
  await page.goto(`/parts?make=${make}&model=Tourer&year=2009`);
  await expect(page.getByText(`so we removed: 2009 ${make} Coupe`)).toBeVisible();
  await expect
    .poll(() => garageOf(customer))
    .toEqual({ vehicles: [{ make, model: "Tourer", year: 2009 }, ...vehicles.slice(0, 9)], chosen: 0 });
});

test("two devices fill one garage, and neither undoes what the other did", async ({
  page,
  world,
  logIn,
  newVisitor,
}) => {
  const make = aWord();
  const models = ["Audi", "Ford", "Seat"];
  const fitment = models.map((model) => ({ make, model, yearFrom: 2005, yearTo: 2010 }));
  await untilListed(await world.product({ fitment }));
  const vehicles = models.map((model) => ({ make, model, year: 2009 }));
  const [audi, ford, seat] = vehicles;
  const customer = await world.customer();
  await world.garage(customer, { vehicles: vehicles.slice(2), chosen: null });
  const other = await newVisitor();
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/garage")) calls.push(request.method());
  });
  const garageIn = (each: Page) => each.getByRole("list", { name: "Your garage" });
  for (const each of [page, other]) {
    await logIn(customer, each);
    await each.goto("/parts");
    await expect(garageIn(each).getByRole("listitem")).toHaveCount(1);
  }
  await choose(page, make, "Audi", "2009");
  await expect.poll(() => garageOf(customer)).toEqual({ vehicles: [audi, seat], chosen: 0 });
  await choose(other, make, "Ford", "2009");
  await expect.poll(() => garageOf(customer)).toEqual({ vehicles: [ford, audi, seat], chosen: 0 });
  await expect(garageIn(other).getByRole("listitem")).toHaveCount(3);

  await other.getByRole("button", { name: `Remove 2009 ${make} Seat` }).click();
  await expect.poll(() => garageOf(customer)).toEqual({ vehicles: [ford, audi], chosen: 0 });
  await garageIn(page)
    .getByRole("button", { name: `2009 ${make} Audi`, exact: true })
    .click();
  await expect.poll(() => garageOf(customer)).toEqual({ vehicles: [ford, audi], chosen: 1 });
  await expect(garageIn(page).getByRole("listitem")).toHaveCount(2);
  expect(calls).toEqual(["GET", "PATCH", "PATCH"]);
  await other.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await expect(
    garageIn(other).getByRole("button", { name: `2009 ${make} Audi`, exact: true }),
  ).toHaveAttribute("aria-pressed", "true");
});

test.describe("while the garage can't be saved", () => {
  test.use({ expectedNoise: /ERR_FAILED|409/ });

  test("a vehicle that is cleared stays cleared, and the next visit tells the garage", async ({
    page,
    world,
    logIn,
  }) => {
    const make = aWord();
    await untilListed(
      await world.product({ fitment: [{ make, model: "Tourer", yearFrom: 2005, yearTo: null }] }),
    );
    const vehicles = [{ make, model: "Tourer", year: 2009 }];
    const customer = await world.customer();
    await world.garage(customer, { vehicles, chosen: 0 });
    await logIn(customer);
    await page.goto("/parts");
    const tourer = page.getByRole("button", { name: `2009 ${make} Tourer`, exact: true });
    await expect(tourer).toHaveAttribute("aria-pressed", "true");
    const failed = await failSaving(page);
    await page.goto(`/parts?make=${make}&model=Tourer&year=2009`);
    await page.getByRole("button", { name: "Clear vehicle" }).click();
    await failed();
    await page.goto("/parts");
    await expect.poll(() => garageOf(customer)).toEqual({ vehicles, chosen: null });
    await expect(tourer).toHaveAttribute("aria-pressed", "false");
    await expect(page.getByLabel("Make")).toHaveValue("");
  });

  test("a vehicle that a garage has no room for, because another device filled it, takes none away", async ({
    page,
    world,
    logIn,
  }) => {
    const make = aWord();
    await untilListed(
      await world.product({ fitment: [{ make, model: "Tourer", yearFrom: 2005, yearTo: null }] }),
    );
    const vehicles = Array.from({ length: 10 }, (_, index) => ({ make, model: "Coupe", year: 2000 + index }));
    const customer = await world.customer();
    await world.garage(customer, { vehicles: vehicles.slice(1), chosen: null });
    await logIn(customer);
    await page.goto("/parts");
    const garage = page.getByRole("list", { name: "Your garage" });
    await expect(garage.getByRole("listitem")).toHaveCount(9);
    await world.garage(customer, { vehicles, chosen: 1 });
    await choose(page, make, "Tourer", "2009");
    await expect(page.getByText("Your garage is full")).toBeVisible();
    await expect(garage.getByRole("listitem")).toHaveCount(10);
    expect(await garageOf(customer)).toEqual({ vehicles, chosen: 1 });
  });

  test("a vehicle is kept, and the next visit saves it", async ({ page, world, logIn }) => {
    const make = aWord();
    await untilListed(
      await world.product({ fitment: [{ make, model: "Tourer", yearFrom: 2005, yearTo: null }] }),
    );
    const customer = await world.customer();
    await logIn(customer);
    const failed = await failSaving(page);
    await page.goto(`/parts?make=${make}&model=Tourer&year=2009`);
    await failed();
    await page.goto("/parts");
    await expect(page.getByLabel("Year")).toHaveValue("2009");
    await expect
      .poll(() => garageOf(customer))
      .toEqual({ vehicles: [{ make, model: "Tourer", year: 2009 }], chosen: 0 });
    await page.reload();
    await expect(page.getByLabel("Year")).toHaveValue("2009");
  });

  test("a vehicle is kept on the way to another page, which saves it", async ({ page, world, logIn }) => {
    const make = aWord();
    const part = await world.product({
      name: `Fuse ${make}`,
      fitment: [{ make, model: "Tourer", yearFrom: 2005, yearTo: null }],
    });
    await untilListed(part);
    const customer = await world.customer();
    await logIn(customer);
    const failed = await failSaving(page);
    await page.goto(`/parts?make=${make}&model=Tourer&year=2009`);
    await failed();
    await page.getByRole("link", { name: part.name, exact: true }).click();
    await expect(page).toHaveURL(`/part/${part._id}`);
    await expect
      .poll(() => garageOf(customer))
      .toEqual({ vehicles: [{ make, model: "Tourer", year: 2009 }], chosen: 0 });
  });

  test("a removed vehicle stays removed, and the next visit takes it out of that account's garage alone", async ({
    page,
    world,
    logIn,
  }) => {
    const make = aWord();
    const models = ["Tourer", "Coupe"];
    const fitment = models.map((model) => ({ make, model, yearFrom: 2005, yearTo: null }));
    await untilListed(await world.product({ fitment }));
    const vehicles = models.map((model) => ({ make, model, year: 2009 }));
    const [customer, other] = [await world.customer(), await world.customer()];
    for (const account of [customer, other]) await world.garage(account, { vehicles, chosen: 0 });
    const garage = page.getByRole("list", { name: "Your garage" });
    const tourer = garage.getByRole("button", { name: `2009 ${make} Tourer`, exact: true });
    await logIn(customer);
    await page.goto("/parts");
    const failed = await failSaving(page);
    await garage.getByRole("button", { name: `Remove 2009 ${make} Tourer` }).click();
    await failed();
    await page.getByRole("button", { name: "Log Out" }).click();
    await expect(page).toHaveURL("/login");

    await logIn(other);
    await page.goto("/parts");
    await expect(tourer).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Log Out" }).click();
    await expect(page).toHaveURL("/login");

    await logIn(customer);
    await page.goto("/parts");
    await expect.poll(() => garageOf(customer)).toEqual({ vehicles: vehicles.slice(1), chosen: null });
    await expect(garage.getByRole("listitem")).toHaveCount(1);
    await expect(page.getByLabel("Make")).toHaveValue("");
    expect(await garageOf(other)).toEqual({ vehicles, chosen: 0 });

    await world.garage(customer, { vehicles, chosen: 0 });
    await page.reload();
    await expect(tourer).toHaveAttribute("aria-pressed", "true");
  });
});
