import { once } from "node:events";
import { request, type Server } from "node:http";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { afterAll, beforeAll, describe, expect, it, type MockInstance, vi } from "vitest";
import shop from "../../../../shop.json" with { type: "json" };
import { createApi } from "../../app.ts";
import { CURRENCY } from "../../contract/values/currency.ts";
import { serve } from "../../testing/in-process.ts";
import { ReadCounter } from "../../testing/read-counter.ts";
import { World } from "../../testing/world.ts";
import { replica } from "../replica/own-replica.ts";
import { OfferReader } from "../sqlite/offer-reader.ts";

// All parts of the project are in the files.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-feeds";
});

/** The catalogue is a few seconds behind. */
const soon = { timeout: 20_000 };
const HOSTILE = `</loc>]]> & "6'" \u2028 <b>`;

const world = new World();
const counter = new ReadCounter();
let server: Server;
let url: string;

beforeAll(async () => {
  ({ server, url } = await serve(createApi([shop.site])));
});
afterAll(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
  await world.clear();
});

async function get(path: string) {
  const answer = await fetch(url + path, { redirect: "manual" });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

async function read(path: string) {
  const { status, headers, text } = await get(path);
  expect([status, headers.get("content-type")]).toEqual([200, "application/xml; charset=utf-8"]);
  expect(headers.get("cache-control")).toBe("public, max-age=3600");
  expect(XMLValidator.validate(text)).toBe(true);
  return new XMLParser({ parseTagValue: false, isArray: (name) => /^(url|item)$/.test(name) }).parse(text);
}

const addresses = async (path = "/sitemap.xml") =>
  ((await read(path)).urlset.url as { loc: string; lastmod?: string }[]).map(({ loc }) => loc);

describe("GET /sitemap.xml", () => {
  it("has the public pages, every part, and the vehicles and groups that have parts", async () => {
    const make = "Škoda & Söhne";
    const fitment = [{ make, model: "Nr. 1", yearFrom: 2001, yearTo: null }];
    const successor = await world.product({ name: HOSTILE, group: "brakes", fitment });
    const old = await world.product({ supersededBy: successor._id, group: "filters", fitment: [] });
    const vehicle = new URLSearchParams({ make, model: "Nr. 1" });
    const paths = [
      ...["/", "/parts", "/portfoli", "/Blog", "/legal", "/parts?group=brakes", "/parts?group=filters"],
      ...[new URLSearchParams({ make }), vehicle, `${vehicle}&group=brakes`].map(
        (of) => `/parts?${of}&fit=only`,
      ),
      ...[`/part/${successor._id}`, `/part/${old._id}`],
    ];
    await expect.poll(() => addresses(), soon).toHaveLength(paths.length);
    expect((await addresses()).sort()).toEqual(paths.map((path) => shop.site + path).sort());
    const { urlset } = await read("/sitemap.xml");
    const place = urlset.url.find(({ loc }: { loc: string }) => loc.endsWith(old._id));
    expect(Math.abs(Date.parse(place.lastmod) - Date.now())).toBeLessThan(60_000);
  });

  it("has pages of it alone, of parts and then of all others", async () => {
    const [parts, others] = [await addresses("/sitemap.xml?page=1"), await addresses("/sitemap.xml?page=2")];
    expect([...others, ...parts]).toEqual(await addresses());
  });

  it.each(["0", "-1", "1e9", "x", "", "3", "01", "1.0", "999999", "%00", "1&page=2", "x".repeat(5000)])(
    "has no page %s: a 404 that no cache keeps",
    async (page) => {
      const { status, headers } = await get(`/sitemap.xml?page=${page}`);
      expect([status, headers.get("cache-control")]).toEqual([404, "private, no-store"]);
    },
  );

  it.each([
    ["/sitemap.xml?x=1", "/sitemap.xml"],
    ["/sitemap.xml?page=1&utm_source=a", "/sitemap.xml?page=1"],
    ["/merchant.xml?page=1", "/merchant.xml"],
    ["/merchant.xml?page=2&utm_source=a", "/merchant.xml?page=2"],
    ["/merchant.xml?//evil.example", "/merchant.xml"],
  ])("and the feed answer no other query: %s leads to %s", async (from, to) => {
    const { status, headers } = await get(from);
    expect([status, headers.get("location")]).toEqual([301, to]);
  });
});

describe("GET /merchant.xml", () => {
  it("lists a part as it's on offer, whatever its texts are, and leaves out what can't be", async () => {
    const picture = "https://pictures.example/disc.jpg";
    const part = await world.product({ name: HOSTILE, description: HOSTILE, price: 15, picture });
    await world.product({ price: 0, picture });
    const items = async () => (await read("/merchant.xml")).rss.channel.item;
    await expect.poll(async () => (await items())?.length, soon).toBe(1);
    expect((await items())[0]).toMatchObject({
      ...{ "g:id": part._id, "g:title": HOSTILE, "g:price": `15.00 ${CURRENCY}`, "g:image_link": picture },
      "g:link": `${shop.site}/part/${part._id}`,
    });
  });
});

describe("The pages of /merchant.xml", () => {
  let feedBytes: MockInstance;
  beforeAll(() => {
    feedBytes = vi.spyOn(OfferReader.prototype, "feedBytes", "get").mockReturnValue(12_000_000);
  });
  afterAll(() => feedBytes.mockRestore());

  it("lead from one to the next, and have every part once", async () => {
    const picture = "https://pictures.example/disc.jpg";
    const parts = await Promise.all(Array.from({ length: 9 }, () => world.product({ picture })));
    const pages = ["/merchant.xml", "/merchant.xml?page=2", "/merchant.xml?page=3"];
    const links = await Promise.all(pages.map(async (page) => (await get(page)).headers.get("link")));
    expect(links).toEqual([...pages.slice(1).map((page) => `<${page}>; rel="next"`), null]);
    const ids = async () => {
      const items = await Promise.all(pages.map(async (page) => (await read(page)).rss.channel.item ?? []));
      return items.flat().map((item) => item["g:id"]);
    };
    await expect.poll(ids, soon).toEqual(expect.arrayContaining(parts.map(({ _id }) => _id)));
    expect(new Set(await ids()).size).toBe((await ids()).length);
  });

  it.each(["4", "0", "x", "-1", "1e9", "2&page=3"])(
    "there is no page %s: a 404 that no cache keeps",
    async (page) => {
      const { status, headers } = await get(`/merchant.xml?page=${page}`);
      expect([status, headers.get("cache-control")]).toEqual([404, "private, no-store"]);
    },
  );

  it("are told of by HEAD", async () => {
    const { status, headers } = await fetch(`${url}/merchant.xml?page=2`, { method: "HEAD" });
    expect([status, headers.get("link")]).toEqual([200, `</merchant.xml?page=3>; rel="next"`]);
  });
});

it("A look for changes is all that they read", async () => {
  const reads = async () => {
    counter.take();
    for (const path of ["/merchant.xml", "/sitemap.xml", "/sitemap.xml?page=1"]) await read(path);
    return counter.take();
  };
  // Recent changes are read again for some seconds.
  await expect.poll(reads, { timeout: 50_000, interval: 500 }).toBeLessThanOrEqual(2);
});

it("While a process loads its first parts they aren't there, since half a list would be taken for all", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const { catalogue } = await replica.present();
  vi.spyOn(replica, "present").mockResolvedValue({ catalogue, isComplete: false });
  for (const path of ["/sitemap.xml", "/merchant.xml"]) {
    const { status, headers } = await get(path);
    expect([status, headers.get("cache-control"), headers.get("retry-after")]).toEqual([
      ...[503, "private, no-store"],
      "2",
    ]);
  }
  vi.mocked(replica.present).mockRestore();
});

describe.each(["/sitemap.xml", "/merchant.xml"])("Of %s", (path) => {
  /** Begins to read, and doesn't read on. */
  async function begin() {
    const requests = request(url + path).on("error", () => {});
    const [answer] = await once(requests.end(), "response");
    answer.on("error", () => {});
    expect(answer.statusCode).toBe(200);
    return answer;
  }

  it("four are written at once, and none for longer than ten seconds to who doesn't read on", async () => {
    vi.spyOn(console, "log").mockImplementation(() => {});
    const [part] = (await replica.present()).catalogue.offers.partsOn({ page: 1, pages: 1 });
    const listed = { price: 15, picture: "https://pictures.example/disc.jpg" };
    const forEver = function* () {
      for (;;) yield { ...part, ...listed, updatedAt: new Date() } as never;
    };
    const written = vi.spyOn(OfferReader.prototype, path === "/sitemap.xml" ? "placesOn" : "partsOn");
    written.mockImplementation(forEver);
    const stopper = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(stopper.signal);
    const answers = await Promise.all([begin(), begin(), begin(), begin()]);
    expect(timeout.mock.calls).toEqual(answers.map(() => [10_000]));
    timeout.mockRestore();
    written.mockRestore();
    for (const method of ["GET", "HEAD"]) expect((await fetch(url + path, { method })).status).toBe(503);
    stopper.abort();
    await expect.poll(async () => (await get(path)).status).toBe(200);
    expect(answers.map(({ complete }) => complete)).not.toContain(true);
  });
});

it("HEAD says how they are, and makes none", async () => {
  const requests = request(`${url}/merchant.xml`, { method: "HEAD" }).end();
  const [answer] = await once(requests, "response");
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
    200,
    "application/xml; charset=utf-8",
  ]);
});
