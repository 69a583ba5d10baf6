import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Replica } from "../../src/catalogue/replica/replica.ts";
import { searchCatalogue } from "../../src/contract/catalogue/search.ts";
import { movements, partNumbers, products } from "../../src/firestore/collections.ts";
import { findStockFaults } from "../../src/stock/stock-check.store.ts";
import { as } from "../../src/testing/api.ts";
import { environment } from "../../src/testing/emulator.ts";
import { root, type ServerProcess, startServer } from "../../src/testing/server-process.ts";
import { World } from "../../src/testing/world.ts";
import { madeUpPart } from "./made-up-parts.ts";

// Made-up parts would be in the way of other tests, so these have a project of their own.
const project = vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-made-up";
  return process.env.GCLOUD_PROJECT;
});

const world = new World();
let server: ServerProcess;

beforeAll(async () => {
  const path = `emulator/v1/projects/${project}/databases/(default)/documents`;
  await fetch(`http://${environment.FIRESTORE_EMULATOR_HOST}/${path}`, { method: "DELETE" });
  await world.product({ partNumber: "OWN-1" });
  server = await startServer({ env: { GCLOUD_PROJECT: project, PUBLIC_ANSWER_SECONDS: "0" } });
});

afterAll(() => server.kill());

async function catalogue(count: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const script = join(root, "functions/scripts/catalogue.ts");
  const options = { env: { ...process.env, ...env } };
  return (await promisify(execFile)(process.execPath, [script, count], options)).stdout;
}

async function counts(): Promise<number[]> {
  const all = [products, movements, partNumbers].map((collection) => collection.count().get());
  return (await Promise.all(all)).map((counted) => counted.data().count);
}

async function totalFor(q: string): Promise<number> {
  return (await as(null, server.site).call(searchCatalogue, { query: { q } })).output.total;
}

async function stockFaults(): Promise<unknown[]> {
  const faults: unknown[] = [];
  for await (const fault of findStockFaults()) faults.push(fault);
  return faults;
}

describe("npm run catalogue", () => {
  it("adds made-up parts that the shop finds, in as many runs as it takes", async () => {
    expect(await catalogue("150")).toContain("Adding parts: 150 of 150");
    const { partNumber, name } = madeUpPart(149, 1);
    expect(await totalFor(partNumber ?? "")).toBe(1);
    // As a run that was stopped leaves it.
    await catalogue("300");
    expect(await counts()).toEqual([301, 301, 301]);
    expect(await catalogue("300")).toBe("The shop has 300 made-up parts.\n");
    expect(await stockFaults()).toEqual([]);
    expect(await totalFor(name)).toBeGreaterThan(0);
    const { catalogue: held, isFromSnapshot } = await new Replica().complete();
    expect({ size: held.size, isFromSnapshot }).toEqual({ size: 301, isFromSnapshot: true });
  });

  it("takes exactly these away again, however often they were sold", async () => {
    await catalogue("300");
    const { _id, partNumber } = madeUpPart(200, 1);
    await world.setStock({ _id } as never, 3);
    expect(await catalogue("100")).toContain("Removing parts: 200 of 200");
    expect(await counts()).toEqual([101, 101, 101]);
    expect(await stockFaults()).toEqual([]);
    expect(await totalFor(partNumber ?? "")).toBe(0);
    expect(await catalogue("0")).toContain("Removing parts: 100 of 100");
    expect(await counts()).toEqual([1, 1, 1]);
    expect(await totalFor("OWN-1")).toBe(1);
    expect((await new Replica().complete()).catalogue.size).toBe(1);
  });

  it.each(["", "many", "-1", "1.5"])("refuses %j as a number of parts", async (count) => {
    await expect(catalogue(count)).rejects.toMatchObject({ code: 2 });
  });

  it("refuses a shop outside of the emulators", async () => {
    await expect(catalogue("1", { FIRESTORE_EMULATOR_HOST: "" })).rejects.toThrow("for the emulators");
  });
});
