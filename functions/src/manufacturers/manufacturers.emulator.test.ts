import type { Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createApi } from "../app.ts";
import { listAudit } from "../contract/admin/audit-log.ts";
import {
  deleteManufacturer,
  listManufacturers,
  type SaveManufacturer,
  saveManufacturer,
} from "../contract/admin/manufacturers.ts";
import { readPart } from "../contract/catalogue/part.ts";
import { nounCollections } from "../firestore/collections.ts";
import type { Account } from "../testing/accounts.ts";
import { as, type Site } from "../testing/api.ts";
import { aManufacturer, aUniqueWord } from "../testing/builders.ts";
import { serve } from "../testing/in-process.ts";
import { ReadCounter } from "../testing/read-counter.ts";
import { World } from "../testing/world.ts";
import { damageCases, whileDamaged } from "../trials/damage/damage-cases.ts";

// All makers are one document, which is filled and damaged here.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-makers";
  process.env.PUBLIC_ANSWER_SECONDS = "0";
});

/** The catalogue is a few seconds behind. */
const soon = { timeout: 20_000 };

const world = new World();
const counter = new ReadCounter();
let server: Server;
let site: Site;
let admin: Account;

beforeAll(async () => {
  const served = await serve(createApi());
  server = served.server;
  site = { SITE_URL: served.url, FUNCTIONS_URL: served.url };
  admin = await world.admin();
});
beforeEach(async () => void (await nounCollections.maker.doc("all").delete()));
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await world.clear();
});

async function save(fields: Partial<SaveManufacturer>) {
  return as(admin, site).call(saveManufacturer, { body: aManufacturer(fields) });
}

async function list(query: Parameters<typeof listed>[0] = {}) {
  return (await listed(query)).output;
}

function listed(query: { q?: string; brand?: string; maker?: "none"; limit?: number; after?: string }) {
  return as(admin, site).call(listManufacturers, { query });
}

async function makerOf(_id: string) {
  return (await as(null, site).call(readPart, { params: { id: _id } })).output.maker;
}

describe("A maker", () => {
  it("is of its brand, however that's written, and public with the brand's parts", async () => {
    const brand = aUniqueWord();
    const [part, other] = [await world.product({ brand: `  ${brand} ` }), await world.product()];
    expect(await makerOf(part._id)).toBeNull();
    const typed = `${brand.slice(0, 6).toUpperCase()}${brand.slice(6)}`;
    const responsible = { name: "Nord GmbH", address: "Kai 1\n20457 Hamburg", email: "eu@nord.example" };
    const { status, output } = await save({ brand: typed, responsible });
    const { name, address, email } = aManufacturer();
    const maker = { name, address, email, responsible };
    expect([status, output]).toEqual([200, { brand: typed, version: 1, maker }]);
    expect(await makerOf(part._id)).toEqual(maker);
    expect(await makerOf(other._id)).toBeNull();
    await as(admin, site).call(deleteManufacturer, { body: { brand, version: 1 } });
    expect(await makerOf(part._id)).toBeNull();
  });

  it("is changed and deleted by who saw it as it is, and others are shown what it is now", async () => {
    const { brand } = aManufacturer();
    const first = (await save({ brand })).output;
    const second = (await save({ brand, version: first.version, name: "Second Ltd." })).output;
    expect(second.version).toBeGreaterThan(first.version);
    for (const version of [0, first.version]) {
      const { status, error } = await save({ brand, version, name: "Third Ltd." });
      expect([status, error.code, error.present]).toEqual([409, "changed_meanwhile", second]);
      const deletion = await as(admin, site).call(deleteManufacturer, { body: { brand, version } });
      expect([deletion.status, deletion.error.present]).toEqual([409, second]);
    }
    const deletion = { body: { brand, version: second.version } };
    const { output } = await as(admin, site).call(deleteManufacturer, deletion);
    expect(output).toEqual({ brand, version: 0, maker: null });
    expect((await as(admin, site).call(deleteManufacturer, deletion)).error.code).toBe("not_found");
    const late = await save({ brand, version: second.version });
    expect(late.error.present).toEqual({ brand, version: 0, maker: null });
    // Who saw one that is gone can't take a later one for it.
    expect((await save({ brand })).output.version).toBeGreaterThan(second.version);
  });

  it("loses nothing to those that other admins save at the same time", async () => {
    const admins = await Promise.all(Array.from({ length: 5 }, () => world.admin()));
    const brands = admins.map(aUniqueWord);
    const statuses = await Promise.all(
      admins.map(async (each, place) => {
        const body = aManufacturer({ brand: brands[place] ?? "" });
        return (await as(each, site).call(saveManufacturer, { body })).status;
      }),
    );
    expect(statuses).toEqual(brands.map(() => 200));
    const names = (await list({ limit: 100 })).items.map(({ brand }) => brand);
    expect(names).toEqual(expect.arrayContaining(brands));
    const versions = (await list({ limit: 100 })).items.map(({ version }) => version).filter(Boolean);
    expect(new Set(versions).size).toBe(versions.length);
  });

  it("is kept as it's typed, without what can't be seen around it", async () => {
    const brand = `${aUniqueWord()} / </script> __x__ "quoted" \u2028`;
    const name = '\u202aNorth </script> & "Wind" ]]>\u202c';
    const { status, output } = await save({ brand, name, email: " Parts@North.Example " });
    expect(status).toBe(200);
    expect(output.brand).toBe(brand.trim());
    expect(output.maker).toMatchObject({
      name: 'North </script> & "Wind" ]]>',
      email: "parts@north.example",
    });
    const events = (await as(admin, site).call(listAudit, { query: { target: output.brand } })).output.items;
    expect(events).toMatchObject([{ what: "maker_saved", name: output.brand, isThere: true }]);
    expect((await list({ q: "</SCRIPT> __x" })).items).toHaveLength(1);
  });

  it("finds no room once the document is nearly full, and those that are there can still be changed", async () => {
    const long = { name: "ß".repeat(100), address: "ß".repeat(300), email: `${"x".repeat(240)}@a.test` };
    const stored = () => ({ ...long, responsible: null, brand: aUniqueWord(), version: 1 });
    const count = Math.floor(899_000 / Buffer.byteLength(`${JSON.stringify(stored())},`));
    const many = Array.from({ length: count }, stored);
    await nounCollections.maker.doc("all").set({ _id: "all", writes: count, makers: many });
    const statuses = [(await save(long)).status, (await save(long)).status];
    expect(statuses.at(-1)).toBe(409);
    expect((await save({ ...many[0], name: "Short" })).status).toBe(200);
  });
});

describe("The list of makers", () => {
  it("has every brand once with its parts, those without a maker too, and costs one read for all makers", async () => {
    const [brand, other, gone] = [aUniqueWord(), aUniqueWord(), aUniqueWord()];
    for (const spelt of [brand, brand, brand.toUpperCase(), other]) await world.product({ brand: spelt });
    await save({ brand });
    await save({ brand: gone, name: `Makers of ${gone}` });
    const found = async (q: string) => (await list({ q })).items;
    await expect
      .poll(() => found(brand.toUpperCase()), soon)
      .toMatchObject([{ brand, parts: 3, maker: { email: "parts@northwind.example" } }]);
    await expect
      .poll(() => found(other), soon)
      .toEqual([{ brand: other, parts: 1, version: 0, maker: null }]);
    expect(await found(`makers OF ${gone}`)).toMatchObject([{ brand: gone, parts: 0 }]);
    expect((await list({ brand })).total).toBe(1);
    const without = await list({ maker: "none", limit: 100 });
    const names = without.items.map((item) => item.brand);
    expect([names.includes(brand), names.includes(gone), names.includes(other)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(without.total).toBe(without.without);
    const cost = async () => {
      counter.take();
      await list({ limit: 100 });
      return counter.take();
    };
    // The rest are looks for parts that changed, which cost a read each where none did.
    await expect.poll(cost, { timeout: 30_000, interval: 1000 }).toBeLessThanOrEqual(4);
  });

  it("comes in pages, by name", async () => {
    const brands = ["Zulu", "alpha", "Mike"].map((name) => `${name}${aUniqueWord()}`);
    for (const brand of brands) await save({ brand });
    const first = await list({ limit: 2 });
    const all = [...first.items, ...(await list({ limit: 100, after: first.next ?? "" })).items];
    const names = all.map(({ brand }) => brand);
    expect(names).toEqual([...names].sort((a, b) => (a.toUpperCase() < b.toUpperCase() ? -1 : 1)));
    expect(names).toEqual(expect.arrayContaining(brands));
    expect((await listed({ q: "x", after: first.next ?? "" })).status).toBe(422);
  });
});

it("While the makers are damaged in one field, parts and lists are answered, and nothing is written over", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
  const brand = aUniqueWord();
  const part = await world.product({ brand });
  const { version } = (await save({ brand })).output;
  const before = await world.stored("makers", "all");
  for (const damage of await damageCases("makers", "all")) {
    await whileDamaged("makers", "all", damage, async (parses) => {
      if (parses) return;
      const damaged = await world.stored("makers", "all");
      expect(await makerOf(part._id), damage.field).toBeNull();
      expect((await listed({})).status, damage.field).toBe(200);
      expect((await save({ brand, version })).status, damage.field).toBe(503);
      expect(await world.stored("makers", "all")).toEqual(damaged);
    });
  }
  expect(await world.stored("makers", "all")).toEqual(before);
  expect((await makerOf(part._id))?.email).toBe("parts@northwind.example");
});
