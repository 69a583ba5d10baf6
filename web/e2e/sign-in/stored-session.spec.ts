import type { Page } from "@playwright/test";
import { recordCalls, theCall } from "../support/calls.ts";
import { expect, logInByForm, test } from "../support/fixtures.ts";

const ACCOUNT = "firebase:authUser:";

/** The account in Firebase's indexed storage, or undefined. */
function indexedAccount(page: Page): Promise<Record<string, unknown> | undefined> {
  return page.evaluate(async (key) => {
    const wait = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const store = "firebaseLocalStorage";
    const db = await wait(indexedDB.open("firebaseLocalStorageDb"));
    const records = await wait(db.transaction(store).objectStore(store).getAll());
    db.close();
    return records.find(({ fbase_key }) => fbase_key.startsWith(key))?.value;
  }, ACCOUNT);
}

/** Which plain storage Firebase keeps the account in. */
function plainStoragesOf(page: Page): Promise<string[]> {
  return page.evaluate((key) => {
    const storages = { local: localStorage, session: sessionStorage };
    return Object.entries(storages)
      .filter(([, storage]) => Object.keys(storage).some((name) => name.startsWith(key)))
      .map(([name]) => name);
  }, ACCOUNT);
}

function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("accessToken"));
}

async function expectSignedInAfterReload(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
  await expect(page.getByRole("link", { name: "Dashbord" })).toBeVisible();
}

test("the account is kept in indexed storage over a reload, with all that the provider tells of it, and signing out removes it", async ({
  page,
  world,
}) => {
  const customer = await world.customer();
  await logInByForm(page, customer);
  expect(await plainStoragesOf(page)).toEqual([]);
  await expectSignedInAfterReload(page);
  expect(await indexedAccount(page)).toMatchObject({
    uid: customer.uid,
    email: customer.email,
    emailVerified: false,
    displayName: "Test Customer",
    isAnonymous: false,
    providerData: [{ providerId: "password", photoURL: null, phoneNumber: null }],
    createdAt: expect.stringMatching(/^\d+$/),
    lastLoginAt: expect.stringMatching(/^\d+$/),
  });

  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/login");
  await expect.poll(() => indexedAccount(page)).toBeUndefined();
  expect(await storedToken(page)).toBeNull();
  await page.reload();
  await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
});

test("without indexed storage the account is kept in local storage over a reload", async ({
  page,
  world,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
  await logInByForm(page, await world.customer());
  expect(await plainStoragesOf(page)).toEqual(["local"]);
  await expectSignedInAfterReload(page);
});

test("without indexed and local storage the account is kept in the tab's storage over a reload", async ({
  page,
  world,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", { value: undefined });
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, ...item) {
      if (this === localStorage) throw new DOMException("It is full.", "QuotaExceededError");
      setItem.apply(this, item);
    };
  });
  await logInByForm(page, await world.customer());
  expect(await plainStoragesOf(page)).toEqual(["session"]);
  await expectSignedInAfterReload(page);
});

test("a token counts as expired 30 seconds before its end: it is refreshed then, and the stored one rewritten", async ({
  page,
  world,
}) => {
  const HOUR = 3_600_000;
  const calls = recordCalls(page);
  const refreshes = () => calls.filter(({ to }) => to.endsWith("/v1/token"));
  const before = Date.now();
  await logInByForm(page, await world.customer());
  const after = Date.now();
  await page.evaluate(() => localStorage.setItem("accessToken", "an old one"));

  // In its last minute, but more than 30 seconds before it expires.
  await page.clock.setFixedTime(before + HOUR - 31_000);
  await page.getByRole("link", { name: "Dashbord" }).click();
  const menu = page.getByRole("navigation", { name: "Dashbord" });
  await expect(menu.getByRole("link", { name: "Profile" })).toBeVisible();
  expect(refreshes()).toEqual([]);

  await page.clock.setFixedTime(after + HOUR - 29_000);
  const answers: Promise<{ access_token: string }>[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/v1/token")) answers.push(response.json());
  });
  await menu.getByRole("link", { name: "Profile" }).click();
  await expect(page.getByLabel("Address")).toBeEditable();
  // Simultaneous calls may each refresh it.
  const fresh = async () => (await Promise.all(answers)).map((token) => token.access_token);
  await expect.poll(async () => (await fresh()).includes(String(await storedToken(page)))).toBe(true);

  const [refresh] = refreshes();
  expect(refresh?.headers["content-type"]).toBe("application/x-www-form-urlencoded");
  const form = new URLSearchParams(String(refresh?.body));
  expect(form.get("grant_type")).toBe("refresh_token");
  expect(form.get("refresh_token")).toMatch(/./);
  expect(refresh?.query.get("key")).toBe("demo-key");
  expect(Object.keys((await answers[0]) ?? {})).toEqual(
    expect.arrayContaining(["access_token", "expires_in", "refresh_token"]),
  );
  const bearers = (await fresh()).map((token) => `Bearer ${token}`);
  expect(bearers).toContain(theCall(calls, "GET /profile").headers.authorization);
});
