import { World } from "@carparts/functions/testing/world";
import { row } from "../table.ts";
import { withBrowser } from "./browser.ts";
import { load } from "./lighthouse.ts";
import { steadiness } from "./series.ts";
import { weigh } from "./weights.ts";

/** What a signed-in visitor loads, and layout shift. An admin sees every page. */
export async function measureSignedInRoutes({ shop, loads, fingerprint, note }) {
  const world = new World();
  try {
    const admin = await world.admin();
    const product = await world.product();
    const order = await world.order(product, admin);
    return await withBrowser(fingerprint, async ({ context, port }) => {
      await logIn(context, shop, admin);
      const rows = [await firstScreen(context, shop)];
      const steady = [];
      for (const path of pathsOf({ product, order })) {
        const samples = [];
        // Lighthouse clears the cache before a load, but not the session.
        for (let round = 0; round < loads; round++) samples.push(await load(shop + path, { port }));
        const figures = steadiness(path, samples);
        steady.push(figures);
        note(`signed in: ${path}, TBT ${Math.round(figures.tbt)} ms, CLS ${figures.cls.toFixed(3)}`);
      }
      return { rows, steady };
    });
  } finally {
    await world.clear();
  }
}

function pathsOf({ product, order }) {
  const mine = ["", "/UserOrder", `/UserOrder/payment/${order._id}`, "/UserOrder/revew", "/mayProfile"];
  const admins = ["/addItem", "/manageItem", "/user", "/manageOrder"];
  return ["/", `/myOrder/${product._id}`, ...[...mine, ...admins].map((path) => `/dashBord${path}`)];
}

async function logIn(context, shop, { email, password }) {
  const page = await context.newPage();
  await page.goto(`${shop}/login`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL(`${shop}/`);
  await page.getByRole("button", { name: "Log Out", includeHidden: true }).waitFor({ state: "attached" });
  await page.close();
}

/** Live listeners start later and aren't on these screens. */
async function firstScreen(context, shop) {
  const home = (await weigh(context, `${shop}/`)).atRest.scripts;
  const dashboard = (await weigh(context, `${shop}/dashBord`)).atRest.scripts;
  const detail = `/ ${home.toFixed(1)}, /dashBord ${dashboard.toFixed(1)}`;
  const goal = { most: 185, digits: 1, unit: "kB", detail };
  return row("signed in, JS gzip of the first screen", Math.max(home, dashboard), goal);
}
