import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Timestamp } from "firebase-admin/firestore";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createApi } from "../app.ts";
import { listVehiclesWithoutResults } from "../contract/admin/coverage.ts";
import { searchCatalogue } from "../contract/catalogue/search.ts";
import { damage, zeroResults } from "../firestore/collections.ts";
import { as, type Site } from "../testing/api.ts";
import { serve } from "../testing/in-process.ts";
import { root } from "../testing/server-process.ts";
import { World } from "../testing/world.ts";
import { damageCases, whileDamaged } from "../trials/damage/damage-cases.ts";
import { ZeroResultCounts } from "./zero-result-counts.ts";
import { findZeroResults, writeZeroResults } from "./zero-results.store.ts";

// Others that search would be counted too.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-missed";
});

const DAY = 24 * 60 * 60 * 1000;

const world = new World();
const today = () => zeroResults.doc(new Date().toISOString().slice(0, 10));
const present = async () => (await today().get()).data();

function missed(...texts: string[]): ZeroResultCounts {
  const counts = new ZeroResultCounts();
  for (const text of texts) counts.add("texts", text);
  return counts;
}

function words(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => `${prefix}-${place}`);
}

beforeEach(async () => {
  for (const { ref } of (await zeroResults.withConverter(null).get()).docs) await ref.delete();
});

afterAll(() => world.clear());

describe("What isn't found", () => {
  let site: Site;
  let close: () => void;

  beforeAll(async () => {
    await world.product({ name: "Tow bar", group: "body", brand: "Anvil" });
    const fitment = [{ make: "Zq", model: "Ra", yearFrom: 2001, yearTo: 2005 }];
    await world.product({ group: "filters", fitment });
    const { server, url } = await serve(createApi());
    site = { SITE_URL: url, FUNCTIONS_URL: url };
    await search({});
    close = () => {
      server.closeAllConnections();
      server.close();
    };
  });
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
  afterEach(() => void vi.useRealTimers());
  afterAll(() => close());

  async function search(query: Parameters<typeof look>[0]) {
    const { output } = await look(query);
    return output.total;
  }

  function look(query: {
    q?: string;
    group?: ("brakes" | "body" | "filters")[];
    make?: string;
    model?: string;
    year?: number;
    fit?: "only";
    stock?: "in";
    max?: number;
  }) {
    return as(null, site).call(searchCatalogue, { query });
  }

  async function afterMinute() {
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    await expect.poll(present).toBeDefined();
    return present();
  }

  it("is counted by its text, and apart where filters were set", async () => {
    expect(await search({ q: "tow bar" })).toBe(1);
    for (const q of ["Zeppelin", "zeppelin ", "Zeppelin"]) expect(await search({ q })).toBe(0);
    expect(await search({ q: "tow bar", group: ["brakes"] })).toBe(0);
    expect(await search({ q: "tow bar", max: 0 })).toBe(0);
    expect(await search({ q: "zeppelin", make: "Zq" })).toBe(0);
    expect(await search({ group: ["brakes"] })).toBe(0);
    const { texts, filtered, vehicles, others } = (await afterMinute()) ?? {};
    expect({ texts, filtered, vehicles, others }).toEqual({
      texts: { zeppelin: 4 },
      filtered: { "tow bar": 2 },
      vehicles: {},
      others: 0,
    });
  });

  it("is counted by the vehicle where nothing else may be why, universal parts aside, and told to admins", async () => {
    const [golf, ra] = [
      { make: "VW", model: "Golf", year: 2009 },
      { make: "zq", model: "RA" },
    ];
    expect(await search({ ...ra, fit: "only", group: ["filters"] })).toBe(1);
    expect(await search({ ...golf, fit: "only" })).toBe(1);
    await search({ ...golf, fit: "only" });
    await search({ ...ra, fit: "only", group: ["brakes"] });
    await search({ ...ra, year: 2006 });
    for (const other of [
      { stock: "in" },
      { max: 0 },
      { q: "zeppelin" },
      { group: ["brakes", "body"] },
    ] as const) {
      await search({ ...golf, ...other } as never);
    }
    await search({ make: "pat@example.com", fit: "only" });
    await search(ra);
    const { vehicles } = (await afterMinute()) ?? {};
    expect(vehicles).toEqual({
      '["vw","golf",2009,null]': 2,
      '["zq","ra",null,"brakes"]': 1,
      '["zq","ra",2006,null]': 1,
    });
    const { output } = await as(await world.admin(), site).call(listVehiclesWithoutResults, {});
    expect(output.items).toEqual([
      { make: "vw", model: "golf", year: 2009, count: 2 },
      { make: "Zq", model: "Ra", group: "brakes", count: 1 },
      { make: "Zq", model: "Ra", year: 2006, count: 1 },
    ]);
  });

  it("is not counted where it may be somebody's, however it's asked for", async () => {
    const texts = ["pat@example.com", "+1 555 0100", "0170 1234567", "WVWZZZ1KZ9W123456", "x".repeat(200)];
    for (const q of texts) expect(await search({ q })).toBe(0);
    expect((await look({ q: "x".repeat(10_000) })).status).toBe(422);
    expect(await search({ q: "zeppelin" })).toBe(0);
    expect(await afterMinute()).toMatchObject({ texts: { zeppelin: 1 }, others: 0 });
  });
});

describe("A day's counts", () => {
  it("add up what two instances write at once", async () => {
    await Promise.all([
      writeZeroResults(missed("zeppelin", "anchor")),
      writeZeroResults(missed("zeppelin", "oar")),
    ]);
    await writeZeroResults(missed("zeppelin"));
    expect((await present())?.texts).toEqual({ zeppelin: 3, anchor: 1, oar: 1 });
  });

  it("hold 500 texts, whoever finds how many others", async () => {
    await Promise.all([
      writeZeroResults(missed(...words("one", 400))),
      writeZeroResults(missed(...words("other", 400))),
      writeZeroResults(missed(...words("third", 200))),
    ]);
    await writeZeroResults(missed("one-0", "late"));
    const { texts = {}, filtered, others = 0 } = (await present()) ?? {};
    expect([Object.keys(texts).length, filtered]).toEqual([500, {}]);
    expect(Object.values(texts).reduce((sum, count) => sum + count, others)).toBe(1002);
    expect(texts).not.toHaveProperty("late");
  });

  it("take words that databases and languages know", async () => {
    const strange = ["a.b/c`d", "constructor", "proto", "toString", "刹车片", "0", "å".repeat(80)];
    await writeZeroResults(missed(...strange));
    await writeZeroResults(missed(...strange));
    expect((await present())?.texts).toEqual(Object.fromEntries(strange.map((text) => [text, 2])));
  });

  it("hold nothing but texts, numbers and the day on which Firestore deletes them", async () => {
    await writeZeroResults(missed("zeppelin"));
    const stored = await today().withConverter(null).get();
    expect(Object.keys(stored.data() ?? {}).sort()).toEqual([
      "expiresAt",
      "filtered",
      "others",
      "texts",
      "vehicles",
    ]);
    const expiresAt: Timestamp = stored.get("expiresAt");
    expect(Math.round((expiresAt.toMillis() - Date.now()) / DAY)).toBe(90);
  });

  it("stay as they are while they are damaged, and are left out of the list", async () => {
    await writeZeroResults(missed("zeppelin"));
    const { id } = today();
    const cases = await damageCases("missedSearches", id);
    expect(cases.length).toBeGreaterThan(3);
    for (const one of cases) {
      await whileDamaged("missedSearches", id, one, async (parses) => {
        await writeZeroResults(missed("oar"));
        expect((await findZeroResults(1)).length, `${one.field} ${one.kind}`).toBe(parses ? 1 : 0);
      });
    }
    for (const { ref } of (await damage.get()).docs) await ref.delete();
  });
});

describe("npm run missed", () => {
  const script = "functions/scripts/zero-results.ts";
  const missedCommand = (...args: string[]) =>
    promisify(execFile)(process.execPath, [script, ...args], { cwd: root });

  it("prints the days that it's asked for, the most frequent text first", async () => {
    expect((await missedCommand()).stdout).toBe("Every search found something.\n");
    await writeZeroResults(missed("anchor", "zeppelin"));
    await writeZeroResults(missed("zeppelin"), Date.now() - 6 * DAY);
    await writeZeroResults(missed("oar"), Date.now() - 7 * DAY);
    const filtered = new ZeroResultCounts();
    filtered.add("filtered", "anchor", 4);
    filtered.add("vehicles", '["vw","golf",2009,"brakes"]');
    await writeZeroResults(filtered);
    const { stdout } = await missedCommand("--days", "7");
    expect(stdout.split("\n")).toEqual([
      "Not found:",
      "     2  zeppelin",
      "     1  anchor",
      "Not found with filters:",
      "     4  anchor",
      "Vehicles without parts:",
      "     1  vw golf 2009 (brakes)",
      "",
    ]);
    await writeZeroResults(missed(...words("one", 600)));
    expect((await missedCommand()).stdout).toMatch(/ {5}1 {2}oar\n.*\n104 searches more, /s);
  });

  it.each(["0", "91", "week"])("refuses %s days", async (days) => {
    await expect(missedCommand("--days", days)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining("How many days?"),
    });
  });
});
