import { adjustStock } from "@carparts/functions/contract/admin/stock";
import type { Product } from "@carparts/functions/contract/products";
import { readSaved } from "@carparts/functions/contract/saved";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../support/accessibility.ts";
import { emailsTo } from "../support/emails.ts";
import { expect, sendLogin, test } from "../support/fixtures.ts";

async function restock(world: World, { _id }: Product): Promise<void> {
  const body = { change: 5, reason: "Delivery" };
  await as(await world.admin()).call(adjustStock, { params: { id: _id }, body });
}

/** The part of the page, beside which others may stand that have its name. */
const own = (page: Page) => page.getByRole("article").first();

/** Opens a part that is sold out, and asks to be told. */
async function ask(page: Page, { _id, name }: Product): Promise<void> {
  await page.goto(`/part/${_id}`);
  await own(page)
    .getByRole("button", { name: `Tell me when available: ${name}` })
    .click();
  await expect(own(page).getByText("We'll tell you when it's available.", { exact: true })).toBeVisible();
  await expect(page.getByText(`We'll tell you when it's available: ${name}`)).toBeVisible();
}

/** Where the page says that an email will come. */
const emailTo = (page: Page, { email }: Account) =>
  page.getByText(`By email to ${email}, and at your next visit.`);

async function isRequested(customer: Account, { _id }: Product): Promise<boolean | undefined> {
  const reply = await as(customer).call(readSaved, { params: { id: _id } });
  return reply.status === 200 ? reply.output.notify : undefined;
}

const greeting = (page: Page) => page.getByRole("region", { name: "Available again" });

/** Resolves once the page has read the account's list and told what is new. */
async function visit(page: Page, path = "/"): Promise<void> {
  const list = page.waitForResponse(/\/api\/saved$/);
  await page.goto(path);
  await (await list).finished();
}

test("a saved part comes back: its customer gets one email and one greeting, which a reload doesn't repeat", async ({
  page,
  world,
  logIn,
}) => {
  const customer = await world.customer({ emailVerified: true });
  const part = await world.product({ name: "Brake disc", quantity: 0 });
  await logIn(customer);
  await ask(page, part);
  await expect(emailTo(page, customer)).toBeVisible();
  expect(await isRequested(customer, part)).toBe(true);
  await restock(world, part);
  await expect.poll(() => emailsTo(customer), { timeout: 20_000 }).toHaveLength(1);

  await visit(page);
  await expect(greeting(page)).toContainText("Brake disc is available again");
  await expect(greeting(page).getByRole("link", { name: "Buy Now: Brake disc" })).toHaveAttribute(
    "href",
    `/myOrder/${part._id}`,
  );
  expect(await isRequested(customer, part)).toBe(false);
  await greeting(page).getByRole("link", { name: "Brake disc", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Brake disc" })).toBeVisible();
  await expect(greeting(page)).toBeHidden();
  await visit(page);
  await page.waitForLoadState("networkidle");
  await expect(greeting(page)).toBeHidden();
});

test("two tabs that open at once tell it once", async ({ page, world, logIn }) => {
  await logIn(await world.customer());
  const part = await world.product({ name: "Brake disc", quantity: 0 });
  await ask(page, part);
  await restock(world, part);
  const tab = await page.context().newPage();
  const tabs = [page, tab];
  const marked: string[] = [];
  page.context().on("request", (request) => {
    if (request.method() === "PUT" && request.url().includes("/api/saved/")) marked.push(request.url());
  });
  await Promise.all(tabs.map((each) => visit(each, "/Blog")));
  const shown = async () => {
    const seen = await Promise.all(tabs.map((each) => greeting(each).isVisible()));
    return seen.filter(Boolean).length;
  };
  await expect.poll(shown).toBe(1);
  await Promise.all(tabs.map((each) => each.waitForLoadState("networkidle")));
  expect([await shown(), marked.length]).toEqual([1, 1]);
  await tab.close();
});

test("who asked and no longer wants to know isn't told, and a guest asks through the login", async ({
  page,
  world,
}) => {
  const customer = await world.customer();
  const part = await world.product({ name: "Brake disc", quantity: 0 });
  await page.goto(`/part/${part._id}`);
  await own(page).getByRole("button", { name: "Tell me when available: Brake disc" }).click();
  await sendLogin(page, customer);
  await expect(page).toHaveURL(`/part/${part._id}`);
  await expect(page.getByText("We'll tell you when it's available: Brake disc")).toBeVisible();
  const button = own(page).getByRole("button", { name: "Cancel notification: Brake disc" });
  await expect(own(page).getByText("We'll tell you when it's available.", { exact: true })).toBeVisible();
  expect(await isRequested(customer, part)).toBe(true);
  await button.click();
  await expect(own(page).getByRole("button", { name: "Tell me when available: Brake disc" })).toBeFocused();
  await expect.poll(() => isRequested(customer, part)).toBe(false);
  await restock(world, part);
  await visit(page);
  await page.waitForLoadState("networkidle");
  await expect(greeting(page)).toBeHidden();
});

test("a part that is sold out again is not told of as available", async ({ page, world, logIn }) => {
  await logIn(await world.customer());
  const part = await world.product({ name: "Brake disc", quantity: 0 });
  await ask(page, part);
  await restock(world, part);
  await world.setStock(part, 0);
  await visit(page, `/part/${part._id}`);
  // They can ask once more.
  await expect(own(page).getByRole("button", { name: "Tell me when available: Brake disc" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(greeting(page)).toBeHidden();
  await ask(page, part);
  await restock(world, part);
  await visit(page);
  await expect(greeting(page)).toContainText("Brake disc is available again");
});

test("axe finds nothing in the greeting, and it closes", async ({ page, world, logIn }) => {
  const customer = await world.customer();
  const parts = [
    await world.product({ name: "Radiator with a long name for its greeting", quantity: 0 }),
    await world.product({ name: "Brake disc", quantity: 0 }),
  ];
  await logIn(customer);
  for (const part of parts) await ask(page, part);
  for (const part of parts) await restock(world, part);
  await visit(page, "/parts");
  await expect(greeting(page).getByRole("listitem")).toHaveCount(2);
  await expectAccessibleAsItStands(page);
  await greeting(page).getByRole("button", { name: "Close" }).click();
  await expect(greeting(page)).toBeHidden();
});
