import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Site } from "../../testing/api.ts";
import { reportMeasurement, slowness } from "../../testing/measurements.ts";
import { type ServerProcess, startServer } from "../../testing/server-process.ts";
import { isLong, testScale } from "../../testing/test-scale.ts";
import { copyWithoutTransactions, type Variant } from "../guards/variant.ts";
import { Round } from "./rush.ts";
import {
  breakWithoutTransactions,
  DELETED_AMID_ITS_CALLS,
  type Scenario,
  scenarios,
} from "./rush-scenarios.ts";

// Many calls at the same time, in several processes. What must come of them holds
// in every round. A 503 says that the shop is busy and that nothing happened, so the call is made again.

const MINUTES = 60_000;

type Sites = readonly [Site, ...Site[]];

async function play(scenario: Scenario, sites: Sites): Promise<Round> {
  const round = new Round(sites);
  try {
    await scenario(round);
    round.expect("stock and movements", await round.world.stockFaults(), []);
  } finally {
    await round.world.clear();
  }
  return round;
}

async function playRounds(name: string, scenario: Scenario, sites: Sites): Promise<void> {
  const rounds: Round[] = [];
  for (let index = 0; index < testScale.rushRounds; index++) rounds.push(await play(scenario, sites));
  const { p95, max } = slowness(rounds.flatMap(({ times }) => times));
  const violations = rounds.flatMap((round) => round.violations);
  const busy = rounds.reduce((sum, round) => sum + round.busy, 0);
  reportMeasurement({
    trial: name,
    runs: `${rounds.length} rounds`,
    violations: violations.length,
    notes: max > 0 ? `p95 ${p95} ms, max ${max} ms, ${busy} × 503` : "",
  });
  expect(violations).toEqual([]);
  // Beside other tests the machine's load decides, so the time counts where the trials run alone.
  if (isLong) expect(max).toBeLessThanOrEqual(30_000);
}

describe("In a rush", () => {
  let servers: readonly [ServerProcess, ...ServerProcess[]];

  beforeAll(async () => {
    servers = await Promise.all([startServer(), startServer(), startServer()]);
  });

  afterAll(() => Promise.all(servers.map((server) => server.kill())));

  const sites = () => servers.map(({ site }) => site) as unknown as Sites;

  it.each(Object.entries(scenarios))(
    "%s",
    (name, scenario) => playRounds(name, scenario, sites()),
    30 * MINUTES,
  );

  it(
    `on a single process: ${DELETED_AMID_ITS_CALLS}`,
    () =>
      playRounds(`${DELETED_AMID_ITS_CALLS} (one process)`, scenarios[DELETED_AMID_ITS_CALLS] as Scenario, [
        servers[0].site,
      ]),
    30 * MINUTES,
  );
});

describe("Without transactions the same rush is found out:", () => {
  let naive: Variant;
  let server: ServerProcess;

  beforeAll(async () => {
    naive = await copyWithoutTransactions();
    server = await startServer({ folder: naive.folder });
  });

  afterAll(async () => {
    await server.kill();
    await naive.remove();
  });

  it.each(breakWithoutTransactions)(
    "%s",
    async (name, scenario) => {
      let broken = 0;
      for (let index = 0; index < testScale.rushRounds; index++) {
        if ((await play(scenario, [server.site])).violations.length > 0) broken++;
      }
      const blind = testScale.rushRounds - broken;
      reportMeasurement({
        trial: `${name} (without transactions)`,
        runs: `${testScale.rushRounds} rounds`,
        violations: 0,
        notes: `found out in ${broken}`,
      });
      expect(blind).toBeLessThanOrEqual(testScale.rushRounds / 20);
    },
    10 * MINUTES,
  );
});
