import type { Account } from "@carparts/functions/testing/accounts";
import { World } from "@carparts/functions/testing/world";
import type { BrowserContext } from "@playwright/test";
import { addressOf, screens } from "../../web/e2e/support/screens.ts";
import { aShop } from "../../web/e2e/support/shop.ts";
import { routes } from "../../web/src/routes.ts";
import { type Row, row } from "../table.ts";
import { withBrowser } from "./browser.ts";
import type { Figure, Sample } from "./lighthouse.ts";
import type { Choice, Measured } from "./measured.ts";
import { loadByTurnsIn, middle, type Samples, steadiness } from "./series.ts";
import { weigh } from "./weights.ts";

/** Every screen of an admin and of the pages that need an account; the screens come from the browser tests' list. */
const views = screens.filter(({ route, who }) => who === "admin" || routes[route].access === "signed-in");

/** Times the pages that need an account, and sums their bytes. An admin sees every page. */
export async function measureSignedInRoutes({
  floor,
  shop,
  loads,
  isChosen,
  fingerprint,
  note,
}: Choice): Promise<Measured> {
  const world = new World();
  try {
    const account = await world.admin();
    const made = await aShop(world, account);
    const pages: Record<string, string> = Object.fromEntries(
      views
        .map((view) => [routes[view.route].path + (view.query ?? ""), shop + addressOf(view, made)] as const)
        .filter(([name]) => isChosen(name)),
    );
    const home = isChosen("/") ? { "/": `${shop}/` } : {};
    return await withBrowser(fingerprint, async ({ context, port }) => {
      await logIn(context, shop, account);
      const weights = await firstScreens(context, shop);
      const addresses = { floor: `${floor}/`, ...home, ...pages };
      const samples = await loadByTurnsIn(port, addresses, { rounds: loads, note });
      const { floor: bare = [], ...own }: Samples = samples;
      return {
        rows: [...Object.keys(pages).flatMap((name) => ratios(name, own[name] ?? [], bare)), ...weights],
        steady: Object.entries(own).map(([path, loaded]) => steadiness(path, loaded)),
      };
    });
  } finally {
    await world.clear();
  }
}

/** The goals of the pages where money is made. */
function ratios(path: string, own: readonly Sample[], bare: readonly Sample[]): Row[] {
  const compare = (name: string, figure: Figure, most: number) => {
    const [mine, least] = [middle(own, figure), middle(bare, figure)];
    const detail = `${Math.round(mine)} / ${Math.round(least)} ms`;
    return row(`${path}, ${name} / floor`, mine / least, { most, detail });
  };
  return [compare("FCP", "fcp", 1.25), compare("LCP", "lcp", 1.8)];
}

export async function logIn(
  context: BrowserContext,
  shop: string,
  { email, password }: Account,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${shop}/login`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL(`${shop}/`);
  await page.getByRole("button", { name: "Log Out", includeHidden: true }).waitFor({ state: "attached" });
  await page.close();
}

/** An admin's overview has charts, and follows new orders by a library that comes once the rest is there. */
async function firstScreens(context: BrowserContext, shop: string): Promise<Row[]> {
  const home = (await weigh(context, `${shop}/`)).atRest.scripts;
  const overview = (await weigh(context, `${shop}/dashBord`)).atRest.scripts;
  const inKilobytes = { digits: 1, unit: "kB" };
  return [
    row("signed in, JS gzip of the first screen", home, { most: 186, ...inKilobytes }),
    row("an admin's overview, JS gzip at rest", overview, { most: 300, ...inKilobytes }),
  ];
}
