import type { Page } from "@playwright/test";
import { leavingScript } from "../../build/worker-script.ts";
import { cachedEntries, expect, test, untilCached, use, visitTwice } from "../support/cached-site.ts";
import type { PassedAnswer } from "../support/pass-on.ts";

// A worker is replaced, leaves, or has no room, and nobody is worse off than without.

function withText(answer: PassedAnswer, change: (text: string) => string): PassedAnswer {
  return { ...answer, body: Buffer.from(change(answer.body.toString())) };
}

const names = (page: Page) => page.evaluate(() => caches.keys());

/** Asks for the worker anew, which browsers do at visits. */
const update = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

test("a new release takes the place of the last one, with pages of its own", async ({ page, site }) => {
  await visitTwice(page, `${site.url}/Blog`);
  await use(page, `${site.url}/portfoli`);
  await untilCached(page, "/Blog", "/portfoli", "/frames/catalogue");
  const [before = ""] = (await names(page)).filter((name) => name.startsWith("release "));
  const next = "release next";
  site.serve((path, answer) => {
    if (path === "/sw.js") return withText(answer, (text) => text.replaceAll(before.slice(8), "next"));
    return path === "/Blog" ? withText(answer, (text) => text.replace("<body>", "<body data-next>")) : answer;
  });
  await use(page, `${site.url}/Blog`);
  await update(page);
  await expect.poll(() => names(page)).toContain(next);
  await expect.poll(() => names(page)).not.toContain(before);
  expect((await cachedEntries(page)).filter((entry) => / \/(portfoli|Blog)$/.test(entry))).toEqual([]);
  await use(page, `${site.url}/Blog`);
  await untilCached(page, "/Blog");
  site.goDown();
  await page.reload();
  await expect(page.locator("body[data-next]")).toBeAttached();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("status").getByText("You are offline")).toBeVisible();
});

test("a release that can't be had whole replaces nothing", async ({ page, site }) => {
  await visitTwice(page, `${site.url}/Blog`);
  await untilCached(page, "/Blog", "/frames/catalogue");
  const before = await names(page);
  site.serve((path, answer) => {
    if (path === "/sw.js")
      return withText(answer, (text) => text.replaceAll(/"\/assets\/index-[^"]+"/g, '"/assets/gone.js"'));
    return answer;
  });
  await update(page).catch(() => {});
  await page.reload();
  site.goDown();
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await names(page)).toEqual(before);
});

test("a page whose assets are gone isn't kept, and shows as it would without a worker", async ({
  page,
  site,
}) => {
  await visitTwice(page, `${site.url}/`);
  await untilCached(page, "/");
  site.serve((path, answer) => {
    if (path === "/assets/gone.js") return { status: 404, body: Buffer.from("") };
    return path === "/legal"
      ? withText(answer, (text) =>
          text.replace("</head>", '<meta name="x" content="/assets/gone.js"></head>'),
        )
      : answer;
  });
  await use(page, `${site.url}/legal`);
  await expect(page.getByRole("heading", { name: "Imprint" })).toBeVisible();
  await use(page, `${site.url}/portfoli`);
  await untilCached(page, "/portfoli");
  expect((await cachedEntries(page)).filter((entry) => / \/(legal|assets\/gone\.js)$/.test(entry))).toEqual(
    [],
  );
});

test("where the shop wants no worker, the present one goes with all that it kept", async ({ page, site }) => {
  await visitTwice(page, `${site.url}/Blog`);
  await untilCached(page, "/Blog");
  site.serve((path, answer) => (path === "/sw.js" ? withText(answer, leavingScript) : answer));
  await use(page, `${site.url}/Blog`);
  await update(page).catch(() => {});
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(() => names(page)).toEqual([]);
  await expect.poll(registrations).toBe(0);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a browser without room keeps nothing, and the shop works", async ({ page, site }) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Storage.overrideQuotaForOrigin", { origin: site.url, quotaSize: 1 });
  await use(page, `${site.url}/Blog`);
  await use(page, `${site.url}/parts`);
  await expect.poll(() => site.requested.filter((call) => call === "GET /frames/part").length).toBe(1);
  await use(page, `${site.url}/Blog`);
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await cachedEntries(page)).toEqual([]);
});

test("a disk that fills up later takes no page from anyone", async ({ page, site }) => {
  await visitTwice(page, `${site.url}/Blog`);
  await untilCached(page, "/Blog", "/frames/catalogue");
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Storage.overrideQuotaForOrigin", { origin: site.url, quotaSize: 1 });
  await use(page, `${site.url}/portfoli`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect((await cachedEntries(page)).filter((entry) => / \/portfoli$/.test(entry))).toEqual([]);
});

for (const [name, hide] of Object.entries({
  "has no workers": () => {
    Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => undefined });
    Object.defineProperty(window, "caches", { get: () => undefined });
  },
  "refuses them": () => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException("No.", "SecurityError"));
  },
  "has no storage": () => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("No.", "SecurityError");
      },
    });
  },
})) {
  test.describe(`a private window that ${name}`, () => {
    test.use({ expectedNoise: /(?!)/ });

    test("shows the shop as it would without", async ({ page, site }) => {
      await page.addInitScript(hide);
      for (let times = 0; times < 2; times++) {
        await use(page, `${site.url}/Blog`);
        await expect(page.getByRole("article").first()).toBeVisible();
      }
      await page.waitForLoadState("networkidle");
      expect(site.requested).not.toContain("GET /sw.js");
    });
  });
}
