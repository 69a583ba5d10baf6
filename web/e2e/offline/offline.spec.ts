import {
  cachedEntries,
  expect,
  logInAt,
  test,
  untilCached,
  use,
  visitTwice,
} from "../support/cached-site.ts";
import { aWord, untilListed } from "../support/catalogue.ts";

// Pages can be read without a network, once somebody was here twice.

test("the catalogue is there and says so, and so is a part that was looked at", async ({
  page,
  world,
  site,
}) => {
  const brand = aWord();
  const looked = await world.product({ name: "Looked at", brand });
  const other = await world.product({ name: "Never looked at", brand });
  await untilListed(looked, other);
  const offline = page.getByRole("status").getByText("You are offline", { exact: true });
  await visitTwice(page, `${site.url}/parts?q=${brand}`);
  await page.getByRole("link", { name: "Looked at" }).first().click();
  await expect(page.getByRole("heading", { name: "Looked at", level: 1 })).toBeVisible();
  await untilCached(page, "/frames/catalogue", "/frames/part", `/api/products/${looked._id}`, looked.picture);
  await untilCached(page, `/parts?q=${brand}`);
  await expect(offline).toHaveCount(0);

  site.goDown();
  await page.goto(`${site.url}/parts?q=${brand}`);
  await expect(offline).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("status").getByText("2 parts found")).toBeVisible();
  await page.getByRole("link", { name: "Looked at" }).first().click();
  await expect(page.getByRole("heading", { name: "Looked at", level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Looked at", level: 1 })).toBeVisible();
  await expect(offline).toBeVisible();
  await expect(page.getByRole("img", { name: /Looked at|kind/i }).first()).toHaveJSProperty("complete", true);

  // A page that isn't cached says so at its own address, and names the next step.
  await page.goto(`${site.url}/part/${other._id}`);
  await expect(page.getByRole("alert")).toContainText("The part could not be loaded");
  await expect(page.getByRole("link", { name: "see the parts" })).toHaveAttribute("href", "/parts");
  await page.goto(`${site.url}/Blog`);
  await expect(page.getByRole("alert")).toContainText("This page could not be loaded");
  await expect(offline).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/Blog");
  await expect(page.getByRole("heading", { name: "Featured parts" })).toHaveCount(0);
  // Where the shop opens from a phone's home screen.
  await page.goto(`${site.url}/`);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(offline).toBeVisible();
  await expect(page.getByText("This page could not be loaded")).toHaveCount(0);

  await page.goto(`${site.url}/part/${other._id}`);
  await expect(page.getByRole("alert")).toBeVisible();
  site.comeBack();
  await expect(page.getByRole("heading", { name: "Never looked at", level: 1 })).toBeVisible();
  await expect(offline).toHaveCount(0);
});

test("a page that was opened is there again, at its own address", async ({ page, world, site }) => {
  const part = await world.product({ name: "Opened by a link" });
  await visitTwice(page, `${site.url}/part/${part._id}`);
  await use(page, `${site.url}/Blog`);
  await untilCached(page, `/part/${part._id}`, "/Blog");
  await expect.poll(async () => (await cachedEntries(page)).join()).toContain("/assets/blog-page-");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.context().setOffline(true);
  site.goDown();
  const offline = page.getByRole("status").getByText("You are offline", { exact: true });
  await page.goto(`${site.url}/Blog`);
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(offline).toBeVisible();
  const answer = await page.goto(`${site.url}/part/${part._id}?from=mail`);
  expect(await answer?.text()).toContain("Opened by a link");
  await expect(page.getByRole("heading", { name: part.name, level: 1 })).toBeVisible();
  await expect(offline).toBeVisible();
});

test("an order that fails keeps what was typed, and is sent by nobody but its customer", async ({
  page,
  world,
  site,
}) => {
  const customer = await world.customer();
  const part = await world.product();
  await logInAt(page, site, customer);
  await visitTwice(page, `${site.url}/myOrder/${part._id}`);
  await page.getByLabel("Address").fill("12 Workshop Road");
  await page.getByLabel("Mobile").fill("+1 555 0100");
  await page.getByLabel("MinimumOrder").fill("2");
  site.goDown();
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page.getByRole("main").getByRole("alert").first()).toContainText("can't be reached");
  await expect(page.getByRole("status").getByText("You are offline")).toBeVisible();
  site.comeBack();
  await expect(page.getByRole("status").getByText("You are offline")).toHaveCount(0);
  await expect(page.getByLabel("Address")).toHaveValue("12 Workshop Road");
  expect(site.requested.filter((call) => call === "POST /products")).toEqual([]);
});
