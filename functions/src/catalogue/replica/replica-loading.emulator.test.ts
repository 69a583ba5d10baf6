import { Timestamp } from "firebase-admin/firestore";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { searchCatalogue } from "../../contract/catalogue/search.ts";
import { listVehicles } from "../../contract/catalogue/vehicles.ts";
import { db } from "../../firestore/db.ts";
import { as } from "../../testing/api.ts";
import { environment } from "../../testing/emulator.ts";
import { type ServerProcess, startServer } from "../../testing/server-process.ts";
import { addParts, emptyProject } from "../../trials/outage/many-parts.ts";
import { type StalledProxy, startStalledProxy } from "../../trials/outage/stalled-proxy.ts";
import { Replica } from "./replica.ts";
import { renewSnapshot } from "./snapshot.domain.ts";

// There is one catalogue of all parts, so these tests have a project of their own.
const project = vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-loading";
  return process.env.GCLOUD_PROJECT;
});

beforeEach(() => emptyProject(project));

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A server whose way to the database holds what it asks for after the first requests. */
async function serverBehindProxy(requests: number): Promise<{ server: ServerProcess; way: StalledProxy }> {
  const way = await startStalledProxy(environment.FIRESTORE_EMULATOR_HOST, requests);
  const env = { GCLOUD_PROJECT: project, FIRESTORE_EMULATOR_HOST: way.host, PUBLIC_ANSWER_SECONDS: "5" };
  const server = await startServer({ env });
  stops.push(() => server.kill(), way.stop);
  return { server, way };
}

async function answers({ site }: ServerProcess) {
  const [found, makes] = await Promise.all([
    as(null, site).call(searchCatalogue, {}),
    as(null, site).call(listVehicles, {}),
  ]);
  const cached = [found, makes].map(({ headers }) => headers.get("cache-control"));
  return { total: found.output.total, cached };
}

const cacheable = "public, max-age=0, s-maxage=2";

describe("While a process without a snapshot reads all parts", () => {
  it("it answers from those it has, no cache keeps that, and later it answers from all", async () => {
    await addParts(2100);
    // The snapshot's entry, the time, and the first two thousand parts.
    const { server, way } = await serverBehindProxy(3);
    expect(await answers(server)).toEqual({
      total: 2000,
      cached: ["private, no-store", "private, no-store"],
    });
    way.release();
    await expect
      .poll(() => answers(server), { timeout: 20_000 })
      .toEqual({ total: 2100, cached: [cacheable, cacheable] });
  });

  it("it's busy for as long as it has none", async () => {
    await addParts(1);
    const { server } = await serverBehindProxy(2);
    expect((await as(null, server.site).call(searchCatalogue, {})).refusal).toMatchObject({ status: 503 });
  });
});

describe("A process that follows the database", () => {
  it("goes on answering while the database is out of reach, and catches up after that", async () => {
    await addParts(3);
    const { server, way } = await serverBehindProxy(Number.POSITIVE_INFINITY);
    expect((await answers(server)).total).toBe(3);
    way.hold();
    await addParts(2, "later");
    let isLooking = false;
    way.reached.then(() => {
      isLooking = true;
    });
    while (!isLooking) expect((await answers(server)).total).toBe(3);
    expect((await answers(server)).total).toBe(3);
    way.release();
    await expect.poll(async () => (await answers(server)).total, { timeout: 20_000 }).toBe(5);
  });

  it("finds a change that can be seen only seconds after its mark", async () => {
    await addParts(3);
    const follower = new Replica();
    await follower.present();
    const part = (await db.doc("products/part-0").get()).data();
    const updatedAt = Timestamp.fromMillis(Date.now() - 5000);
    await db.doc("products/late").set({ ...part, _id: "late", updatedAt });
    expect((await follower.present()).catalogue.size).toBe(4);
  });

  it("doesn't mind that the snapshot breaks", async () => {
    await addParts(3);
    await renewSnapshot();
    const follower = new Replica();
    expect((await follower.complete()).isFromSnapshot).toBe(true);
    await db.doc("catalogueSnapshots/current").update({ chunks: "all" });
    await addParts(2, "later");
    expect((await follower.present()).catalogue.size).toBe(5);
  });
});
