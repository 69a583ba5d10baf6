import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { deleteManufacturer, saveManufacturer } from "../../contract/admin/manufacturers.ts";
import { as } from "../../testing/api.ts";
import { aManufacturer, aUniqueWord } from "../../testing/builders.ts";
import { serve } from "../../testing/in-process.ts";
import { ReadCounter } from "../../testing/read-counter.ts";
import { seed, testScale } from "../../testing/test-scale.ts";
import { useWorld } from "../../testing/use-world.ts";

// The function runs in this process, where the documents that it reads are counted. Its site is the empty page alone.

const FRAME = '<head><title>Carparts</title></head><body><div id="root"></div></body>';
const UNLISTED = FRAME.replace("</head>", '<meta name="robots" content="noindex"></head>');
/** The least that a shop may have. */
const LEAST_READS = 1000;

const world = useWorld();
const counter = new ReadCounter();
const servers: Server[] = [];
let page: string;

const site = createServer((req, res) => {
  res.writeHead(req.url === "/frames/part" ? 200 : 404).end(FRAME);
});

/** Serves the pages, and returns where. Guests have so many documents a minute. */
async function startPages(reads: number): Promise<string> {
  vi.stubEnv("GUEST_READS_PER_MINUTE", String(reads));
  vi.resetModules();
  const { createPartPage } = await import("../../app.ts");
  const { port } = site.address() as AddressInfo;
  const { server, url } = await serve(createPartPage([`http://127.0.0.1:${port}`]));
  servers.push(server);
  return url;
}

beforeAll(async () => {
  await once(site.listen(0, "127.0.0.1"), "listening");
  page = await startPages(1_000_000);
});
afterAll(() => {
  for (const server of [site, ...servers]) server.close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Loads a part's page, and counts the documents that are read for it. */
async function visit(id: string, from = page) {
  counter.take();
  const answer = await fetch(`${from}/part/${id}`, { redirect: "manual" });
  const { status, headers } = answer;
  return { status, headers, html: await answer.text(), reads: counter.take() };
}

describe("A part's page", () => {
  it("is kept for five minutes by shared caches, reads one document and names no number of pieces", async () => {
    const { _id, name } = await world.product({ name: "Brake disc for a page", quantity: 7351 });
    const { status, headers, html, reads } = await visit(_id);
    expect([status, reads]).toEqual([200, 1]);
    expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=300");
    expect(html).toContain(name);
    expect(html).not.toContain("7351");
  });

  it("names who makes it, and reads the makers of all brands once in a minute", async () => {
    const brand = aUniqueWord();
    const body = aManufacturer({ brand, name: "North & Wind </script>" });
    const admin = await world.admin();
    const { output } = await as(admin).call(saveManufacturer, { body });
    const [part, other] = [await world.product({ brand }), await world.product({ brand })];
    const first = await visit(part._id);
    expect([first.status, first.reads]).toEqual([200, 2]);
    for (const text of ["North &amp; Wind &lt;/script&gt;", body.address, body.email])
      expect(first.html).toContain(text);
    expect(first.html).not.toContain("Wind </script>");
    const second = await visit(other._id);
    expect(second.reads).toBe(1);
    expect(second.html).toContain(body.email);
    await as(admin).call(deleteManufacturer, { body: { brand, version: output.version } });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
    const later = await visit(part._id);
    vi.useRealTimers();
    expect(later.reads).toBe(2);
    expect(later.html).not.toContain(body.email);
  });

  it("reads two documents where another part replaces it, and names that one", async () => {
    const successor = await world.product({ name: "The disc that came after" });
    const { _id } = await world.product({ supersededBy: successor._id });
    const { html, reads } = await visit(_id);
    expect(reads).toBe(2);
    expect(html).toContain(successor.name);
  });

  it("is a 404 that no cache keeps where there is no such part", async () => {
    const { status, headers, html, reads } = await visit("never-was");
    expect([status, headers.get("cache-control"), reads]).toEqual([404, "private, no-store", 2]);
    expect(html).toBe(UNLISTED);
  });

  it("has one address: another case, encoding or slash leads to it, and reads nothing", async () => {
    for (const path of ["/PART/any-part", "/part/%61ny-part", "/part/any-part/"]) {
      counter.take();
      const { status, headers } = await fetch(page + path, { redirect: "manual" });
      expect([status, headers.get("location"), counter.take()]).toEqual([301, "/part/any-part", 0]);
    }
  });

  it("has one address: a query leads to it, and reads nothing", async () => {
    for (const id of ["any-part", "a%20b"]) {
      counter.take();
      const { status, headers } = await fetch(`${page}/part/${id}?utm_source=letter&id=x`, {
        redirect: "manual",
      });
      expect([status, headers.get("location"), counter.take()]).toEqual([301, `/part/${id}`, 0]);
    }
  });

  it.each([
    ["__x__", 1],
    ["%20no-such-1", 1],
    ["..%2Fx", 1],
    ["x".repeat(200), 0],
    ["x".repeat(10_000), 0],
    ["...", 0],
  ])(
    "is the site's empty one with 404 for %s, which is no id: nothing is rendered, and a part's number looked for",
    async (id, most) => {
      const { status, headers, html, reads } = await visit(id);
      expect([status, headers.get("cache-control"), reads]).toEqual([404, "private, no-store", most]);
      expect(html === UNLISTED, html.slice(0, 100)).toBe(true);
    },
  );

  it("leads from a part's number to its id, for five minutes in caches, and reads three documents", async () => {
    const partNumber = `06H 121 ${aUniqueWord()}`;
    const { _id } = await world.product({ partNumber });
    for (const typed of [
      partNumber,
      partNumber.replaceAll(" ", "-").toLowerCase(),
      partNumber.replaceAll(" ", ""),
    ]) {
      const { status, headers } = await visit(encodeURIComponent(typed));
      expect([status, headers.get("location")]).toEqual([301, `/part/${_id}`]);
      expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=300");
    }
    expect((await visit(partNumber.replaceAll(" ", "-"))).reads).toBe(3);
  });

  it("leads from the number of a part that was replaced to the last that replaces it", async () => {
    const last = await world.product();
    const { _id: supersededBy } = await world.product({ supersededBy: last._id });
    const partNumber = aUniqueWord();
    await world.product({ partNumber, supersededBy });
    expect((await visit(partNumber)).headers.get("location")).toBe(`/part/${last._id}`);
  });

  it("is of the part with that id, whatever number another has", async () => {
    const { _id, name } = await world.product({ name: "The part of that id" });
    await world.product({ partNumber: _id });
    const { status, html } = await visit(_id);
    expect(status).toBe(200);
    expect(html).toContain(name);
  });

  it.each(["//evil.example", "https://evil.example", "\\evil.example"])(
    "leads nowhere else for the number %s",
    async (partNumber) => {
      const { _id } = await world.product({ partNumber });
      const { headers } = await visit(encodeURIComponent(partNumber));
      expect(headers.get("location")).toBe(`/part/${_id}`);
    },
  );

  it("leaves nothing in memory that waits for its end", async () => {
    const { _id } = await world.product();
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
    await visit(_id);
    const before = timers();
    for (let visits = 0; visits < 20; visits++) {
      await visit(_id);
      await visit("never-was");
    }
    // Connections have a timer or two of their own.
    expect(timers() - before).toBeLessThan(10);
  });

  it("is the site's empty one where guests have had all documents of this minute", async () => {
    vi.spyOn(console, "log").mockImplementation(() => {});
    const pages = await startPages(LEAST_READS);
    const { _id } = await world.product();
    const chain = [await world.product()];
    for (const _ of Array.from({ length: 8 }))
      chain.push(await world.product({ supersededBy: chain.at(-1)?._id }));
    // No part's id, so that nothing is rendered: ten documents, of which none is missing.
    const partNumber = `06H/${aUniqueWord()}`;
    await world.product({ partNumber, supersededBy: chain.at(-1)?._id });
    vi.useFakeTimers({ toFake: ["Date"] });
    const number = encodeURIComponent(partNumber);
    expect((await visit(number, pages)).status).toBe(301);
    for (let more = LEAST_READS / 10; more > 0; more--) await visit(number, pages);
    const { status, headers, html, reads } = await visit(_id, pages);
    vi.useRealTimers();
    expect([status, headers.get("cache-control"), reads]).toEqual([503, "private, no-store", 0]);
    expect(headers.get("retry-after")).toBe("2");
    expect(html).toBe(FRAME);
    expect((await visit(_id)).status).toBe(200);
  });
});

it("A part's page is there however many ids were asked for that no part has", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const pages = await startPages(LEAST_READS);
  const part = await world.product();
  const statuses = [];
  for (let number = 0; number < 100; number++)
    statuses.push((await visit(`never-was-${number}`, pages)).status);
  expect(new Set(statuses)).toEqual(new Set([404, 503]));
  await expect.poll(async () => (await visit(part._id, pages)).status, { timeout: 20_000 }).toBe(200);
  const { status, reads } = await visit(part._id, pages);
  expect([status, reads]).toEqual([200, 1]);
  expect((await visit("never-was", pages)).status).toBe(503);
}, 60_000);

/** Anything after /part/ in an address that HTTP itself accepts. */
const anyPlace = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.stringMatching(/^[!-~]{0,120}$/),
  fc.constantFrom("%", "%E0%A4%A", "%00", "%2F", "..%2f..%2fetc", "../..", ".", "a/b", "//", "?q=1", "#x"),
  fc.constantFrom(
    "__proto__",
    "constructor",
    "x".repeat(7000),
    "%20".repeat(2000),
    "<script>",
    "ä".repeat(9),
  ),
);

/** The status, with the address as it is: `fetch` would tidy it up. */
async function statusOf(place: string): Promise<number> {
  const requests = request(page, { path: `/part/${encodeURI(place).replaceAll("%25", "%")}` }).end();
  const [answer] = await once(requests, "response");
  answer.resume();
  return answer.statusCode;
}

it("A part's page has an answer for every address, and none breaks it", async () => {
  const statuses = fc.asyncProperty(anyPlace, async (place) => {
    expect([200, 301, 400, 404]).toContain(await statusOf(place));
  });
  await fc.assert(statuses, { seed, numRuns: testScale.fuzzRequests });
}, 600_000);
