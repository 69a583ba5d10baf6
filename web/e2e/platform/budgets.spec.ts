import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import shop from "../../../shop.json" with { type: "json" };
import { demo } from "../../../tools/lib/shop-file.ts";
import { expect, test } from "../support/fixtures.ts";
import { tellOverview } from "../support/overview.ts";

// Budgets in kB (1000 bytes) after gzip at level 9, as the bench weighs, whatever the emulator sends.

interface Weight {
  html: number;
  css: number;
  js: number;
  requests: number;
}

/** The shop loads its script, and what is scrolled to, when idle. */
const QUIET_MILLISECONDS = 1000;

/** Adds up what the page loads from here on, gzipped, until it's at rest. */
function weigh(page: Page): () => Promise<Weight> {
  const loaded: Promise<[kind: string, bytes: number]>[] = [];
  let last = Date.now();
  page.on("request", () => {
    last = Date.now();
  });
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    const size = async () => gzipSync(await response.body(), { level: 9 }).length / 1000;
    loaded.push(size().then((bytes) => [kind, bytes]));
  });
  return async () => {
    await expect.poll(() => Date.now() - last).toBeGreaterThan(QUIET_MILLISECONDS);
    const parts = await Promise.all(loaded);
    const of = (name: string) => parts.reduce((sum, [kind, bytes]) => sum + (kind === name ? bytes : 0), 0);
    return { html: of("document"), css: of("stylesheet"), js: of("script"), requests: parts.length };
  };
}

test("a guest's home page stays within budget, when idle and scrolled to the end", async ({
  page,
  world,
}) => {
  await Promise.all([
    ...Array.from({ length: 6 }, () => world.product()),
    ...[world.review(), world.review()],
  ]);
  await page.setViewportSize({ width: 412, height: 823 });
  const weight = weigh(page);
  await page.goto("/");
  await expect(page.getByRole("status", { name: "Loading parts" })).toHaveCount(0);
  const atRest = await weight();
  // Words about tax have a style.
  expect(atRest.html + atRest.css).toBeLessThanOrEqual(shop.tax === null ? 12.5 : 12.6);
  expect(atRest.js).toBeLessThanOrEqual(112.8);
  expect(atRest.requests).toBeLessThanOrEqual(14);
  for (let step = 0; step < 12; step++) await page.mouse.wheel(0, 800);
  expect((await weight()).js).toBeLessThanOrEqual(162.9);
});

test("the password reset page loads Firebase only once it's needed", async ({ page }) => {
  const weight = weigh(page);
  await page.goto("/reast");
  await expect(page.getByRole("button", { name: "Reset password" })).toBeEnabled();
  expect((await weight()).js).toBeLessThanOrEqual(135.8);
});

test("an admin's overview loads its charts within its budget of script", async ({ page, world, logIn }) => {
  await world.order(await world.product(), await world.customer());
  await world.review();
  await logIn(await world.admin());
  // Others' tests fill the shop, and what comes into view loads its code.
  const sales = Array.from({ length: 30 }, () => ({ orders: 1, pieces: 1, revenue: 10 }));
  const ratings = ["2026-10", "2026-11"].map((month) => ({ month, count: 4, average: 4.5 }));
  await tellOverview(page, { days: sales, ratings, due: [{ text: "in all", count: 1, sum: 10 }] });
  const weight = weigh(page);
  await page.goto("/dashBord");
  await expect(page.getByRole("slider")).toHaveCount(2);
  expect((await weight()).js).toBeLessThanOrEqual(200.9);
});

/** A new connection starts with ten packets of 1460 bytes. The response headers take about a kilobyte. */
const FIRST_PACKETS = 13.6;

/** The home page has none of them. */
const { notices: _, ...notice } = shop;

/** A shop may have a longer name and address than the demo. */
const longerNames = Math.max(0, JSON.stringify(notice).length - JSON.stringify(demo).length) / 1000;

test("the home page and its first image fit in the first packets", async ({ request }) => {
  const packed = async (path: string) => {
    const body = await (await request.get(path)).body();
    return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length / 1000;
  };
  const page = await (await request.get("/")).text();
  const [, picture = ""] = /<link rel="preload" as="image" href="([^"]+)"/.exec(page) ?? [];
  expect((await packed("/")) + (await packed(picture))).toBeLessThanOrEqual(FIRST_PACKETS + longerNames);
});
