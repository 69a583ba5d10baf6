import { saveBasket } from "@carparts/functions/contract/basket/basket";
import { saveProfile } from "@carparts/functions/contract/profiles";
import { as } from "@carparts/functions/testing/api";
import type { Page } from "@playwright/test";
import { untilAtRest } from "../support/at-rest.ts";
import {
  cachedEntries,
  cachedText,
  expect,
  logInAt,
  test,
  untilCached,
  use,
  visitTwice,
} from "../support/cached-site.ts";

// Cached pages are anyone's.

const OWN =
  /dashBord|myOrder|login|singIn|reast|account|admin|user|rdersItem|payment|profile|basket|garage|saved|order/i;

/** Traces that tell where somebody was. The login has a picture of its own. */
async function looked(page: Page): Promise<string[]> {
  return (await cachedEntries(page)).filter((entry) => !/^release | \/(google|favicon)\.svg$/.test(entry));
}

test("nothing of an account is kept, and after it logs out nothing of what it looked at", async ({
  page,
  world,
  site,
}) => {
  const customer = await world.customer();
  const [part, ordered] = [await world.product(), await world.product()];
  const order = await world.order(ordered, customer);
  const address = "17 Nobody's Business Road";
  const input = {
    params: { email: customer.email },
    body: { name: "Pat", email: customer.email, address, mobile: "+1 555 0177", picture: "" },
  };
  await as(customer).call(saveProfile, input);
  await as(customer).call(saveBasket, { body: { lines: [{ productId: ordered._id, quantity: 3 }] } });
  await logInAt(page, site, customer);
  await visitTwice(page, `${site.url}/part/${part._id}`);
  const screens = [
    ...["/dashBord", "/dashBord/UserOrder", `/dashBord/UserOrder/payment/${order._id}`],
    ...["/dashBord/mayProfile", `/myOrder/${ordered._id}`, "/basket", "/parts?make=Nobodys&model=Car", "/"],
  ];
  for (const path of screens) {
    await use(page, site.url + path);
    await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
    await untilAtRest(page);
  }
  await untilCached(page, `/part/${part._id}`, `/api/products/${part._id}`, "/");
  const entries = await cachedEntries(page);
  const addresses = entries.filter((entry) => !/ \/assets\//.test(entry) && !/ \/basket$/.test(entry));
  expect(addresses.filter((entry) => OWN.test(entry))).toEqual([]);
  expect(addresses.filter((entry) => entry.includes("?id="))).toEqual([]);
  const text = await cachedText(page);
  for (const own of [customer.email, address, "+1 555 0177", order._id, order.number, customer.token])
    expect(text).not.toContain(own);

  await page.getByRole("button", { name: "Log Out" }).click();
  await page.waitForURL("**/login");
  await expect.poll(() => looked(page)).toEqual([]);
  expect((await cachedEntries(page)).filter((entry) => /^release (?!.* \/assets\/)/.test(entry))).toEqual([
    expect.stringMatching(/ \/frames\/part$/),
    expect.stringMatching(/ \/$/),
    expect.stringMatching(/ \/frames\/catalogue$/),
    expect.stringMatching(/ \/placeholder\.svg$/),
  ]);
});

test("an answer that arrives after its account has left isn't kept", async ({ page, world, site }) => {
  const customer = await world.customer();
  const part = await world.product({ name: "Looked at last" });
  await logInAt(page, site, customer);
  await visitTwice(page, `${site.url}/`);
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
  const isRequested = () => site.requested.includes(`GET /api/products/${part._id}`);
  const answerNow = site.hold(`/api/products/${part._id}`);
  await page.evaluate((id) => void fetch(`/api/products/${id}`), part._id);
  await expect.poll(isRequested).toBe(true);
  await page.getByRole("button", { name: "Log Out" }).click();
  await page.waitForURL("**/login");
  await expect.poll(() => looked(page)).toEqual([]);
  answerNow();
  // Pages after it are cached, and none before.
  await page.goto(`${site.url}/Blog`);
  await untilCached(page, "/Blog");
  expect(await cachedEntries(page)).not.toContainEqual(expect.stringContaining(part._id));
});
