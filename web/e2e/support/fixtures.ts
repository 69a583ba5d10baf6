import type { Account } from "@carparts/functions/testing/accounts";
import { World } from "@carparts/functions/testing/world";
import {
  type BrowserContextOptions,
  test as base,
  type Dialog,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
import { storedSession } from "./stored-session.ts";

interface Fixtures {
  /** The test's data, deleted afterwards. */
  world: World;
  /** Console errors that this test allows. Any other fails it. */
  expectedNoise: RegExp;
  /** Opens a listener to new orders, which only the tests of live orders need. */
  isLive: boolean;
  /** Fails the test on console errors and unhandled rejections. */
  quietConsole: undefined;
  /** Signs in, so that the next page to open belongs to this account. */
  logIn: (account: Account, page?: Page) => Promise<void>;
  /** An account whose page opens next: it's signed in. */
  customer: Account;
  admin: Account;
  /** A page in somebody else's browser. It closes after the test, or it would go on polling and moving beside the next. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** Signs in with a code sent to this number and waits for the home page. */
  signInByPhone: (page: Page, number: string) => Promise<void>;
}

/** The library asks for the reCAPTCHA configuration, which the Auth emulator doesn't support (501). */
const WITHOUT_RECAPTCHA = "/v2/recaptchaConfig";

/** A part of another test may be on a page, with a picture that is nowhere. */
const WITHOUT_PICTURE = "https://pictures.example/";

/** Playwright's own word where a test does without the service worker. */
const WITHOUT_WORKER = "Service Worker registration blocked by Playwright";

/** Collects console errors and warnings. */
export function listenToConsole(page: Page, complaints: string[]): void {
  page.on("console", (message) => {
    const { url } = message.location();
    if (url.includes(WITHOUT_RECAPTCHA) || url.startsWith(WITHOUT_PICTURE)) return;
    if (message.text() === WITHOUT_WORKER) return;
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(`${error}`));
}

/** Accepts every dialog and collects its messages. */
export function acceptDialogs(page: Page): string[] {
  const message: string[] = [];
  page.on("dialog", (dialog) => {
    message.push(dialog.message());
    return dialog.accept();
  });
  return message;
}

/** Dismisses every dialog until you ask for their messages. */
export function dismissDialogs(page: Page): () => string[] {
  const message: string[] = [];
  const dismiss = (dialog: Dialog) => {
    message.push(dialog.message());
    return dialog.dismiss();
  };
  page.on("dialog", dismiss);
  return () => {
    page.off("dialog", dismiss);
    return message;
  };
}

/** Holds matching requests until you call the returned function. */
export async function holdRequests(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Keeps this page's messages, which would go after five seconds, also while the test can't look. */
export async function holdToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync(".Toastify__progress-bar { animation-play-state: paused !important }");
    document.adoptedStyleSheets = [style];
  });
}

/** Fills in and submits the login screen, also while the page is still on its way there. */
export async function sendLogin(page: Page, { email, password }: Account): Promise<void> {
  // The previous screen may have a field with the same name.
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Signs in on the login screen. */
export async function logInByForm(page: Page, account: Account): Promise<void> {
  await page.goto("/login");
  await sendLogin(page, account);
  await page.waitForURL("/");
}

/** Starts a session without the login screen, which has its own tests. */
async function storeSession(page: Page, account: Account): Promise<void> {
  await page.evaluate(
    (entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, value);
    },
    await storedSession(account),
  );
}

function isAdmin({ token }: Account): boolean {
  return JSON.parse(Buffer.from(`${token.split(".")[1]}`, "base64url").toString()).admin === true;
}

/** The emulator asks the query of every listener anew at each commit, also for pages that are gone. */
async function holdQueries(page: Page): Promise<void> {
  // A route would take the cache from the browser, and send each of its requests through the test.
  await page.addInitScript(() => {
    const send = fetch;
    globalThis.fetch = async (...request) => {
      const [to] = request;
      if (to instanceof Request && to.url.includes("/google.firestore.v1.Firestore/Listen/")) {
        const requested = decodeURIComponent(await to.clone().text());
        if (requested.includes('"structuredQuery"')) return new Promise(() => {});
      }
      return send(...request);
    };
  });
}

async function logInOn(page: Page, account: Account): Promise<void> {
  // A page on the site without scripts.
  await page.goto("/favicon.svg");
  // Every page notes that the browser was here.
  const isUsed = await page.evaluate(() => Object.keys(localStorage).some((name) => name !== "isKnown"));
  await (isUsed ? logInByForm : storeSession)(page, account);
}

/** A phone number as people might write it. */
export function asWritten(number: string): string {
  return `00${number.slice(1, 2)} (${number.slice(2, 5)}) ${number.slice(5, 8)}-${number.slice(8)}`;
}

/** From the login screen to the code form. */
export async function askForPhoneCode(page: Page, number: string): Promise<void> {
  await page.getByRole("button", { name: "Use phone" }).click();
  await page.getByLabel("Phone").fill(number);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByLabel("Code")).toBeVisible();
}

export async function enterCode(page: Page | Locator, code: string): Promise<void> {
  await page.getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "Confirm code" }).click();
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  world: async ({}, use) => {
    const world = new World();
    await use(world);
    await world.clear();
  },
  expectedNoise: [/(?!)/, { option: true }],
  isLive: [false, { option: true }],
  quietConsole: [
    // Needs the world so that it's over before that is cleared, when pages ask for what has gone.
    async ({ page, world: _world, expectedNoise }, use) => {
      const complaints: string[] = [];
      listenToConsole(page, complaints);
      await use(undefined);
      const unexpected = complaints.filter((text) => !expectedNoise.test(text));
      expect(unexpected, "the browser's console").toEqual([]);
    },
    { auto: true },
  ],
  logIn: async ({ page, isLive }, use) => {
    await use(async (account, other = page) => {
      if (isAdmin(account) && !isLive) await holdQueries(other);
      await logInOn(other, account);
    });
  },
  customer: async ({ world, logIn }, use) => {
    const customer = await world.customer();
    await logIn(customer);
    await use(customer);
  },
  admin: async ({ world, logIn }, use) => {
    const admin = await world.admin();
    await logIn(admin);
    await use(admin);
  },
  newVisitor: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async (options) => {
      const page = await browser.newPage(options);
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.close()));
  },
  signInByPhone: async ({ world }, use) => {
    await use(async (page, number) => {
      await page.goto("/login");
      await askForPhoneCode(page, number);
      await enterCode(page, await world.phoneCode(number));
      await page.waitForURL("/");
      await world.adoptPhone(number);
      await expect(page.getByRole("button", { name: "Log Out", includeHidden: true })).toBeAttached();
    });
  },
});

export { expect };
