import { saveBasket } from "@carparts/functions/contract/basket/basket";
import { pathOf } from "@carparts/functions/contract/endpoint";
import { as } from "@carparts/functions/testing/api";
import { type PageRoute, routes } from "#routes.ts";
import { untilAtRest } from "../support/at-rest.ts";
import { basketLine } from "../support/basket.ts";
import { withoutCardProvider } from "../support/card-provider.ts";
import { expect, test } from "../support/fixtures.ts";
import { invalidHtml } from "../support/html.ts";

test("the checker finds a misplaced image and an invalid autocomplete value", async () => {
  const faulty = `<!doctype html><html lang="en"><head><title>x</title></head><body>
    <dl><div><svg></svg><dt>a</dt><dd>b</dd></div></dl>
    <form><label>Website <input type="email" autocomplete="url"></label></form></body></html>`;
  expect(await invalidHtml({ "/faulty": faulty, "/good": faulty.replace(/<(dl|form).*/g, "") })).toEqual([
    expect.stringMatching(/^\/faulty: Element “svg” not allowed as child of element “div”/),
    expect.stringMatching(/^\/faulty: .*autocomplete/),
  ]);
});

test("every served page is valid HTML, and so is each frame", async ({ request, world }) => {
  const { _id } = await world.product({
    name: `6" <hose> & 'clamp'`,
    description: "Fits <all>.",
    fitment: [{ make: "VW", model: "Golf", yearFrom: 2009, yearTo: null }],
  });
  const pages: Record<string, string> = {};
  for (const route of Object.values<PageRoute>(routes)) {
    const path = route.path.replace("*", "/no/such/page").replace(/:_?id/, _id);
    pages[path] = await (await request.get(path)).text();
    expect(pages[path], path).toContain("<!doctype html>");
  }
  expect(await invalidHtml(pages)).toEqual([]);
});

test("every screen is valid HTML once its data has loaded", async ({ page, world, logIn }) => {
  const admin = await world.admin();
  const product = await world.product({ name: "Radiator" });
  const order = await world.order(product, admin);
  await world.review();
  await as(admin).call(saveBasket, { body: { lines: [{ productId: product._id, quantity: 99 }] } });
  await withoutCardProvider(page);
  await logIn(admin);
  const ids: Record<string, string> = {
    [routes.orderForm.path]: product._id,
    [routes.payment.path]: order._id,
  };
  const screens = Object.values<PageRoute>(routes).filter(({ access }) => access !== "anyone");
  const pages: Record<string, string> = {};
  for (const route of [routes.home, routes.catalogue, routes.part, routes.basket, ...screens]) {
    const path = pathOf(route.path, { _id: ids[route.path] ?? "", id: product._id });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    if (route === routes.basket) await expect(basketLine(page, product)).toContainText("Only 10 left.");
    await untilAtRest(page);
    pages[path] = await page.content();
  }
  expect(await invalidHtml(pages)).toEqual([]);
});
