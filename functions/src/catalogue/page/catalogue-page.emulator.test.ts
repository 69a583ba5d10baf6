import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { CatalogueAnswer } from "../../contract/catalogue/answer.ts";
import { aUniqueWord } from "../../testing/builders.ts";
import { serve } from "../../testing/in-process.ts";
import { ReadCounter } from "../../testing/read-counter.ts";
import { useWorld } from "../../testing/use-world.ts";

// The API runs in this process, where the documents that it reads are counted. Its site is the page that a build makes.

const HEAD = '<title>Parts</title><link rel="canonical" href="https://shop.example/parts">';
const BUILT = `<head>${HEAD}</head><body><div id="root" data-addresses="^/parts">Built</div></body>`;

const world = useWorld();
const counter = new ReadCounter();
const servers: Server[] = [];
let [site, page]: string[] = [];

const frames = createServer((req, res) => {
  res.writeHead(req.url === "/frames/catalogue" ? 200 : 404).end(BUILT);
});

beforeAll(async () => {
  await once(frames.listen(0, "127.0.0.1"), "listening");
  site = `http://127.0.0.1:${(frames.address() as AddressInfo).port}`;
  // As deployed, the catalogue isn't asked for changes at each visit.
  vi.stubEnv("PUBLIC_ANSWER_SECONDS", "60");
  vi.resetModules();
  const { createApi } = await import("../../app.ts");
  const { server, url } = await serve(createApi([site]));
  servers.push(server);
  page = `${url}/parts`;
});
afterAll(() => {
  for (const server of [frames, ...servers]) server.close();
  vi.unstubAllEnvs();
});

async function visit(search: string) {
  const answer = await fetch(page + search);
  const html = await answer.text();
  return {
    ...{ status: answer.status, cached: answer.headers.get("cache-control"), html },
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    heading: /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&"),
    answer: served(html),
    isListed: !html.includes("noindex"),
  };
}

/** Reads the data with which the app hydrates the page. */
function served(html: string) {
  const [, json] = /<script type="application\/json" id="served">(.*?)<\/script>/.exec(html) ?? [];
  return json === undefined ? undefined : (JSON.parse(json).answer as CatalogueAnswer);
}

/** Once the catalogue has a part, the page has it. */
function untilShown(search: string, name: string) {
  return expect.poll(async () => (await visit(search)).html, { timeout: 20_000 }).toContain(name);
}

describe("The catalogue's page for a vehicle and a group", () => {
  it("has a title, a heading, one address, and links to what fits, as old as a list of the API", async () => {
    const make = aUniqueWord();
    const row = { make, model: "Tourer", yearFrom: 2008, yearTo: null };
    const group = "brakes" as const;
    const disc = await world.product({ group, name: `Disc ${make}`, fitment: [row] });
    const other = await world.product({ group, name: "Another", fitment: [{ ...row, make: aUniqueWord() }] });
    const filter = await world.product({ name: "Filter", group: "filters", fitment: [row] });
    const search = `?group=brakes&model=tourer&make=${make.toUpperCase()}&fit=only`;
    await untilShown(search, disc._id);
    const { status, cached, html, title, heading, canonical, isListed } = await visit(search);
    expect([status, cached, isListed]).toEqual([200, "public, max-age=0, s-maxage=2", true]);
    expect(title).toMatch(new RegExp(`^Brakes for ${make.toUpperCase()} tourer · `));
    expect(heading).toBe(`Brakes for ${make.toUpperCase()} tourer`);
    expect(canonical).toBe(`${site}/parts?make=${make}&model=Tourer&group=brakes&fit=only`);
    expect(html).toContain(`href="/part/${disc._id}"`);
    expect(html).not.toContain(other._id);
    expect(html).not.toContain(filter._id);
    expect(html).toContain("group=filters");
    expect(html).toContain('"@type":"BreadcrumbList"');
    const all = search.replace("&fit=only", "");
    await untilShown(all, other._id);
    expect(await visit(all)).toMatchObject({ title, canonical, isListed });
  });

  it("leads to the make's models, and to a next page", async () => {
    const make = aUniqueWord();
    const models = Array.from({ length: 25 }, (_, place) => `Model ${place}`);
    const parts = await Promise.all(
      models.map((model) => world.product({ fitment: [{ make, model, yearFrom: 2008, yearTo: null }] })),
    );
    await untilShown(`?make=${make}&fit=only`, "Next page");
    await expect.poll(async () => (await visit(`?make=${make}&model=Model+24`)).isListed).toBe(true);
    const first = await visit(`?make=${make}&fit=only`);
    for (const model of models)
      expect(first.html).toContain(`model=${model.replace(" ", "+")}&amp;fit=only"`);
    const next = /href="\/parts(\?[^"]*after=[^"]*)"/.exec(first.html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const second = await visit(next);
    const shown = ({ html }: { html: string }) => parts.filter(({ _id }) => html.includes(`/part/${_id}"`));
    expect(shown(first).length).toBeLessThan(25);
    expect(second.canonical).toBe(first.canonical);
    expect(new Set([...shown(first), ...shown(second)]).size).toBe(25);
  });

  it.each(["?make=Nobodys", "?make=Nobodys&model=None&group=brakes"])(
    "is as it was built for %s, which nothing is for, and isn't listed",
    async (search) =>
      expect(await visit(search)).toMatchObject({
        ...{ status: 200, isListed: false },
        html: expect.stringContaining(">Built<"),
      }),
  );

  it("is as it was built, and isn't listed, where the cursor is nobody's", async () => {
    const { status, html, isListed } = await visit("?group=brakes&after=nonsense");
    expect([status, isListed]).toEqual([200, false]);
    expect(html).toContain(">Built<");
  });
});

describe("The catalogue's page for any other query", () => {
  it("has the API's own answer to it, and reads no document", async () => {
    const word = aUniqueWord();
    const row = { make: aUniqueWord(), model: "Tourer", yearFrom: 2008, yearTo: null };
    const part = await world.product({ name: `Disc ${word}`, group: "brakes", price: 40, fitment: [row] });
    const pad = await world.product({ name: `Pad ${word}`, group: "brakes", price: 50 });
    await untilShown(`?q=Pad+${word}`, pad._id);
    for (const search of [
      ...[`?q=${word}`, `?q=${word}&sort=-price`, `?q=%20${word.toUpperCase()}&max=45.50&stock=in`],
      ...[
        `?q=${word}&make=${row.make}&model=Tourer&year=2010&fit=only`,
        "",
        "?sort=price&brand=Acme&brand=Nobodys",
      ],
      ...["?min=1&max=30000&utm_source=letter", `?group=brakes&group=filters&q=${word}`],
    ]) {
      const look = async () => {
        counter.take();
        const { answer } = await visit(search);
        return { answer, reads: counter.take() };
      };
      // The replica polls for changes every two seconds.
      await expect.poll(look, { timeout: 20_000 }).toMatchObject({ reads: 0 });
      const params = new URLSearchParams(search);
      params.delete("utm_source");
      // Others add parts to the shop meanwhile, which come between the two questions.
      await vi.waitFor(
        async () => {
          const { answer } = await look();
          const api = await fetch(`${page?.replace("/parts", "/api/products")}?${params}`);
          const { items } = (await api.json()) as CatalogueAnswer;
          if (items.length > 0) expect(answer?.items).toEqual(items);
          if (search.includes(word)) expect(answer?.items.map(({ _id }) => _id)).toContain(part._id);
        },
        { timeout: 20_000, interval: 200 },
      );
    }
  });

  it.each([
    ["?sort=price&year=2009", true],
    ["?q=%3Cscript%3Ealert()+disc+brake", false],
    ["?group=nonsense", false],
    ["?make=&sort=price", false],
  ])("is within the catalogue, and listed only without words and faults: %j", async (search, isListed) => {
    const part = await world.product({ name: "Brake disc" });
    await untilShown("", part._id);
    const { status, canonical, html, answer, ...seen } = await visit(search);
    expect([status, canonical, seen.isListed]).toEqual([200, `${site}/parts`, isListed]);
    expect(answer?.items.length).toBeGreaterThan(0);
    expect(html).not.toContain("<script>alert");
  });

  it("is within the landing page as the shop spells it", async () => {
    const make = aUniqueWord();
    const row = { make, model: "Tourer", yearFrom: 2008, yearTo: null };
    await world.product({ group: "brakes", fitment: [row] });
    await untilShown(`?make=${make}`, "Tourer");
    for (const [search, address] of [
      [`?make=${make.toUpperCase()}&year=2009`, `/parts?make=${make}&fit=only`],
      [`?model=tourer&make=${make}&sort=price`, `/parts?make=${make}&model=Tourer&fit=only`],
      ["?group=brakes&sort=price", "/parts?group=brakes"],
    ] as const) {
      const { canonical, isListed, answer } = await visit(search);
      expect([canonical, isListed]).toEqual([site + address, true]);
      expect(answer?.items.length).toBeGreaterThan(0);
    }
    expect((await visit(`?make=${make}&group=lighting&sort=price`)).isListed).toBe(false);
  });

  it.each([
    ["which nothing is for", "?make=Nobodys&sort=price"],
    ["which nothing is found by", `?q=${"nobody".repeat(5)}`],
    ["which has a VIN", "?q=WVWZZZ1KZAW123456"],
    ["which nobody typed", `?q=${"a".repeat(9000)}`],
    ["which has a cursor of no list", "?sort=price&after=nonsense"],
  ])("is as it was built, and isn't listed, where it's one %s", async (_, search) => {
    const { status, html, isListed, cached } = await visit(search);
    expect([status, isListed]).toEqual([200, false]);
    expect(html).toContain(">Built<");
    if (/WVWZZZ|a{9000}/.test(search)) expect(cached).toBe("private, no-store");
  });
});

it("A page is the one that was built, kept by no cache, while four others are rendered", async () => {
  const make = aUniqueWord();
  await world.product({ fitment: [{ make, model: "Tourer", yearFrom: 2008, yearTo: null }] });
  await untilShown(`?make=${make}`, "Tourer");
  const { promise: begins, resolve: begin } = Promise.withResolvers<void>();
  const render = vi.fn(async () => {
    await begins;
    return { head: "<title>Rendered</title>", body: '<div id="root">Rendered</div>' };
  });
  const pages = await import("@carparts/web/served-pages");
  vi.doMock("@carparts/web/served-pages", () => ({ ...pages, renderCatalogue: render }));
  onTestFinished(() => void vi.doUnmock("@carparts/web/served-pages"));
  const others = ["", "&fit=only", "&model=Tourer", "&model=Tourer&fit=only"].map((more) =>
    visit(`?make=${make}${more}`),
  );
  await expect.poll(() => render.mock.calls.length).toBe(4);
  vi.spyOn(console, "log").mockImplementation(() => {});
  const { status, cached, html } = await visit(`?make=${make}&model=tourer`);
  expect([status, cached, html.includes(">Built<")]).toEqual([503, "private, no-store", true]);
  expect(render).toHaveBeenCalledTimes(4);
  begin();
  for (const other of await Promise.all(others))
    expect([other.status, other.title]).toEqual([200, "Rendered"]);
  expect((await visit(`?make=${make}&model=tourer`)).title).toBe("Rendered");
});

it("Where a process that has just begun can't reach the site, the page says that it can't be shown", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { createApi } = await import("../../app.ts");
  const { server, url } = await serve(createApi([`${site}/gone`]));
  servers.push(server);
  const answer = await fetch(`${url}/parts?group=brakes`);
  const { status, headers } = answer;
  expect([status, headers.get("cache-control"), headers.get("retry-after")]).toEqual([
    503,
    "private, no-store",
    "2",
  ]);
  expect(headers.get("content-type")).toContain("text/html");
  expect(await answer.text()).toContain("This page can't be shown at the moment.");
});
