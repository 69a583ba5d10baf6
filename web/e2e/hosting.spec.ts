import { expect, test } from "./fixtures.ts";

test("index.html is asked for anew each time, and what it names is kept for good", async ({ request }) => {
  for (const path of ["/", "/Blog", "/dashBord/UserOrder", "/myOrder/any-part"]) {
    const page = await request.get(path);
    expect(page.headers()["content-type"]).toMatch(/^text\/html/);
    expect(page.headers()["cache-control"], path).toBe("no-cache");
  }
  const html = await (await request.get("/")).text();
  const asset = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? "";
  const script = await request.get(asset);
  expect(script.status()).toBe(200);
  expect(script.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("a missing file is a 404 and not the app's page", async ({ request }) => {
  for (const path of ["/assets/index-gone.js", "/parts/no-such-part.svg", "/banner/slide-9.svg"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).not.toContain('<div id="root">');
  }
});

test("the API's paths are not the app's pages, whatever the method", async ({ request }) => {
  for (const path of ["/users", "/ordersItem", "/profile", "/account"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(401);
    expect(answer.headers()["content-type"]).toBe("application/json; charset=utf-8");
    expect(answer.headers()["cache-control"]).toBe("private, no-store");
  }
});
