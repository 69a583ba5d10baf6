import { afterEach, expect, it, vi } from "vitest";
import { inTransaction } from "../firestore/db.ts";
import { deleteProduct } from "../products/products.store.ts";
import { useWorld } from "../testing/use-world.ts";
import { findDeleted, purgeTrash } from "./trash.store.ts";

// In a project of its own, since everything in the trash grows old at once.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-purge";
});

const world = useWorld();
const DAY = 24 * 60 * 60 * 1000;

afterEach(() => void vi.useRealTimers());

it("What was deleted is there for 30 days, and no longer", async () => {
  const ids = await Promise.all([1, 2, 3].map(async () => (await world.product())._id));
  const actor = { uid: "a-test", requestId: "a-test" };
  for (const id of ids) await inTransaction((tx) => deleteProduct(tx, actor, id));
  const there = () => Promise.all(ids.map((id) => world.stored("trash", id)));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 29.9 * DAY });
  await purgeTrash();
  expect(await there()).toEqual(ids.map(() => expect.anything()));
  vi.setSystemTime(Date.now() + 0.1 * DAY);
  expect(await Promise.all(ids.map((id) => findDeleted(id)))).toEqual(ids.map(() => undefined));
  expect(await there()).toEqual(ids.map(() => expect.anything()));
  await purgeTrash();
  expect(await there()).toEqual(ids.map(() => undefined));
});
