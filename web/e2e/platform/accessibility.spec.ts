import { currencySign } from "@carparts/functions/contract/values/currency";
import { moneyOf } from "@carparts/functions/contract/values/money";
import { aPartNumber, aPhoneNumber } from "@carparts/functions/testing/builders";
import type { Page } from "@playwright/test";
import {
  expectAccessible,
  expectAccessibleAsItStands,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
} from "../support/accessibility.ts";
import { WAITING } from "../support/at-rest.ts";
import { addToBasket, contact, loseAnswer, placeOrder, thanks } from "../support/basket.ts";
import { aWord, untilListed } from "../support/catalogue.ts";
import { acceptDialogs, expect, holdRequests, test } from "../support/fixtures.ts";

const PART = "Radiator with a long name for its card";

/** Waits for the heading and the content. axe waits for everything else. */
function settled(page: Page, heading: string, content: string | RegExp): () => Promise<void> {
  return async () => {
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByText(content).first()).toBeVisible();
  };
}

test("axe only checks a page once nothing on it is loading", async ({ page, world, logIn }) => {
  await logIn(await world.customer());
  const answer = await holdRequests(page, /\/ordersItem/);
  await page.goto("/dashBord/UserOrder");
  await expect(page.getByRole("heading", { name: "MY Orders" })).toBeVisible();
  let hasLooked = false;
  const look = expectAccessible(page).then(() => {
    hasLooked = true;
  });
  await expect(page.locator(WAITING)).not.toHaveCount(0);
  expect(hasLooked).toBe(false);
  answer();
  await look;
  await expect(page.getByText("No orders yet")).toBeVisible();
});

test("axe finds an image without a text, and pale letters in either theme", async ({ page }) => {
  await page.setContent(`<html lang="en"><title>Faulty</title><main><h1>Faulty</h1><img src="/favicon.svg">
    <style>@media (prefers-color-scheme: dark) { p { color: #bbb; background: #fff } }</style><p>Pale</p></main>`);
  await expect(expectAccessible(page)).rejects.toThrow("image-alt");
  await page.locator("img").evaluate((image) => image.setAttribute("alt", ""));
  await expectAccessible(page);
  await expect(expectAccessibleAsItStands(page)).rejects.toThrow("color-contrast");
});

test.describe("axe finds nothing (WCAG 2.2 AA, 375 and 1280 px), and nothing scrolls sideways from 320 to 1280", () => {
  test("on /parts for a guest, with a vehicle, a filter and suggestions", async ({ page, world }) => {
    const brand = aWord();
    const fitment = [{ make: brand, model: "Tourer", yearFrom: 2008, yearTo: null }];
    const parts = [
      await world.product({ name: PART, brand, fitment }),
      await world.product({ brand, quantity: 0 }),
      await world.product({
        brand,
        partNumber: aPartNumber(),
        fitment: [{ make: brand, model: "Van", yearFrom: 2008, yearTo: null }],
      }),
    ];
    await untilListed(...parts);
    const path = `/parts?brand=${brand}&make=${brand}&model=Tourer&year=2009`;
    await expectAccessibleEverywhere(page, path, async () => {
      await settled(page, "Parts", PART)();
      await page.getByRole("combobox", { name: "Find your part" }).fill(brand);
      await page.getByRole("listbox", { name: "Suggestions" }).waitFor();
    });
  });

  test("on the filters' sheet of a phone", async ({ page, world }) => {
    const brand = aWord();
    await untilListed(await world.product({ name: PART, brand }));
    await page.setViewportSize({ width: 375, height: 900 });
    await page.goto(`/parts?brand=${brand}`);
    await settled(page, "Parts", PART)();
    await page.getByRole("button", { name: "Filters" }).click();
    await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test("on an empty /parts", async ({ page }) => {
    const path = `/parts?q=${aWord()}&stock=in`;
    await expectAccessibleEverywhere(page, path, settled(page, "Parts", "No part matches all these words"));
  });

  test("on the home page's finder, with a vehicle and suggestions", async ({ page, world }) => {
    const brand = aWord();
    const fitment = [{ make: brand, model: "Tourer", yearFrom: 2008, yearTo: null }];
    await untilListed(await world.product({ name: PART, brand, fitment }));
    await expectAccessibleEverywhere(page, "/", async () => {
      const finder = page.getByRole("region", { name: "Which part do you need?" });
      await finder.scrollIntoViewIfNeeded();
      await finder.getByLabel("Make").selectOption(brand);
      await finder.getByRole("combobox", { name: "Find your part" }).fill(brand);
      await finder.getByRole("listbox", { name: "Suggestions" }).waitFor();
    });
  });

  test("with the search over a page, a vehicle and suggestions", async ({ page, world }) => {
    const brand = aWord();
    const fitment = [{ make: brand, model: "Tourer", yearFrom: 2008, yearTo: null }];
    await untilListed(await world.product({ name: PART, brand, fitment }));
    await expectAccessibleEverywhere(page, "/Blog", async () => {
      await page.getByRole("button", { name: "Find parts" }).click();
      const dialog = page.getByRole("dialog", { name: "Find your part" });
      await dialog.getByLabel("Make").selectOption(brand);
      await dialog.getByRole("combobox", { name: "Find your part" }).fill(brand);
      await dialog.getByRole("listbox", { name: "Suggestions" }).waitFor();
    });
  });

  test("on a replaced part's page, with many vehicles and the choice of one", async ({ page, world }) => {
    const { _id: supersededBy } = await world.product({ name: "Successor" });
    const fitment = Array.from({ length: 40 }, (_, model) => ({
      make: "VW",
      model: `Model ${model}`,
      yearFrom: 2000,
      yearTo: null,
    }));
    const equivalents = [{ brand: "Bosch", number: "0 986 479 099" }];
    const product = await world.product({ name: PART, supersededBy, fitment, equivalents });
    await expectAccessibleEverywhere(page, `/part/${product._id}`, async () => {
      await settled(page, PART, "Replaced by")();
      await settled(page, PART, "10 in stock")();
      await page.getByRole("button", { name: "Does it fit? Choose your vehicle" }).click();
      await expect(page.getByLabel("Make")).toBeVisible();
    });
  });

  test.describe("of a part that isn't there", () => {
    test.use({ expectedNoise: /404 \(Not Found\)/ });

    test("on its page", async ({ page }) => {
      const settle = settled(page, "Part not found", "This part is not in the shop");
      await expectAccessibleEverywhere(page, "/part/no-such-part", settle);
    });
  });

  test("on /parts with a garage, and on the order form of what fits its vehicle, and doesn't", async ({
    page,
    world,
    logIn,
  }) => {
    const [customer, make] = [await world.customer(), aWord()];
    const row = { make, model: "Tourer", yearFrom: 2008, yearTo: null };
    const fitting = await world.product({ name: PART, fitment: [row] });
    const other = await world.product({ name: PART, fitment: [{ ...row, yearFrom: 2010 }] });
    const vehicles = [2009, 2012].map((year) => ({ make, model: "Tourer", year }));
    await world.garage(customer, { vehicles, chosen: 0 });
    await untilListed(fitting, other);
    await logIn(customer);
    const name = `2009 ${make} Tourer`;
    await expectAccessibleEverywhere(page, `/parts?make=${make}`, async () => {
      await settled(page, "Parts", PART)();
      // Beside the list it's folded.
      await page.getByRole("button", { name: /^Your vehicle: .* Change$/ }).click();
      await expect(page.getByRole("list", { name: "Your garage" })).toContainText(name);
    });
    await page.getByRole("button", { name, exact: true }).click();
    for (const [{ _id }, label] of [
      [fitting, `Fits your ${name}`],
      [other, "Does not fit"],
    ] as const)
      await expectAccessibleEverywhere(page, `/myOrder/${_id}`, settled(page, PART, label));
  });

  test("on MY Orders with a basket and a parcel, and on the part that can't be ordered", async ({
    page,
    world,
    logIn,
  }) => {
    const [customer, product] = [await world.customer(), await world.product({ name: PART, quantity: 0 })];
    const sent = { handling: "sent", version: 3, carrier: "DHL", tracking: "JD014600003SE" } as const;
    for (const fields of [{}, sent])
      await world.order(product, customer, { ...fields, basketId: "a-basket" });
    await logIn(customer);
    await expectAccessibleEverywhere(page, "/dashBord/UserOrder", settled(page, "MY Orders", "Basket of"));
    const path = `/myOrder/${product._id}`;
    await expectAccessibleEverywhere(page, path, settled(page, PART, "You can't order this part right now"));
  });

  test.describe("on the profile", () => {
    async function unfold(page: Page): Promise<void> {
      await settled(page, "Profile", "Your data")();
      const folded = page.getByRole("main").locator("button[aria-expanded=false]");
      while ((await folded.count()) > 0) await folded.first().click();
      // The sticky header would cover the click.
      await page.evaluate(() => scrollTo(0, 0));
    }

    test("with all account sections open", async ({ page, world, logIn }) => {
      await logIn(await world.customer());
      await expectAccessibleEverywhere(page, "/dashBord/mayProfile", () => unfold(page));
    });

    test("with a second factor and the form to add another", async ({ page, world, customer }) => {
      await world.enrolPhones(customer, { name: "Work", number: aPhoneNumber() });
      await expectAccessibleEverywhere(page, "/dashBord/mayProfile", async () => {
        await unfold(page);
        await page.getByRole("button", { name: "Add another number" }).click();
      });
    });

    test("with the dialogs before an account is deleted", async ({ page, customer }) => {
      await expectAccessibleEverywhere(page, "/dashBord/mayProfile", async () => {
        await unfold(page);
        await page.getByRole("button", { name: "Delete my account" }).click();
        await expectAccessible(page);
        await page.getByLabel("Type your email").fill(customer.email);
        await page.getByRole("button", { name: "Delete for good" }).click();
        await expect(page.getByRole("dialog", { name: "Confirm it's you" })).toBeVisible();
      });
    });
  });

  test("on the order form once it has ordered", async ({ page, world, logIn }) => {
    const [product, customer] = [await world.product({ name: "Ignition coil" }), await world.customer()];
    await world.profile(customer, contact);
    acceptDialogs(page);
    await logIn(customer);
    await page.goto(`/myOrder/${product._id}`);
    await placeOrder(page).click();
    await expect(thanks(page)).toBeVisible();
    await expectAccessibleAsItStands(page);
  });

  test.describe("without the card provider", () => {
    test.use({ expectedNoise: /ERR_FAILED/ });

    test("on the payment page", async ({ page, world, logIn }) => {
      await page.route("https://js.stripe.com/**", (route) => route.abort());
      const customer = await world.customer();
      const order = await world.order(await world.product(), customer);
      await logIn(customer);
      await expectAccessibleEverywhere(
        page,
        `/dashBord/UserOrder/payment/${order._id}`,
        settled(page, "Payment", "We can't reach the card provider"),
      );
    });
  });

  test.describe("whose answer is lost", () => {
    test.use({ expectedNoise: /ERR_FAILED/ });

    test("on a basket with a fault and a change, in doubt, and on its thanks", async ({
      page,
      world,
      logIn,
    }) => {
      const [part, other] = [await world.product({ name: PART, price: 20 }), await world.product()];
      const customer = await world.customer();
      await world.profile(customer, contact);
      await logIn(customer);
      for (const each of [part, other]) await addToBasket(page, each);
      await world.setStock(other, 0);
      await world.change("products", part._id, { price: moneyOf(2490) });
      for (const each of [part, other]) await world.touch(each);
      await expectAccessibleEverywhere(page, "/basket", async () => {
        await settled(page, "Basket", `Now ${currencySign}24.90, was ${currencySign}20.00.`)();
        await expect(page.getByText("Some parts can't be ordered like this.")).toBeVisible();
      });
      await page.getByRole("button", { name: `Remove: ${other.name}` }).click();
      await loseAnswer(page, "**/api/baskets");
      await placeOrder(page).click();
      await expect(page.getByText("it won't be ordered twice")).toBeVisible();
      await expectAccessibleAsItStands(page);
      await page.getByRole("button", { name: `One more: ${PART}` }).click();
      await expect(page.getByText("You may have ordered already")).toBeVisible();
      await expectAccessibleAsItStands(page);
      await page.getByRole("button", { name: `One less: ${PART}` }).click();
      await placeOrder(page).click();
      await expect(thanks(page)).toBeVisible();
      await expectAccessibleAsItStands(page);
    });
  });
});
