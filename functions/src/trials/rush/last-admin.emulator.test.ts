import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { makeAdmin } from "../../accounts/users.domain.ts";
import { removeUser } from "../../contract/admin/users.ts";
import { accountExists, registerAccount } from "../../testing/accounts.ts";
import { as } from "../../testing/api.ts";
import { environment } from "../../testing/emulator.ts";
import { tokenIn } from "../../testing/id-token.ts";
import { reportMeasurement, slowness } from "../../testing/measurements.ts";
import { type ServerProcess, startServer } from "../../testing/server-process.ts";
import { testScale } from "../../testing/test-scale.ts";
import { Round, statuses } from "./rush.ts";

// The last admin can only be met in a shop without others, so this runs in a project of its own, which the
// emulators' API does not serve: a server of its own does.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-two-admins";
});

let server: ServerProcess;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.kill());

async function anAdmin(round: Round) {
  const account = await registerAccount();
  await round.world.adoptAccount(account.email);
  await makeAdmin({ uid: account.uid, requestId: "a-test" }, account.email);
  return { ...account, token: tokenIn(environment.GCLOUD_PROJECT, account) };
}

/** The remaining admin is told that they are the last, or is gone before they ask. */
async function play(round: Round): Promise<void> {
  const admins = [await anAdmin(round), await anAdmin(round)] as const;
  const remove = (caller: (typeof admins)[0], other: (typeof admins)[0]) =>
    round.timed(() => as(caller, round.site).call(removeUser, { params: { id: other.uid } }));
  const replies = await Promise.all([remove(admins[0], admins[1]), remove(admins[1], admins[0])]);
  const left = await Promise.all(admins.map(({ uid }) => accountExists(uid)));
  round.expect("admins left", left.filter(Boolean).length, 1);
  round.expect("removals", statuses(replies)[200], 1);
}

describe("Two admins, alone in the shop,", () => {
  it("cannot both go when they remove each other at the same time", async () => {
    const rounds: Round[] = [];
    for (let index = 0; index < testScale.rushRounds; index++) {
      const round = new Round([server.site]);
      await play(round).finally(() => round.world.clear());
      rounds.push(round);
    }
    const { p95, max } = slowness(rounds.flatMap(({ times }) => times));
    const violations = rounds.flatMap((round) => round.violations);
    reportMeasurement({
      trial: "K11: two last admins remove each other",
      runs: `${rounds.length} rounds`,
      violations: violations.length,
      notes: `p95 ${p95} ms, max ${max} ms`,
    });
    expect(violations).toEqual([]);
  }, 600_000);
});
