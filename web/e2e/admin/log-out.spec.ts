import { searchParts } from "@carparts/functions/contract/admin/parts";
import { changeProduct } from "@carparts/functions/contract/admin/products";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { aPartNumber } from "@carparts/functions/testing/builders";
import { aDraft } from "@carparts/functions/testing/purchases";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import { fillContact } from "../support/basket.ts";
import { acceptDialogs, expect, holdRequests, sendLogin, test } from "../support/fixtures.ts";
import { aFile, chooseFile, openImport, preview } from "../support/import.ts";

/** All that the browser has of the site: storage, database and caches, as one text. */
async function storedIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stored: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll();
        stored.push(
          await new Promise((resolve, reject) => {
            reading.onsuccess = () => resolve({ [`${name}.${store}`]: reading.result });
            reading.onerror = () => reject(reading.error);
          }),
        );
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) stored.push(request.url);
    }
    return JSON.stringify(stored);
  });
}

const logOut = (page: Page) => page.getByRole("button", { name: "Log Out" });
const editor = (page: Page) => page.getByRole("dialog", { name: "Edit" });

/** Nothing has the same digits by chance. */
const COST = "4711.42";

async function aSecretPart(world: World, admin: Account) {
  const partNumber = aPartNumber();
  const part = await world.product({ name: "Secret gear knob", partNumber, quantity: 3 });
  const body = { version: 1, cost: Number(COST) };
  expect((await as(admin).call(changeProduct, { params: { id: part._id }, body })).status).toBe(200);
  const found = async () => (await as(admin).call(searchParts, { query: { q: partNumber } })).output.total;
  await expect.poll(found).toBe(1);
  return { ...part, partNumber };
}

test("what admins alone may see leaves the browser at Log Out, after one question", async ({
  page,
  world,
  admin,
}) => {
  const part = await aSecretPart(world, admin);
  const { partNumber } = part;
  await openImport(page);
  await chooseFile(page, aFile("supplier.csv", `sku,price,cost\n${partNumber},5000,${COST}\n`));
  await preview(page);
  await page.goto(`/dashBord/manageItem?edit=${part._id}`);
  await editor(page).getByLabel("Name", { exact: true }).first().fill("Secret gear knob, leather");
  await page.keyboard.press("Escape");
  await page.goto("/dashBord/manageItem/count");
  await expect(page.getByLabel("Scan or type")).toBeFocused();
  await page.keyboard.type(`${partNumber}\n`);
  await expect(page.getByRole("main")).toContainText("Secret gear knob");
  const { purchase } = await aDraft(as(admin).call, [{ productId: part._id, packs: 1 }]);
  await page.goto(`/dashBord/manageItem/purchases?purchase=${purchase._id}`);
  await page.getByLabel(`Packs: ${part.name}`).fill("9");
  await page.goto("/dashBord/addItem");
  await page.getByLabel("Name", { exact: true }).fill("Secret draft");
  const before = await storedIn(page);
  for (const secret of [COST, partNumber, "leather", "Secret draft"]) expect(before).toContain(secret);

  const message: string[] = [];
  page.once("dialog", (dialog) => {
    message.push(dialog.message());
    return dialog.dismiss();
  });
  await logOut(page).click();
  await expect.poll(() => message).toHaveLength(1);
  await expect(logOut(page)).toBeEnabled();
  expect(message[0]?.split("\n")).toEqual([
    "Log out and discard? This browser forgets:",
    "• an import that was previewed",
    "• unsaved changes of a part",
    "• a part that isn't added yet",
    "• unsaved lines of a purchase",
    "• a count or a delivery",
  ]);
  expect(await storedIn(page)).toContain(COST);

  acceptDialogs(page);
  await logOut(page).click();
  await expect(page).toHaveURL("/login");
  await expect.poll(() => storedIn(page)).not.toContain(COST);
  const after = await storedIn(page);
  for (const secret of [partNumber, part._id, part.name, "Secret", "supplier.csv", admin.email])
    expect(after).not.toContain(secret);

  // Neither does memory bring it back.
  await sendLogin(page, admin);
  await expect(logOut(page)).toBeEnabled();
  await page.getByRole("banner").getByRole("link", { name: "Dashbord" }).click();
  await page.getByRole("link", { name: "Add Item" }).first().click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  expect(await storedIn(page)).not.toContain("Secret draft");
  await page.goto("/dashBord/manageItem/import");
  await expect(page.getByLabel("File", { exact: true })).toBeVisible();
});

test("a running import is asked for, and its late answer keeps nothing", async ({ page, world, admin }) => {
  const part = await aSecretPart(world, admin);
  const message = acceptDialogs(page);
  await openImport(page);
  await chooseFile(page, aFile("supplier.csv", `sku,price,cost\n${part.partNumber},5000,${COST}\n`));
  await preview(page);
  const release = await holdRequests(page, /\/api\/imports$/);
  await page.getByRole("button", { name: "Import 1 part" }).click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await logOut(page).click();
  await expect(page).toHaveURL("/login");
  expect(message).toEqual([expect.stringContaining("a running import")]);
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  release();
  await (await answer).finished();
  await expect.poll(() => storedIn(page)).not.toContain(COST);
  await sendLogin(page, admin);
  await expect(logOut(page)).toBeEnabled();
  await page.goto("/dashBord/manageItem/import");
  await expect(page.getByLabel("File", { exact: true })).toBeVisible();
  expect(await storedIn(page)).not.toContain(COST);
});

test("nothing is asked where nothing is unfinished, and other tabs forget theirs", async ({
  page,
  world,
  admin,
}) => {
  const part = await aSecretPart(world, admin);
  const message = acceptDialogs(page);
  const other = await page.context().newPage();
  await other.goto(`/dashBord/manageItem?edit=${part._id}`);
  await editor(other).getByLabel("Name", { exact: true }).first().fill("Secret gear knob, leather");
  const draft = await page.context().newPage();
  await draft.goto("/dashBord/addItem");
  await draft.getByLabel("Name", { exact: true }).fill("Secret draft");
  expect(await storedIn(other)).toContain(COST);
  expect(await storedIn(draft)).toContain("Secret draft");

  await page.goto("/dashBord");
  await logOut(page).click();
  await expect(page).toHaveURL("/login");
  expect(message).toEqual([]);
  for (const tab of [other, draft]) {
    await expect(tab).toHaveURL("/login");
    expect(await storedIn(tab)).not.toContain("Secret");
    await tab.reload();
    expect(await storedIn(tab)).not.toContain("Secret");
  }
  expect(await storedIn(page)).not.toContain(admin.email);
});

test.describe("where an answer gets lost", () => {
  test.use({ expectedNoise: /net::ERR_FAILED/ });

  test("an order without an answer is asked for, and leaves no address behind", async ({
    page,
    world,
    logIn,
  }) => {
    const product = await world.product();
    await logIn(await world.customer());
    await page.goto(`/myOrder/${product._id}`);
    await fillContact(page);
    await page.route("**/products", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    await page.getByRole("button", { name: "Place Order" }).click();
    await expect(page.getByText("The shop can't be reached.")).toBeVisible();
    const address = await page.getByLabel("Address").inputValue();
    expect(await storedIn(page)).toContain(address);
    const message = acceptDialogs(page);
    await logOut(page).click();
    await expect(page).toHaveURL("/login");
    expect(message).toEqual([expect.stringContaining("look at MY Orders before you order again")]);
    expect(await storedIn(page)).not.toContain(address);
  });
});
