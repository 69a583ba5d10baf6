import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { importParts, listImports } from "../contract/admin/imports.ts";
import { writeCells } from "../contract/admin/part-fields.ts";
import type { Product } from "../contract/products.ts";
import { createAccount } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { aPartNumber, aProduct } from "../testing/builders.ts";
import { reportMeasurement } from "../testing/measurements.ts";
import { startServer } from "../testing/server-process.ts";
import { seed, testScale } from "../testing/test-scale.ts";
import { World } from "../testing/world.ts";

// The server is killed outright while it writes a chunk of an import, and the chunk is sent again: each row is then done
// once, whichever of its commits had come through.

vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-crashes";
});

const ROWS = 100;

type Cells = Record<string, string>;

async function prepare(world: World) {
  const admin = await createAccount({ admin: true });
  const products = await Promise.all(
    Array.from({ length: ROWS / 2 }, () => world.product({ partNumber: aPartNumber(), quantity: 10 })),
  );
  const edits = products.map(
    ({ _id }): Cells => ({ _id, quantity: "13", quantityWhenExported: "10", brand: "ATE" }),
  );
  const added = products.map((): Cells => writeCells(aProduct({ partNumber: aPartNumber(), quantity: 5 })));
  const body = { importId: randomUUID(), name: "parts.csv", first: 2, rows: [...edits, ...added] };
  return { admin, products, body: body as never, importId: body.importId };
}

/** Parts are touched meanwhile, so that the chunk is written in more than one commit. */
async function untilWritten(
  world: World,
  importId: string,
  products: readonly Product[],
  rows: number,
  call: { readonly isOver: boolean },
): Promise<void> {
  for (let looks = 0; !call.isOver; looks++) {
    const [product] = products.slice(looks % products.length) as [Product];
    await world.touch(product);
    if ((await world.rowsWrittenBy(importId)) > rows) return;
  }
}

async function findFaults(world: World, products: readonly Product[], ids: readonly (string | undefined)[]) {
  const faults = await world.stockFaults();
  for (const product of products) {
    const changes = await world.changesOf(product);
    if ((await world.stockOf(product)) !== 13) faults.push("a quantity that was booked twice or never");
    if (changes.length !== 1) faults.push("a row that was written twice or never");
  }
  if (new Set(ids).size !== ROWS) faults.push("a row that was lost, or made two parts");
  return faults;
}

/** Kills the server once more rows than these are written, and sends the chunk again. */
async function killAt(point: number): Promise<{ wasCut: boolean; faults: readonly string[] }> {
  const [world, server] = [new World(), await startServer()];
  const { admin, products, body, importId } = await prepare(world);
  // The first call of a process loads what it needs.
  await as(admin, server.site).call(listImports, { query: {} });
  const call = { isOver: false };
  const first = as(admin, server.site).call(importParts, { body });
  const answered = first.then(
    () => true,
    () => false,
  );
  const over = answered.then(() => {
    call.isOver = true;
  });
  await untilWritten(world, importId, products, point, call);
  await server.kill();
  await over;
  const next = await startServer();
  const { items } = await untilAnswered(() => as(admin, next.site).call(importParts, { body }));
  const { items: imports } = await untilAnswered(() => as(admin, next.site).call(listImports, { query: {} }));
  await next.kill();
  for (const { _id } of items) world.adoptProduct(_id ?? "");
  const ids = items.map(({ _id }) => _id);
  const faults = await findFaults(world, products, ids);
  const { counts } = imports.find(({ _id }) => _id === importId) ?? {};
  if (counts?.create !== ROWS / 2 || counts.update !== ROWS / 2) faults.push("rows counted otherwise");
  return { wasCut: !(await answered), faults };
}

/** The locks of a killed server last for as long as a transaction can, 270 s. The page asks again, too. */
async function untilAnswered<Output>(
  call: () => Promise<{ status: number; output: Output }>,
): Promise<Output> {
  const reply = await vi.waitFor(async () => {
    const reply = await call();
    expect(reply.status).not.toBe(503);
    return reply;
  }, 300_000);
  return reply.output;
}

it("An import whose server is killed goes on where it stopped", async () => {
  const points = fc.sample(fc.integer({ min: 0, max: ROWS - 1 }), { seed, numRuns: testScale.kills * 2 });
  const left = points.values();
  const kills: Awaited<ReturnType<typeof killAt>>[] = [];
  // Some at a time, because most of each is waiting for locks.
  const lane = async () => {
    for (const point of left) kills.push(await killAt(point));
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  const faults = kills.flatMap((kill) => kill.faults);
  reportMeasurement({
    trial: "A killed import",
    runs: `${kills.length} kills`,
    violations: faults.length,
    notes: `${ROWS} rows each, ${kills.filter(({ wasCut }) => wasCut).length} chunks never answered, seed ${seed}`,
  });
  expect(kills).toHaveLength(points.length);
  expect(faults).toEqual([]);
}, 3_600_000);
