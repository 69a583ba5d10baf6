import { Timestamp } from "firebase-admin/firestore";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { searchCatalogue } from "../../contract/catalogue/search.ts";
import { db } from "../../firestore/db.ts";
import { serverNow } from "../../firestore/server-time.ts";
import { writeMissingTombstones } from "../../parts/tombstones.store.ts";
import { as } from "../../testing/api.ts";
import { environment } from "../../testing/emulator.ts";
import { startServer } from "../../testing/server-process.ts";
import { addParts, emptyProject } from "../../trials/outage/many-parts.ts";
import { startStalledProxy } from "../../trials/outage/stalled-proxy.ts";
import { decodeSearch } from "../catalogue-codec.ts";
import { findLostParts } from "../lost-parts.store.ts";
import { Replica } from "./replica.ts";
import { renewSnapshot } from "./snapshot.domain.ts";

// There is one snapshot of all parts, so these tests have a project of their own.
const project = vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-snapshots";
  return process.env.GCLOUD_PROJECT;
});

beforeEach(() => emptyProject(project));

const everything = decodeSearch({});

async function versions(): Promise<string[]> {
  const { docs } = await db.collection("catalogueSnapshotChunks").get();
  return [...new Set(docs.map((chunk) => chunk.get("version")))].sort();
}

async function currentVersion(): Promise<string> {
  return (await db.doc("catalogueSnapshots/current").get()).get("version");
}

/** Cuts the only chunk of the snapshot into many. */
async function cutChunk(chunks: number): Promise<void> {
  const version = await currentVersion();
  const whole: Buffer = (await db.doc(`catalogueSnapshotChunks/${version}-0`).get()).get("bytes");
  const length = Math.ceil(whole.length / chunks);
  for (let place = 0; place < chunks; place++) {
    const bytes = whole.subarray(place * length, (place + 1) * length);
    await db.doc(`catalogueSnapshotChunks/${version}-${place}`).set({ version, bytes });
  }
  await db.doc("catalogueSnapshots/current").update({ chunks });
}

function replica(): Promise<{ size: number; isFromSnapshot: boolean }> {
  return new Replica()
    .complete()
    .then(({ catalogue, isFromSnapshot }) => ({ size: catalogue.size, isFromSnapshot }));
}

const lostParts = () => Array.fromAsync(findLostParts());

describe("A snapshot of the catalogue", () => {
  it("has parts whose documents were taken away past the shop, until their deletion is noted", async () => {
    await addParts(300);
    expect([await renewSnapshot(), await lostParts()]).toEqual(["written", []]);
    await db.doc("products/part-7").delete();
    expect([await lostParts(), (await replica()).size]).toEqual([["part-7"], 300]);
    await writeMissingTombstones(["part-7", "part-8"]);
    expect([await lostParts(), (await replica()).size]).toEqual([[], 299]);
  });

  it("holds all parts, and a process that starts reads it and what changed since", async () => {
    await addParts(300);
    expect(await renewSnapshot()).toBe("written");
    await addParts(3, "later");
    await db.doc("products/part-0").delete();
    await db.doc("deletedProducts/part-0").set({ deletedAt: serverNow });
    expect(await replica()).toEqual({ size: 302, isFromSnapshot: true });
  });

  it("is not written again while it will do, and is after many changes, with the one before kept", async () => {
    await addParts(10);
    expect(await renewSnapshot()).toBe("written");
    expect(await renewSnapshot()).toBe("present");
    const [first] = await versions();
    await addParts(100, "later");
    expect(await renewSnapshot()).toBe("written");
    expect(await versions()).toEqual([first, await currentVersion()]);
    await addParts(100, "still-later");
    expect(await renewSnapshot()).toBe("written");
    expect(await versions()).toHaveLength(2);
    expect(await versions()).not.toContain(first);
  });

  it("is written once by two at once, and what the other wrote is gone", async () => {
    await addParts(20);
    const outcomes = await Promise.all([renewSnapshot(), renewSnapshot()]);
    expect(outcomes.sort()).toEqual(["overtaken", "written"]);
    expect(await versions()).toEqual([await currentVersion()]);
    expect(await replica()).toEqual({ size: 20, isFromSnapshot: true });
  });

  it("is written once by two at once over the one before, which stays", async () => {
    await addParts(20);
    await renewSnapshot();
    const before = await currentVersion();
    await addParts(100, "later");
    const outcomes = await Promise.all([renewSnapshot(), renewSnapshot()]);
    expect(outcomes.sort()).toEqual(["overtaken", "written"]);
    expect(await versions()).toEqual([before, await currentVersion()]);
    expect(await replica()).toEqual({ size: 120, isFromSnapshot: true });
  });

  it("is used for fourteen days", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await addParts(20);
    await renewSnapshot();
    for (const [days, isFromSnapshot] of [
      [13, true],
      [15, false],
    ] as const) {
      const coversUntil = Timestamp.fromMillis(Date.now() - days * 24 * 60 * 60 * 1000);
      await db.doc("catalogueSnapshots/current").update({ coversUntil });
      expect(await replica()).toEqual({ size: 20, isFromSnapshot });
    }
  });

  it.each([
    [
      "a chunk is corrupt",
      async (version: string) => {
        await db.doc(`catalogueSnapshotChunks/${version}-0`).update({ bytes: Buffer.from("not gzip") });
      },
    ],
    [
      "a chunk is that of an older catalogue",
      async (version: string) => {
        const { bytes } = (await db.doc(`catalogueSnapshotChunks/${version}-0`).get()).data() ?? {};
        await addParts(100, "later");
        await renewSnapshot();
        await db.doc(`catalogueSnapshotChunks/${await currentVersion()}-0`).update({ bytes });
      },
    ],
    [
      "a chunk is missing",
      async (version: string) => {
        await db.doc(`catalogueSnapshotChunks/${version}-0`).delete();
      },
    ],
    [
      "it is of another format",
      async () => {
        await db.doc("catalogueSnapshots/current").update({ format: 999 });
      },
    ],
    [
      "it is damaged",
      async () => {
        await db.doc("catalogueSnapshots/current").update({ chunks: "all" });
      },
    ],
  ])("is done without where %s, and is written anew", async (_what, damage) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await addParts(20);
    await renewSnapshot();
    await damage(await currentVersion());
    const size = (await db.collection("products").count().get()).data().count;
    expect(await replica()).toEqual({ size, isFromSnapshot: false });
    expect(await renewSnapshot()).toBe("written");
    expect(await replica()).toEqual({ size, isFromSnapshot: true });
  });

  it("harms nothing where a process is killed that has read half of it, or has written some of it", async () => {
    await addParts(300);
    await renewSnapshot();
    await cutChunk(12);
    // It first reads the snapshot's entry, then eight chunks.
    const way = await startStalledProxy(environment.FIRESTORE_EMULATOR_HOST, 2);
    const killed = await startServer({
      env: { GCLOUD_PROJECT: project, FIRESTORE_EMULATOR_HOST: way.host },
    });
    as(null, killed.site)
      .call(searchCatalogue, {})
      .catch(() => {});
    await way.reached;
    await killed.kill();
    way.stop();
    expect(await replica()).toEqual({ size: 300, isFromSnapshot: true });
    await db
      .doc("catalogueSnapshotChunks/0000-0")
      .set({ version: "0000", bytes: Buffer.from("left behind") });
    await addParts(100, "later");
    expect(await renewSnapshot()).toBe("written");
    expect(await versions()).not.toContain("0000");
    const server = await startServer({ env: { GCLOUD_PROJECT: project } });
    const { output } = await as(null, server.site).call(searchCatalogue, {});
    await server.kill();
    expect(output.total).toBe(400);
  });
});

describe("Four hundred changes by twenty writers", () => {
  it("are all found by another process, within three seconds as good as always", async () => {
    await addParts(400);
    await renewSnapshot();
    const follower = new Replica({ oldestPoll: 500 });
    await follower.present();
    const [writtenAt, foundAt] = [new Map<string, number>(), new Map<string, number>()];
    const write = async (id: string) => {
      await db.doc(`products/${id}`).update({ quantity: 77, updatedAt: serverNow });
      writtenAt.set(id, performance.now());
    };
    const ids = Array.from({ length: 400 }, (_, index) => `part-${index}`);
    const writers = Array.from({ length: 20 }, async (_, writer) => {
      for (const id of ids.slice(writer * 20, writer * 20 + 20)) await write(id);
    });
    const look = async () => {
      const found = (await follower.present()).catalogue.search({ ...everything, ids }, { limit: 400 }).found;
      for (const { item } of found) {
        if (item.quantity === 77 && !foundAt.has(item._id)) foundAt.set(item._id, performance.now());
      }
      return foundAt.size;
    };
    const looking = expect.poll(look, { timeout: 30_000, interval: 50 }).toBe(400);
    await Promise.all([...writers, looking]);
    const delays = ids.map((id) => (foundAt.get(id) ?? Number.NaN) - (writtenAt.get(id) ?? 0));
    expect(delays.sort((a, b) => a - b)[380]).toBeLessThan(3000);
  }, 60_000);
});
