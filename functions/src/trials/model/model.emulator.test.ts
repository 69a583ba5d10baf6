import fc from "fast-check";
import { expect, it } from "vitest";
import { reportMeasurement } from "../../testing/measurements.ts";
import { seed, testScale } from "../../testing/test-scale.ts";
import { World } from "../../testing/world.ts";
import { commands } from "./shop-commands.ts";
import { openShop } from "./shop-model.ts";

// People add, order, send, give back, delete, promote and remove in any order, and after each step the shop is what a model of
// plain lists says: stock and orders add up, somebody is an admin, and nobody sees what is not for them.

const MOST_COMMANDS = 30;

it("The shop is what its model says, whatever people do", async () => {
  const runs = fc.asyncProperty(
    fc.commands(commands, { maxCommands: MOST_COMMANDS, size: "max" }),
    async (list) => {
      const world = new World();
      const { model, real } = await openShop(world);
      try {
        await fc.asyncModelRun(() => ({ model, real }), list);
        expect([await world.stockFaults(), await world.demandFaults()]).toEqual([[], []]);
      } finally {
        await world.clear();
      }
    },
  );
  const result = await fc.check(runs, { seed, numRuns: testScale.modelRuns, endOnFailure: true });
  reportMeasurement({
    trial: "People acting at random, against a model",
    runs: `${result.numRuns} runs`,
    violations: result.failed ? 1 : 0,
    notes: `up to ${MOST_COMMANDS} steps each, seed ${seed}`,
  });
  expect(fc.defaultReportMessage(result as never) ?? "").toBe("");
}, 1_800_000);
