import { type Basket, readBasket, saveBasket } from "@carparts/functions/contract/basket/basket";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import type { Page } from "@playwright/test";
import { basketLine, basketLink, openBasket } from "../support/basket.ts";
import { expect, test } from "../support/fixtures.ts";

type Lines = Basket["lines"];

async function linesOf(customer: Account): Promise<Lines> {
  return (await as(customer).call(readBasket, {})).output.lines;
}

async function put(customer: Account, lines: Lines): Promise<void> {
  expect((await as(customer).call(saveBasket, { body: { lines } })).status).toBe(200);
}

/** Comes back to the tab. */
async function focus(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
}

test("two devices and two tabs change one basket, and none undoes what another did", async ({
  page,
  world,
  logIn,
  newVisitor,
  context,
}) => {
  const [pads, disc, fluid, hose] = [
    await world.product({ name: "Pads", quantity: 9 }),
    await world.product({ name: "Disc", quantity: 9 }),
    await world.product({ name: "Fluid", quantity: 9 }),
    await world.product({ name: "Hose", quantity: 9 }),
  ] as const;
  const line = (part: typeof pads, quantity: number) => ({ productId: part._id, quantity });
  const customer = await world.customer();
  await put(customer, [line(pads, 1), line(disc, 2)]);
  const other = await newVisitor();
  const sent: Lines = [];
  context.on("request", (request) => {
    if (request.method() === "PATCH") sent.push(...request.postDataJSON().changes);
  });
  for (const each of [page, other]) {
    await logIn(customer, each);
    await each.goto("/basket");
    await expect(basketLine(each, disc)).toBeVisible();
  }

  await page.getByRole("button", { name: "Remove: Pads" }).click();
  await expect.poll(() => linesOf(customer)).toEqual([line(disc, 2)]);
  await other.getByRole("button", { name: "One more: Disc" }).click();
  await expect.poll(() => linesOf(customer)).toEqual([line(disc, 3)]);
  await expect(basketLine(other, pads)).toHaveCount(0);

  const tab = await context.newPage();
  const places = [
    [page, fluid],
    [other, hose],
    [tab, pads],
  ] as const;
  for (const [each, part] of places) {
    await each.goto(`/part/${part._id}`);
    await expect(basketLink(each)).toHaveAccessibleName("Basket, 1 part");
    await expect(each.getByText("9 in stock")).toBeVisible();
  }
  for (const [each, part] of places) {
    const add = each.getByRole("button", { name: `Add to basket: ${part.name}` });
    await add.filter({ hasText: "Add to basket" }).click();
  }
  const all = [pads, disc, fluid, hose].map((part) => line(part, part === disc ? 3 : 1));
  await expect.poll(async () => new Set(await linesOf(customer))).toEqual(new Set(all));
  for (const [each] of places) {
    await focus(each);
    await expect(basketLink(each)).toHaveAccessibleName("Basket, 4 parts");
  }
  // Nothing else, though a tab that doesn't see yet what another one has sent may send the same again.
  const acts = (lines: Lines) => new Set(lines.map(({ productId, quantity }) => `${productId} ${quantity}`));
  expect(acts(sent)).toEqual(acts([line(pads, 0), line(pads, 1), line(fluid, 1)]));
});

test.describe("where an answer fails", () => {
  test.use({ expectedNoise: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|409|422/ });

  test("a device that was offline sends what was done there, once and nothing else", async ({
    page,
    world,
    logIn,
  }) => {
    const [pads, disc] = [
      await world.product({ name: "Pads", quantity: 9 }),
      await world.product({ name: "Disc", quantity: 9 }),
    ];
    const line = (part: typeof pads, quantity: number) => ({ productId: part._id, quantity });
    const customer = await world.customer();
    await put(customer, [line(pads, 1), line(disc, 1)]);
    await logIn(customer);
    await page.goto("/basket");
    await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
    await expect(page.getByRole("button", { name: "One more: Disc" })).toBeVisible();
    await page.context().setOffline(true);
    const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/basket"));
    await page.getByRole("button", { name: "One more: Disc" }).click();
    await failed;
    await put(customer, [line(disc, 1)]);
    await page.context().setOffline(false);
    await expect.poll(() => linesOf(customer)).toEqual([line(disc, 2)]);
    await expect(basketLine(page, pads)).toHaveCount(0);

    let isLost = false;
    await page.route("**/api/basket", async (route) => {
      if (isLost || route.request().method() === "GET") return route.fallback();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await page.getByRole("button", { name: "One more: Disc" }).click();
    await expect.poll(() => linesOf(customer)).toEqual([line(disc, 3)]);
    await put(customer, [line(disc, 3), line(pads, 4)]);
    await expect.poll(() => isLost).toBe(true);
    await focus(page);
    await expect(basketLine(page, pads)).toBeVisible();
    await expect.poll(() => linesOf(customer)).toEqual([line(disc, 3), line(pads, 4)]);

    // A line that the shop will never take blocks no other.
    const stuck = [{ owner: customer.uid, noun: "basket", act: { productId: "../pads", quantity: 1 } }];
    await page.evaluate((acts) => localStorage.setItem("unsaved", JSON.stringify(acts)), stuck);
    await page.reload();
    await page.getByRole("button", { name: "One more: Pads" }).click();
    await expect.poll(() => linesOf(customer)).toEqual([line(disc, 3), line(pads, 5)]);
  });

  test("what is added to a basket that another device has filled waits, is named, and takes nothing away", async ({
    page,
    world,
    customer,
  }) => {
    const part = await world.product({ name: "Thirty-first part" });
    const requested = page.waitForResponse(/\/api\/basket$/);
    await page.goto(`/part/${part._id}`);
    await expect(page.getByText(`${part.quantity} in stock`)).toBeVisible();
    await requested;
    const full = Array.from({ length: 30 }, (_, index) => ({ productId: `gone-${index}`, quantity: 1 }));
    await put(customer, full);
    const add = page.getByRole("button", { name: `Add to basket: ${part.name}` });
    await add.filter({ hasText: "Add to basket" }).click();
    await expect(page.getByText("Your basket is full")).toBeVisible();
    await openBasket(page);
    const waiting = page.getByRole("status").filter({ hasText: "A basket holds 30 parts" });
    await expect(waiting).toContainText("Thirty-first part");
    expect(await linesOf(customer)).toEqual(full);
  });
});
