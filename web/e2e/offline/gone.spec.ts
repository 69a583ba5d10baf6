import { deleteProduct } from "@carparts/functions/contract/admin/products";
import { as } from "@carparts/functions/testing/api";
import type { Page } from "@playwright/test";
import { cachedEntries, expect, test, untilCached, use, visitTwice } from "../support/cached-site.ts";

// A page that changed or went isn't shown from the cache.

/** All that is kept is as old as that. */
async function age(page: Page, days: number): Promise<void> {
  await page.evaluate(async (date) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const entry = await cache.match(request);
        const headers = new Headers(entry?.headers);
        headers.set("Date", date);
        await cache.put(request, new Response(await entry?.blob(), { headers }));
      }
    }
  }, new Date(Date.now() - days * 86_400_000).toUTCString());
}

test("a part that is gone is forgotten, with its page and all that was said of it", async ({
  page,
  world,
  site,
}) => {
  const [part, admin] = [await world.product({ name: "Soon gone" }), await world.admin()];
  const address = `${site.url}/part/${part._id}`;
  await visitTwice(page, address);
  await use(page, address);
  await untilCached(page, `/part/${part._id}`, `/api/products/${part._id}`);
  await as(admin).call(deleteProduct, { params: { id: part._id } });
  await use(page, address);
  await expect(page.getByText("This part is not in the shop")).toBeVisible();
  const ofPart = async () =>
    (await cachedEntries(page)).filter(
      (entry) => / \/(part|api\/products)\//.test(entry) && entry.includes(part._id),
    );
  await expect.poll(ofPart).toEqual([]);
  site.goDown();
  await page.goto(address);
  await expect(page.getByRole("alert")).toContainText("The part could not be loaded");
});

test("what was kept is shown for thirty days", async ({ page, world, site }) => {
  const part = await world.product({ name: "Looked at last month" });
  const address = `${site.url}/part/${part._id}`;
  await visitTwice(page, address);
  await use(page, address);
  await untilCached(page, `/part/${part._id}`, `/api/products/${part._id}`);
  await age(page, 29);
  site.goDown();
  await page.goto(address);
  await expect(page.getByRole("heading", { name: part.name, level: 1 })).toBeVisible();
  await age(page, 31);
  await page.goto(address);
  await expect(page.getByRole("alert")).toContainText("The part could not be loaded");
  await expect(page.getByRole("heading", { name: part.name, level: 1 })).toHaveCount(0);
});
