import { type PageRoute, routes } from "#routes.ts";
import { expect, test } from "../support/fixtures.ts";
import { invalidHtml } from "../support/html.ts";

test("the checker finds a misplaced image and an invalid autocomplete value", async () => {
  const faulty = `<!doctype html><html lang="en"><head><title>x</title></head><body>
    <dl><div><svg></svg><dt>a</dt><dd>b</dd></div></dl>
    <form><label>Website <input type="email" autocomplete="url"></label></form></body></html>`;
  expect(await invalidHtml({ "/faulty": faulty, "/good": faulty.replace(/<(dl|form).*/g, "") })).toEqual([
    expect.stringMatching(/^\/faulty: Element “svg” not allowed as child of element “div”/),
    expect.stringMatching(/^\/faulty: .*autocomplete/),
  ]);
});

test("every served page is valid HTML, and so is each frame", async ({ request, world }) => {
  const { _id } = await world.product({
    name: `6" <hose> & 'clamp'`,
    description: "Fits <all>.",
    fitment: [{ make: "VW", model: "Golf", yearFrom: 2009, yearTo: null }],
  });
  const pages: Record<string, string> = {};
  for (const route of Object.values<PageRoute>(routes)) {
    const path = route.path.replace("*", "/no/such/page").replace(/:_?id/, _id);
    pages[path] = await (await request.get(path)).text();
    expect(pages[path], path).toContain("<!doctype html>");
  }
  expect(await invalidHtml(pages)).toEqual([]);
});
