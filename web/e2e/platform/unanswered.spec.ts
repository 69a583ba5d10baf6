import type { Account } from "@carparts/functions/testing/accounts";
import { aUniqueWord } from "@carparts/functions/testing/builders";
import type { World } from "@carparts/functions/testing/world";
import type { Locator, Page } from "@playwright/test";
import { addToBasket, contact, openBasket, placeOrder } from "../support/basket.ts";
import { expect, holdRequests, test } from "../support/fixtures.ts";
import { chooseInRow } from "../support/row-menu.ts";

// Each thing that is sent and not answered, in each way that could do it twice.

test.use({ expectedNoise: /ERR_FAILED/ });

interface Sent {
  readonly account: Account;
  readonly address: RegExp;
  /** Opens the form, as somebody would who comes anew. */
  open: (page: Page) => Promise<void>;
  /** Types what isn't in it. */
  fill?: (page: Page) => Promise<void>;
  button: (page: Page) => Locator;
  /** From where the Dashbord leads to it, if that's not its form. */
  openForm?: (page: Page) => Promise<void>;
  /** The number of times that it was done. */
  done: () => Promise<number>;
}

const nouns: Readonly<Record<string, (world: World) => Promise<Sent>>> = {
  async "an order"(world) {
    const [part, account] = [await world.product({ quantity: 9 }), await world.customer()];
    await world.profile(account, contact);
    return {
      ...{ account, button: placeOrder, address: /\/products$/ },
      open: async (page) => void (await page.goto(`/myOrder/${part._id}`)),
      done: async () => (await world.ordersOf(part)).length,
    };
  },
  async "a basket"(world) {
    const [part, account] = [await world.product({ quantity: 9 }), await world.customer()];
    await world.profile(account, contact);
    return {
      ...{ account, button: placeOrder, address: /\/api\/baskets$/ },
      open: async (page) => void (await page.goto("/basket")),
      async fill(page) {
        await addToBasket(page, part);
        await openBasket(page);
      },
      done: async () => (await world.ordersOf(part)).length,
    };
  },
  async "a restock"(world) {
    const name = `Dipstick ${aUniqueWord()}`;
    const [part, account] = [await world.product({ name, quantity: 9 }), await world.admin()];
    const dialog = (page: Page) => page.getByRole("dialog", { name: "Restock" });
    return {
      ...{ account, address: /\/api\/products\/.*\/stock/ },
      async open(page) {
        await page.goto(`/dashBord/manageItem?q=${name.split(" ")[1]}`);
        await chooseInRow(page.getByRole("row", { name }), "Restock");
      },
      async fill(page) {
        await dialog(page).getByLabel("Pieces", { exact: true }).fill("5");
        await dialog(page).getByLabel("Reason").fill("Delivery");
      },
      openForm: (page) => chooseInRow(page.getByRole("row", { name }), "Restock"),
      button: (page) => dialog(page).getByRole("button", { name: "Add", exact: true }),
      done: async () => (Number(await world.stockOf(part)) - 9) / 5,
    };
  },
};

/** Lets the server answer such POSTs, and the answers get lost on their way. */
async function loseAnswers(page: Page, address: RegExp, times: number): Promise<void> {
  await page.route(
    address,
    async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await route.fetch();
      await route.abort();
    },
    { times },
  );
}

const again = (page: Page) => page.getByRole("button", { name: "Send it again as it was" });

interface Way {
  /** Before the page opens. */
  prepare?: (page: Page) => Promise<void>;
  /** From the first answer that was lost to the press that is answered. */
  resend: (page: Page, sent: Sent) => Promise<void>;
}

const ways: Readonly<Record<string, Way>> = {
  "after a second answer that was lost": {
    async resend(page, { address }) {
      await loseAnswers(page, address, 1);
      const failed = page.waitForEvent("requestfailed", (request) => address.test(request.url()));
      await again(page).click();
      await failed;
      await again(page).click();
      await expect(again(page)).toHaveCount(0);
    },
  },
  "in a new tab, after its own was closed": {
    async resend(page, { open }) {
      const tab = await page.context().newPage();
      await page.close();
      await open(tab);
      await again(tab).click();
      await expect(again(tab)).toHaveCount(0);
    },
  },
  "from the Dashbord, which says so": {
    async resend(page, { openForm }) {
      await page.goto("/dashBord");
      await page.getByRole("region", { name: "No answer yet" }).getByRole("link").click();
      await openForm?.(page);
      await again(page).click();
      await expect(again(page)).toHaveCount(0);
    },
  },
  "in two tabs at once": {
    async resend(page, { open, address }) {
      const tab = await page.context().newPage();
      await open(tab);
      await expect(again(tab)).toBeVisible();
      // An answer to one would take the button from the other, before it's pressed.
      const releases = [await holdRequests(page, address), await holdRequests(tab, address)];
      for (const each of [page, tab]) await again(each).click();
      for (const release of releases) release();
      for (const each of [page, tab]) await expect(again(each)).toHaveCount(0);
    },
  },
  "a day later": {
    async resend(page, { open }) {
      await page.evaluate((day) => {
        const all: Record<string, { at: number }> = JSON.parse(localStorage.getItem("sentWrites") ?? "{}");
        for (const sent of Object.values(all)) sent.at -= day;
        localStorage.setItem("sentWrites", JSON.stringify(all));
      }, 86_400_000);
      await page.reload();
      await open(page);
      await again(page).click();
      await expect(again(page)).toHaveCount(0);
    },
  },
  "where the browser stores nothing": {
    async prepare(page) {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
    },
    async resend(page) {
      await again(page).click();
      await expect(again(page)).toHaveCount(0);
    },
  },
};

for (const [noun, prepareNoun] of Object.entries(nouns)) {
  for (const [when, { prepare, resend }] of Object.entries(ways)) {
    test(`${noun} without an answer that is sent again ${when} is done once`, async ({
      page,
      world,
      logIn,
    }) => {
      const sent = await prepareNoun(world);
      await logIn(sent.account);
      await prepare?.(page);
      if (noun !== "a basket") await sent.open(page);
      await sent.fill?.(page);
      await loseAnswers(page, sent.address, 1);
      await sent.button(page).click();
      await expect(again(page)).toBeVisible();
      expect(await sent.done()).toBe(1);
      await resend(page, sent);
      expect(await sent.done()).toBe(1);
    });
  }
}
