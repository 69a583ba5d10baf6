import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { Timestamp } from "firebase-admin/firestore";
import { expect, it } from "vitest";
import { mail } from "../firestore/collections.ts";
import { environment } from "../testing/emulator.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

it("An email is sent as soon as it's queued, by the function that waits for it", async () => {
  const who = await world.customer({ emailVerified: true });
  const order = await world.order(await world.product(), who);
  const name = `placed-${order._id}`;
  await mail.doc(name).create({
    ...{ _id: name, kind: "order_placed", ownerUid: who.uid, orderIds: [order._id], productId: null },
    ...{ createdAt: new Date().toISOString(), dueAt: Timestamp.fromMillis(0), tries: 0 },
  });
  const file = join(environment.MAIL_FOLDER, `${name}.eml`);
  const written = () => readFile(file, "utf8").catch(() => "");
  await expect.poll(written, { timeout: 20_000 }).toContain(`To: ${who.email}`);
  await expect.poll(() => world.stored("mail", name), { timeout: 20_000 }).toBeUndefined();
  await rm(file);
}, 60_000);
