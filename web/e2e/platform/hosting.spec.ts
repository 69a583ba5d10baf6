import { createHash } from "node:crypto";
import shop from "../../../shop.json" with { type: "json" };
import { expect, test } from "../support/fixtures.ts";
import { addressOf, screens } from "../support/screens.ts";

const served = screens.flatMap((screen) =>
  screen.served === undefined
    ? []
    : [
        {
          path: addressOf(screen, { product: { _id: "any-part" }, order: { _id: "any-order" } }),
          words: screen.served,
        },
      ],
);

test("a function serves the catalogue, and caches keep it as they keep the list of parts", async ({
  request,
}) => {
  const [page, list] = await Promise.all(["/parts", "/api/products"].map((path) => request.get(path)));
  expect(page?.headers()["content-type"]).toMatch(/^text\/html/);
  expect(page?.headers()["cache-control"]).toBe(list?.headers()["cache-control"]);
});

test("each public page has its own HTML, and so does the frame of each page that needs an account", async ({
  request,
}) => {
  for (const { path, words } of served) {
    const page = await request.get(path);
    expect([page.status(), new URL(page.url()).pathname]).toEqual([200, path]);
    const html = await page.text();
    expect(html, path).toContain(words);
    // Its only scripts are inline, and the policy allows exactly their texts. Data beside them runs nothing.
    const scripts = [
      ...html.matchAll(/<script(?! type="application\/(?:ld\+)?json")[^>]*>(.*?)<\/script>/gs),
    ];
    expect(scripts, path).toHaveLength(path.startsWith("/dashBord") ? 2 : 1);
    for (const [, script = ""] of scripts) {
      const hash = createHash("sha256").update(script).digest("base64");
      expect(page.headers()["content-security-policy"], path).toContain(` 'sha256-${hash}' `);
    }
    expect(html).not.toMatch(/<link rel="stylesheet"/);
  }
  const unknown = await request.get("/no/such/page");
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).toContain("This road leads nowhere");
});

test("icons are where browsers and phones look for them unasked, and where the manifest has them", async ({
  request,
}) => {
  const { icons: named } = await (await request.get("/manifest.webmanifest")).json();
  const icons: Record<string, RegExp> = {
    "/favicon.ico": /^image\/(x-icon|vnd\.microsoft\.icon)/,
    "/apple-touch-icon.png": /^image\/png/,
    ...Object.fromEntries(
      named.map(({ src, type }: { src: string; type: string }) => [src, new RegExp(type.replace("+", "."))]),
    ),
  };
  expect(Object.keys(icons)).toHaveLength(6);
  for (const [path, type] of Object.entries(icons)) {
    const icon = await request.get(path);
    expect([path, icon.status()]).toEqual([path, 200]);
    expect(icon.headers()["content-type"]).toMatch(type);
  }
});

test("every kind of page leads to a manifest that Chromium accepts once somebody uses it, with the shop's name", async ({
  newVisitor,
  world,
}) => {
  const part = await world.product();
  for (const path of ["/", "/Blog", "/dashBord", `/part/${part._id}`]) {
    const page = await newVisitor();
    const browser = await page.context().newCDPSession(page);
    const served = await page.goto(path);
    expect(await served?.text(), path).not.toContain('rel="manifest"');
    await expect(async () => {
      await page.mouse.move(5, 5);
      await page.mouse.move(6, 6);
      await expect(page.locator("link[rel=manifest]")).toHaveCount(1, { timeout: 1000 });
    }).toPass();
    const { url, errors, data = "{}" } = await browser.send("Page.getAppManifest");
    expect([new URL(url).pathname, errors], path).toEqual(["/manifest.webmanifest", []]);
    expect(JSON.parse(data), path).toMatchObject({ name: shop.name, start_url: "/" });
    const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
    // Each visitor has a profile of their own, which newer browsers call incognito.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  }
});

test("a missing file is a 404, not the app's page", async ({ request }) => {
  for (const path of ["/assets/index-gone.js", "/parts/no-such-part.svg", "/banner/slide-9.svg"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain("Page not found");
  }
});

test("API paths never serve the app's pages, whatever the method", async ({ request }) => {
  for (const path of ["/users", "/ordersItem", "/profile", "/account"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(401);
    expect(answer.headers()["content-type"]).toBe("application/json; charset=utf-8");
    expect(answer.headers()["cache-control"]).toBe("private, no-store");
  }
  const unknown = await request.get("/api/no/such/call");
  expect([unknown.status(), (await unknown.json()).error.code]).toEqual([404, "not_found"]);
});
