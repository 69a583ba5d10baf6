import { currencySign } from "@carparts/functions/contract/values/currency";
import shop from "../../../shop.json" with { type: "json" };
import { expectNoSidewaysScroll } from "../support/accessibility.ts";
import { withoutCardProvider } from "../support/card-provider.ts";
import { expect, test } from "../support/fixtures.ts";

test("MY Orders finds orders by part, order and tracking number, and says how many", async ({
  page,
  world,
  logIn,
}) => {
  const customer = await world.customer();
  const [pump, disc] = [await world.product({ name: "Water pump" }), await world.product({ name: "Disc" })];
  const sent = { handling: "sent", version: 3, carrier: "Our van", tracking: "JD0146/3" } as const;
  await world.order(pump, customer, sent);
  const order = await world.order(disc, customer);
  await world.order(disc, customer);
  await logIn(customer);
  await page.goto("/dashBord/UserOrder");
  const rows = page.getByRole("row").filter({ has: page.getByRole("link", { name: "Payment" }) });
  const status = page.getByRole("main").getByRole("status");
  await expect(rows).toHaveCount(3);
  await expect(status).toHaveText("3 orders.");
  const search = page.getByRole("searchbox", { name: "Search my orders" });
  for (const [typed, found] of [
    ["disc", "2 of your 3 orders found."],
    ["PUMP water", "1 of your 3 orders found."],
    ["jd0146/3", "1 of your 3 orders found."],
    [order.number.toLowerCase(), "1 of your 3 orders found."],
    ["flux capacitor", "None of your 3 orders found."],
  ] as const) {
    await search.fill(typed);
    await expect(status).toHaveText(found);
    await expect(rows).toHaveCount(Number.parseInt(found, 10) || 0);
  }
  await search.fill("pump");
  // An unknown carrier has no page to link to.
  await expect(rows).toContainText("Our van JD0146/3");
  await expect(rows.getByRole("link", { name: "JD0146/3" })).toHaveCount(0);
  await rows.getByRole("link", { name: "Water pump" }).click();
  await expect(page).toHaveURL(`/part/${pump._id}`);
});

test("MY Orders says so if there are older orders to look through", async ({ page, world, logIn }) => {
  const [customer, product] = [await world.customer(), await world.product()];
  const createdAt = "2026-01-01T00:00:00.000Z";
  await world.order(await world.product({ name: "Tow bar" }), customer, { createdAt });
  await Promise.all(Array.from({ length: 25 }, () => world.order(product, customer)));
  await logIn(customer);
  await page.goto("/dashBord/UserOrder");
  await page.getByLabel("Search my orders").fill("tow");
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toHaveText("None of your newest 25 orders found. Show more for older ones.");
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(status).toHaveText("1 of your 26 orders found.");
});

test("MY Orders has line totals, keeps a basket's orders together with their sum, and sorts", async ({
  page,
  world,
  logIn,
}) => {
  const customer = await world.customer();
  const ordered = async (
    name: string,
    price: number,
    MinimumOrder: number,
    day: number,
    basketId?: string,
  ) => {
    const createdAt = `2026-03-0${day}T12:00:00.000Z`;
    const product = await world.product({ name, price });
    await world.order(product, customer, { MinimumOrder, createdAt, ...(basketId && { basketId }) });
  };
  await ordered("Wiper blade", 0.07, 3, 3);
  await ordered("Brake disc", 42.5, 2, 2, "a-basket");
  await ordered("Brake fluid", 9.95, 1, 2, "a-basket");
  await ordered("Alternator", 90, 1, 1);
  await logIn(customer);
  await page.goto("/dashBord/UserOrder");
  const rows = page.getByRole("row", { name: currencySign });
  await expect(rows).toContainText([
    `${currencySign}0.21`,
    `Basket of Mar 2, 20262 parts, ${currencySign}94.95`,
    currencySign,
    currencySign,
    `${currencySign}90.00`,
  ]);
  await expect(page.getByRole("row", { name: "Brake disc" })).toContainText(`${currencySign}85.00`);
  const basket = page.getByRole("rowgroup").filter({ hasText: "Basket of" });
  await expect(basket.getByRole("link", { name: "Payment" })).toHaveCount(2);
  const order = async () => {
    const text = (await page.getByRole("table").textContent()) ?? "";
    return ["Wiper", "Basket", "Alternator"].sort((one, other) => text.indexOf(one) - text.indexOf(other));
  };
  for (const [sort, expected] of [
    ["Oldest first", ["Alternator", "Basket", "Wiper"]],
    ["Highest total", ["Basket", "Alternator", "Wiper"]],
    ["Newest first", ["Wiper", "Basket", "Alternator"]],
  ] as const) {
    await page.getByLabel("Sort").selectOption(sort);
    await expect.poll(order, sort).toEqual(expected);
  }
  await page.getByLabel("Sort").selectOption("Oldest first");
  await page.getByLabel("Search my orders").fill("fluid");
  await expect(basket).toContainText("1 part shown");
  await page.reload();
  await expect(basket).toContainText("1 part shown");
  await expect(page.getByLabel("Sort")).toHaveValue("oldest");
  await page.goBack();
  await expect(page.getByLabel("Search my orders")).toHaveValue("");
  await expect.poll(order).toEqual(["Alternator", "Basket", "Wiper"]);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
});

test("the payment page prints the order and nothing around it", async ({ page, world, logIn }) => {
  const customer = await world.customer();
  const sent = { handling: "sent", version: 3, carrier: "UPS", tracking: "1Z999" } as const;
  const order = await world.order(await world.product({ name: "Head gasket", price: 18.4 }), customer, sent);
  await withoutCardProvider(page);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute("data-printed");
  });
  await logIn(customer);
  await page.goto(`/dashBord/UserOrder/payment/${order._id}`);
  await page.getByRole("button", { name: "Print order" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed");
  await page.emulateMedia({ media: "print" });
  const printed = page.getByRole("article");
  const seller = [shop.name, shop.email, shop.phone, shop.taxNumber].map(
    (text) => new RegExp(RegExp.escape(text)),
  );
  for (const text of [
    ...seller,
    "Head gasket",
    `Order ${order.number}`,
    "12 Workshop Road",
    `${currencySign}18.40`,
    "1Z999",
  ])
    await expect(printed.getByText(text).first(), String(text)).toBeVisible();
  for (const role of ["banner", "navigation", "contentinfo", "button"] as const)
    await expect(page.getByRole(role), role).toHaveCount(0);
  await expect(page.getByText("Nothing is charged here")).toBeHidden();
});
