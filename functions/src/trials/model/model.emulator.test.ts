import fc from "fast-check";
import { afterAll, expect, it, vi } from "vitest";
import { findCheckoutFaults } from "../../books/checkouts-check.store.ts";
import { findInvoiceFaults } from "../../books/invoices-check.store.ts";
import { findPaperFaults } from "../../books/papers-check.store.ts";
import { papers, series } from "../../firestore/collections.ts";
import { reportMeasurement } from "../../testing/measurements.ts";
import { seed, testScale } from "../../testing/test-scale.ts";
import { World } from "../../testing/world.ts";
import { commands } from "./shop-commands.ts";
import { openShop } from "./shop-model.ts";

// People add, order, send, invoice, pay, give back, delete, promote and remove in any order, and after each step the shop is what
// a model of plain lists says: stock, orders and ledgers add up, somebody is an admin, and nobody sees what is not for them.

// Papers that other tests clear away would leave gaps, so this is in a project of its own.
const server = await vi.hoisted(async () => {
  process.env.GCLOUD_PROJECT = "demo-carparts-model";
  const { startServer } = await import("../../testing/server-process.ts");
  const started = await startServer();
  process.env.API_URL = started.site.SITE_URL;
  return started;
});
afterAll(() => server.kill());

const MOST_COMMANDS = 30;

async function bookFaults(): Promise<string[]> {
  return [
    ...(await Array.fromAsync(findPaperFaults(), ({ paper, fault }) => `${paper} ${fault}`)),
    ...(await Array.fromAsync(findCheckoutFaults(), (checkout) => `the ledger of ${checkout} is off`)),
    ...(await Array.fromAsync(findInvoiceFaults(), (number) => `the sums of ${number} are off`)),
  ];
}

it("The shop is what its model says, whatever people do", async () => {
  const counts = { papers: 0, paid: 0 };
  const runs = fc.asyncProperty(
    fc.commands(commands, { maxCommands: MOST_COMMANDS, size: "max" }),
    async (list) => {
      const world = new World();
      const { model, real } = await openShop(world);
      try {
        await fc.asyncModelRun(() => ({ model, real }), list);
        expect([await world.stockFaults(), await world.demandFaults()]).toEqual([[], []]);
        expect(await world.onOrderFaults()).toEqual([]);
        expect(await bookFaults()).toEqual([]);
        const written = (await papers.count().get()).data().count;
        expect(written).toBe(model.invoices.length + model.credits);
        counts.papers += written;
        counts.paid += model.paid.size;
      } finally {
        await world.clear();
        for (const { ref } of (await series.get()).docs) await ref.delete();
      }
    },
  );
  const result = await fc.check(runs, { seed, numRuns: testScale.modelRuns, endOnFailure: true });
  reportMeasurement({
    trial: "People acting at random, against a model",
    runs: `${result.numRuns} runs`,
    violations: result.failed ? 1 : 0,
    notes: `up to ${MOST_COMMANDS} steps each, ${counts.papers} papers, ${counts.paid} checkouts paid for, seed ${seed}`,
  });
  expect(fc.defaultReportMessage(result as never) ?? "").toBe("");
}, 1_800_000);
