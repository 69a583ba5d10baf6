import { untilAtRest } from "../support/at-rest.ts";
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

test("every prerendered page is valid HTML, and so is the shell for all others", async ({ request }) => {
  const pages: Record<string, string> = {};
  for (const path of [
    "/",
    "/login",
    "/reast",
    "/singIn",
    "/portfoli",
    "/Blog",
    "/no/such/page",
    "/dashBord",
  ]) {
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
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "window.Stripe = () => ({ _registerWrapper() {} });",
    }),
  );
  await logIn(admin);
  const paths = [
    "/",
    `/myOrder/${product._id}`,
    "/dashBord",
    "/dashBord/addItem",
    "/dashBord/manageItem",
    "/dashBord/user",
    "/dashBord/manageOrder",
    "/dashBord/UserOrder",
    "/dashBord/UserOrder/revew",
    `/dashBord/UserOrder/payment/${order._id}`,
    "/dashBord/mayProfile",
  ];
  const pages: Record<string, string> = {};
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await untilAtRest(page);
    pages[path] = await page.content();
  }
  expect(await invalidHtml(pages)).toEqual([]);
});
