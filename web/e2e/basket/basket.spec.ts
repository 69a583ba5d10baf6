import { deleteProduct } from "@carparts/functions/contract/admin/products";
import { readBasket } from "@carparts/functions/contract/basket/basket";
import { currencySign } from "@carparts/functions/contract/values/currency";
import { moneyOf } from "@carparts/functions/contract/values/money";
import { as } from "@carparts/functions/testing/api";
import type { Page } from "@playwright/test";
import {
  addToBasket,
  basketLine,
  basketLink,
  contact,
  fillContact,
  loseAnswer,
  openBasket,
  placeOrder,
  thanks,
} from "../support/basket.ts";
import { aWord, untilListed } from "../support/catalogue.ts";
import { emailsTo, forgetEmailsTo } from "../support/emails.ts";
import { acceptDialogs, expect, sendLogin, test } from "../support/fixtures.ts";
import { startOf } from "../support/keyboard.ts";
import { withSending } from "../support/sending.ts";

test.describe("where an answer gets lost", () => {
  test.use({ expectedNoise: /ERR_FAILED/ });

  test("a guest fills a basket on the phone, signs in, orders three parts, gets one email, and orders them again", async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const brand = aWord();
    const parts = [
      await world.product({ name: "Brake pads", brand, price: 22.5, quantity: 9 }),
      await world.product({ name: "Brake disc", brand, price: 49.05, quantity: 9, minimumQuantity: 2 }),
      await world.product({ name: "Brake fluid", brand, price: 9.9, quantity: 9 }),
    ] as const;
    await untilListed(...parts);
    await page.goto(`/parts?brand=${brand}`);
    for (const { name } of parts) await page.getByRole("button", { name: `Add to basket: ${name}` }).click();
    await expect(basketLink(page)).toHaveAccessibleName("Basket, 3 parts");
    await openBasket(page);
    await page.getByRole("button", { name: "One more: Brake pads" }).click();
    await expect(basketLine(page, parts[0])).toContainText(`${currencySign}45.00`);
    await expect(basketLine(page, parts[1])).toContainText(`${currencySign}98.10`);
    await expect(page.getByText(withSending(153))).toBeVisible();
    await page.getByRole("button", { name: "Log in to order" }).click();
    const customer = await world.customer({ emailVerified: true });
    await sendLogin(page, customer);
    await expect(page).toHaveURL("/basket");
    await expect(basketLine(page, parts[0])).toContainText(`${currencySign}45.00`);
    await fillContact(page);
    await expect(page.getByLabel("Save to my profile")).toBeChecked();
    const saved = page.waitForResponse(
      (response) => response.request().method() === "PUT" && response.url().includes("/profile/"),
    );
    // The first answer is lost on its way.
    await loseAnswer(page, "**/api/baskets");
    await placeOrder(page).click();
    await expect(page.getByText("The shop can't be reached.")).toBeVisible();
    await placeOrder(page).click();
    await expect(thanks(page)).toBeFocused();
    await saved;
    await expect(page.getByText(`We'll email the confirmation to ${customer.email}.`)).toBeVisible();
    await expect(page.getByText(withSending(153))).toBeVisible();
    await expect(basketLink(page)).toHaveAccessibleName("Basket");
    await thanks(page).getByRole("link", { name: "MY Orders" }).click();
    for (const { name } of parts) await expect(page.getByText(name).first()).toBeVisible();
    expect(await Promise.all(parts.map((part) => world.stockOf(part)))).toEqual([7, 7, 8]);
    expect(await world.stockFaults()).toEqual([]);
    await expect.poll(() => emailsTo(customer)).toHaveLength(1);
    const [letter] = await emailsTo(customer);
    expect(letter?.subject).toMatch(/^We have your order [0-9A-Z]{5}-[0-9A-Z]{5} and 2 others$/);
    for (const notice of [...parts.map(({ name }) => name), withSending(153)])
      expect(letter?.text).toContain(notice);
    await page.reload();
    await world.change("products", parts[0]._id, { price: moneyOf(2490) });
    await world.touch(parts[0]);
    await page.getByRole("button", { name: "Order again: all parts of this basket" }).click();
    await expect(basketLine(page, parts[0])).toContainText(
      `Now ${currencySign}24.90, was ${currencySign}22.50.`,
    );
    await expect(page.getByText(withSending(157.8))).toBeVisible();
    await expect(page.getByLabel("Address")).toHaveValue(contact.address);
    await placeOrder(page).click();
    await expect(thanks(page)).toBeVisible();
    await expect.poll(() => emailsTo(customer)).toHaveLength(2);
    expect(await Promise.all(parts.map((part) => world.stockOf(part)))).toEqual([5, 5, 7]);
    await forgetEmailsTo(customer);
  });
});

test("a shop that sends no emails speaks of none", async ({ page, world, logIn }) => {
  await page.route("**/api/mail", (route) => route.fulfill({ json: { sendsEmail: false } }));
  const part = await world.product({ name: "Oil filter", quantity: 9 });
  const customer = await world.customer();
  await world.profile(customer, contact);
  await logIn(customer);
  await addToBasket(page, part);
  const requested = page.waitForResponse("**/api/mail");
  await openBasket(page);
  await requested;
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole("main").getByText(/email/i)).toHaveCount(0);
});

test("the buttons for one less and one more keep the focus where they end", async ({ page, world }) => {
  const part = await world.product({ name: "Brake hose", quantity: 3, minimumQuantity: 2 });
  await addToBasket(page, part);
  await openBasket(page);
  const quantity = page.getByRole("textbox", { name: "Quantity: Brake hose" });
  for (const [label, last] of [
    ["One more: Brake hose", "3"],
    ["One less: Brake hose", "2"],
  ] as const) {
    const button = page.getByRole("button", { name: label });
    await button.focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press("Enter");
    await expect(quantity).toHaveValue(last);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute("aria-disabled", "true");
  }
});

test("who has a profile orders with three presses from a part's page", async ({ page, world, customer }) => {
  const part = await world.product({ name: "Three-press filter" });
  await world.profile(customer, contact);
  await page.goto(`/part/${part._id}`);
  await expect(page.getByText(`${part.quantity} in stock`)).toBeVisible();
  await page.getByRole("button", { name: `Add to basket: ${part.name}` }).click();
  await openBasket(page);
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await world.ordersOf(part)).toMatchObject([{ ...contact, MinimumOrder: 1 }]);
});

test("an open basket says what changed, before anything is ordered", async ({ page, world, customer }) => {
  const part = await world.product({ name: "Wheel bearing", price: 22.5, quantity: 9 });
  const gone = await world.product({ name: "Wheel nut" });
  await world.profile(customer, contact);
  await addToBasket(page, part);
  await addToBasket(page, gone);
  await openBasket(page);
  await page.getByRole("textbox", { name: "Quantity: Wheel bearing" }).fill("5");
  await page.keyboard.press("Enter");
  await expect(basketLine(page, part)).toContainText(`${currencySign}112.50`);
  await world.setStock(part, 3);
  await world.change("products", part._id, { price: moneyOf(2490) });
  await world.touch(part);
  await expect(basketLine(page, part)).toContainText(`Now ${currencySign}24.90, was ${currencySign}22.50.`);
  await expect(basketLine(page, part)).toContainText("Only 3 left.");
  await as(await world.admin()).call(deleteProduct, { params: { id: gone._id } });
  await expect(page.getByText("This part is no longer in the shop.")).toBeVisible();
  await placeOrder(page).click();
  await expect(page.getByText("Some parts can't be ordered like this.")).toBeVisible();
  expect(await world.ordersOf(part)).toEqual([]);
  await page.getByRole("button", { name: "Take 3" }).click();
  await page.getByRole("button", { name: "Remove: This part" }).click();
  await expect(startOf(page), "for whoever goes on by keyboard").toBeFocused();
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await world.ordersOf(part)).toMatchObject([{ MinimumOrder: 3, price: 24.9 }]);
});

test.describe("of two customers who want the last piece", () => {
  test.use({ expectedNoise: /409/ });

  test("one gets it, and the other keeps the basket", async ({ page, world, logIn, newVisitor }) => {
    const part = await world.product({ name: "Last radiator", quantity: 1 });
    const other = await world.product({ name: "Coolant", quantity: 9 });
    const second = await newVisitor();
    const pages = [page, second];
    for (const each of pages) {
      const customer = await world.customer();
      await world.profile(customer, contact);
      await logIn(customer, each);
      await addToBasket(each, part);
      await addToBasket(each, other);
      await openBasket(each);
      await expect(basketLine(each, other)).toBeVisible();
      await expect(placeOrder(each)).toBeVisible();
    }
    await Promise.all(pages.map((each) => placeOrder(each).click()));
    const refused = async () => {
      for (const each of pages)
        if (await each.getByText("Out of stock at the moment.").isVisible()) return each;
      return undefined;
    };
    await expect.poll(async () => (await refused()) !== undefined).toBe(true);
    const loser = (await refused()) as Page;
    await expect(thanks(loser === page ? second : page)).toBeVisible();
    await expect(basketLink(loser)).toHaveAccessibleName("Basket, 2 parts");
    expect(await world.ordersOf(part)).toHaveLength(1);
    expect(await world.stockOf(other)).toBe(8);
    await loser.getByRole("button", { name: "Remove: Last radiator" }).click();
    await placeOrder(loser).click();
    await expect(thanks(loser)).toBeVisible();
  });
});

test("a guest's basket joins the account's, and leaves the browser with the session", async ({
  page,
  world,
  newVisitor,
  logIn,
}) => {
  acceptDialogs(page);
  const [pads, disc] = [
    await world.product({ name: "Pads", quantity: 9 }),
    await world.product({ name: "Disc", quantity: 9 }),
  ];
  const customer = await world.customer();
  await logIn(customer);
  await addToBasket(page, pads);
  await expect
    .poll(async () => (await as(customer).call(readBasket, {})).output.lines)
    .toEqual([{ productId: pads._id, quantity: 1 }]);
  const guest = await newVisitor();
  await addToBasket(guest, pads);
  await addToBasket(guest, disc);
  await guest.goto("/basket");
  await guest.getByRole("button", { name: "Log in to order" }).click();
  await sendLogin(guest, customer);
  await expect(basketLink(guest)).toHaveAccessibleName("Basket, 2 parts");
  const both = [pads, disc].map(({ _id }) => ({ productId: _id, quantity: 1 }));
  await expect.poll(async () => (await as(customer).call(readBasket, {})).output.lines).toEqual(both);
  await guest.getByRole("button", { name: "Log Out" }).click();
  await expect(guest).toHaveURL("/login");
  await expect(basketLink(guest)).toHaveAccessibleName("Basket");
  await sendLogin(guest, await world.customer());
  await guest.waitForURL("/");
  await guest.goto("/basket");
  await expect(guest.getByText("Your basket is empty")).toBeVisible();
  await page.reload();
  await expect(basketLink(page)).toHaveAccessibleName("Basket, 2 parts");
});

test("where the browser keeps nothing, a basket lasts for the visit", async ({ page, world }) => {
  const part = await world.product({ name: "Fuse" });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await addToBasket(page, part);
  await openBasket(page);
  await expect(basketLine(page, part)).toBeVisible();
});

test("two tabs have one basket", async ({ page, world, context }) => {
  const part = await world.product({ name: "Spark plug" });
  await page.goto("/basket");
  await expect(page.getByText("Your basket is empty")).toBeVisible();
  const tab = await context.newPage();
  await addToBasket(tab, part);
  await expect(basketLine(page, part)).toBeVisible();
  await expect(basketLink(page)).toHaveAccessibleName("Basket, 1 part");
});

test("what isn't a basket is ignored, and a full one says so", async ({ page, world }) => {
  const part = await world.product({ name: "Bulb" });
  const full = Array.from({ length: 30 }, (_, index) => ({ productId: `none-${index}`, quantity: 1 }));
  await page.goto("/favicon.svg");
  await page.evaluate(() => localStorage.setItem("basket", '{"lines":[{"productId":7,"quantity":-1}]}'));
  await page.goto("/basket");
  await expect(page.getByText("Your basket is empty")).toBeVisible();
  await page.evaluate((lines) => localStorage.setItem("basket", JSON.stringify({ lines })), full);
  await page.goto(`/part/${part._id}`);
  await expect(page.getByText(`${part.quantity} in stock`)).toBeVisible();
  await page.getByRole("button", { name: `Add to basket: ${part.name}` }).click();
  await expect(page.getByText("A basket holds 30 parts. Order these first.")).toBeVisible();
});

test("a quantity that is no number of pieces says so, and stays as it was", async ({ page, world }) => {
  const part = await world.product({ name: "Washer", quantity: 9 });
  await addToBasket(page, part);
  await openBasket(page);
  const quantity = page.getByRole("textbox", { name: "Quantity: Washer" });
  for (const typed of ["2.5", "two", "0x5", "1.000", ""]) {
    await quantity.fill(typed);
    await page.keyboard.press("Enter");
    await expect(basketLine(page, part).getByRole("alert")).toContainText(
      `${typed || "Nothing"} isn't a number of pieces, so it's still 1.`,
    );
    await expect(quantity).toHaveValue("1");
  }
  await page.getByRole("button", { name: "One more: Washer" }).click();
  await expect(quantity).toHaveValue("2");
  await expect(basketLine(page, part).getByRole("alert")).toHaveCount(0);
});

test.describe("refused by the server", () => {
  test.use({ expectedNoise: /409|500/ });

  test("a line says why until it's changed", async ({ page, world, customer }) => {
    const part = await world.product({ name: "Belt", quantity: 9 });
    await world.profile(customer, contact);
    await addToBasket(page, part);
    await openBasket(page);
    await page.getByRole("textbox", { name: "Quantity: Belt" }).fill("5");
    await page.keyboard.press("Enter");
    await expect(placeOrder(page)).toBeVisible();
    await page.route("**/api/baskets", async (route) => {
      await world.setStock(part, 3);
      return route.fallback();
    });
    await placeOrder(page).click();
    await expect(basketLine(page, part)).toContainText("Only 3 left.");
    await page.getByRole("button", { name: "Take 3" }).click();
    await expect(page.getByRole("textbox", { name: "Quantity: Belt" })).toHaveValue("3");
    await expect(basketLine(page, part).getByRole("alert")).toHaveCount(0);
  });

  test("a profile that couldn't be saved says so beside the thanks", async ({ page, world, logIn }) => {
    const part = await world.product({ name: "Belt" });
    await logIn(await world.customer());
    await page.route("**/profile/*", (route) =>
      route.request().method() === "PUT" ? route.fulfill({ status: 500, body: "?" }) : route.fallback(),
    );
    await addToBasket(page, part);
    await openBasket(page);
    await fillContact(page);
    await placeOrder(page).click();
    await expect(thanks(page)).toBeVisible();
    await expect(page.getByText("your profile couldn't be saved")).toBeVisible();
  });
});

test("after the thanks, the basket's link leads to the basket", async ({ page, world, logIn, context }) => {
  const [first, next] = [await world.product({ name: "Belt" }), await world.product({ name: "Pulley" })];
  const customer = await world.customer();
  await world.profile(customer, contact);
  await logIn(customer);
  await addToBasket(page, first);
  await openBasket(page);
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  const tab = await context.newPage();
  await addToBasket(tab, next);
  await expect(basketLink(page)).toHaveAccessibleName("Basket, 1 part");
  await expect(thanks(page)).toBeVisible();
  await openBasket(page);
  await expect(basketLine(page, next)).toBeVisible();
});

test("ordering a basket with what does not fit asks once", async ({ page, world, logIn }) => {
  const make = aWord();
  const fitment = [{ make, model: "Tourer", yearFrom: 2015, yearTo: null }];
  const [later, other, fitting] = [
    await world.product({ name: "Later hose", quantity: 9, fitment }),
    await world.product({ name: "Later belt", quantity: 9, fitment }),
    await world.product({ name: "Cloth", quantity: 9 }),
  ];
  await untilListed(later, other);
  const customer = await world.customer();
  await world.profile(customer, contact);
  await logIn(customer);
  await page.goto(`/parts?make=${make}&model=Tourer&year=2009`);
  await expect(page.getByLabel("Year")).toHaveValue("2009");
  for (const part of [later, fitting]) await addToBasket(page, part);
  await openBasket(page);
  await expect(basketLine(page, later)).toContainText("Does not fit");
  const requested: string[] = [];
  let answer = false;
  page.on("dialog", (dialog) => {
    requested.push(dialog.message());
    return answer ? dialog.accept() : dialog.dismiss();
  });
  const car = `your 2009 ${make} Tourer`;
  const one = `This part does not fit ${car}: Later hose. Do you want to order anyway?`;
  await placeOrder(page).click();
  await expect.poll(() => requested).toEqual([one]);
  expect(await world.ordersOf(fitting)).toEqual([]);
  answer = true;
  await addToBasket(page, other);
  await openBasket(page);
  await expect(basketLine(page, other)).toContainText("Does not fit");
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(requested).toEqual([
    one,
    `These parts do not fit ${car}: Later hose, Later belt. Do you want to order anyway?`,
  ]);
});

test("on a phone, the bar with the total covers no field, and a thumb hits every button", async ({
  page,
  world,
  logIn,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const part = await world.product({ name: "Belt", quantity: 9 });
  await logIn(await world.customer());
  await addToBasket(page, part);
  await addToBasket(page, part);
  await world.setStock(part, 1);
  await world.touch(part);
  await openBasket(page);
  await expect(page.getByRole("button", { name: "Take 1" })).toBeVisible();
  await expect(placeOrder(page)).toBeVisible();
  const targets = page
    .getByRole("main")
    .locator("button, .btn, input:not([type=checkbox]), textarea, label:has(input)");
  const heights = await targets.evaluateAll((all) =>
    all.map((each) => [each.textContent || each.ariaLabel, each.getBoundingClientRect().height] as const),
  );
  expect(heights.length).toBeGreaterThan(8);
  expect(heights.filter(([, height]) => height < 44)).toEqual([]);
  const bar = page.getByText("Total", { exact: true }).locator("../..");
  for (const label of ["Name", "Address", "Mobile"]) {
    await page.evaluate(() => scrollTo(0, 0));
    const field = page.getByLabel(label, { exact: true });
    await field.focus();
    // The page may scroll a frame after the focus.
    const isSeen = async () => {
      const [place, over] = [await field.boundingBox(), await bar.boundingBox()];
      return (place?.y ?? 0) > 0 && (place?.y ?? 0) + (place?.height ?? 0) <= (over?.y ?? 0);
    };
    await expect.poll(isSeen, label).toBe(true);
  }
});
