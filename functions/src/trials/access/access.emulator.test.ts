import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, setClaims } from "../../testing/accounts.ts";
import { as, type Reply } from "../../testing/api.ts";
import { endpoints, type NamedEndpoint } from "../../testing/endpoints.ts";
import { reportMeasurement } from "../../testing/measurements.ts";
import { World } from "../../testing/world.ts";
import { type CallerKind, type Cell, callers, matrix } from "./access-matrix.ts";
import { badTokens } from "./bad-tokens.ts";

// Who may call what, cell by cell. A new endpoint of the contract fails here until it has a row.

const done = { cells: 0, badTokens: 0 };
const protectedOnes = endpoints.filter(({ access }) => access !== "anyone");

function rowOf({ name }: NamedEndpoint) {
  const row = matrix[name];
  if (!row) throw new Error(`${name} has no row in access-matrix.ts.`);
  return row;
}

async function inWorld(work: (world: World) => Promise<void>): Promise<void> {
  const world = new World();
  await work(world).finally(() => world.clear());
}

async function exAdmin(world: World): Promise<Account> {
  const account = await world.admin();
  await setClaims(account.uid, {});
  return account;
}

async function callerOf(kind: CallerKind, owner: Account, world: World): Promise<{ token: string } | null> {
  if (kind === "guest") return null;
  if (kind === "bad token") return { token: "aaaa.bbbb.cccc" };
  if (kind === "other") return world.customer();
  if (kind === "admin") return world.admin();
  return owner;
}

async function ownerOf(kind: CallerKind, world: World): Promise<Account> {
  if (kind === "ex-admin") return exAdmin(world);
  return world.customer({ emailVerified: kind !== "unverified" });
}

/** Whose email each entry of a list has, where the list is of people's own things. */
function isListed(reply: Reply, { email }: Account): boolean {
  return (reply.json as { email: string }[]).some((entry) => entry.email === email);
}

function expectCell(reply: Reply, cell: Cell, owner: Account): void {
  if (typeof cell === "number") {
    expect(reply.status).toBe(cell);
    if (cell === 401) expect(reply.headers.get("www-authenticate")).toBe("Bearer");
    if (cell >= 400) expect(reply.error.code).toBeTruthy();
  } else {
    expect([reply.status, isListed(reply, owner)]).toEqual([200, cell === "all"]);
  }
}

/** One call of an endpoint by a caller, about what is the owner's. */
async function call(endpoint: NamedEndpoint, caller: { token: string } | null, owner: Account, world: World) {
  const parts = await rowOf(endpoint).about(owner, world);
  const key = endpoint.idempotent ? { key: world.idempotencyKey() } : {};
  const reply = await as(caller).call(endpoint, { ...parts, ...key } as never);
  if (reply.status === 201) world.adopt(reply.json);
  return reply;
}

/** Of all cells that refuse a stranger, which change nothing. */
const refusing = new World();
let victim: Account;
let stranger: Account;

beforeAll(async () => {
  [victim, stranger] = [await refusing.customer({ emailVerified: true }), await refusing.customer()];
});
afterAll(() => refusing.clear());

function refusesStranger(kind: CallerKind, cell: Cell | Cell[]): boolean {
  return typeof cell === "number" && cell >= 400 && ["guest", "bad token", "other"].includes(kind);
}

async function callAsStranger(kind: CallerKind, endpoint: NamedEndpoint): Promise<Reply> {
  const caller = kind === "other" ? stranger : await callerOf(kind, victim, refusing);
  return call(endpoint, caller, victim, refusing);
}

it("Every endpoint has a row, and every row an endpoint", () => {
  expect(Object.keys(matrix).sort()).toEqual(endpoints.map(({ name }) => name).sort());
});

describe.each(endpoints)("$name", (endpoint) => {
  const cells = callers.map((kind, index) => ({ kind, cell: rowOf(endpoint).cells[index] as Cell | Cell[] }));

  it.concurrent.each(cells)("answers $cell to $kind", async ({ kind, cell }) => {
    if (refusesStranger(kind, cell)) {
      expectCell(await callAsStranger(kind, endpoint), cell as Cell, victim);
      done.cells++;
      return;
    }
    await inWorld(async (world) => {
      const own = await ownerOf(kind, world);
      if (!Array.isArray(cell)) {
        expectCell(await call(endpoint, await callerOf(kind, own, world), own, world), cell, own);
      } else {
        const other = await world.customer();
        expectCell(await call(endpoint, own, other, world), cell[0] as Cell, other);
        expectCell(await call(endpoint, own, own, world), cell[1] as Cell, own);
      }
    });
    done.cells++;
  });
});

describe("A token that is", () => {
  const world = new World();
  let calls: (readonly [NamedEndpoint, object])[];

  // No call changes anything, so they all ask for the same.
  beforeAll(async () => {
    const owner = await world.admin();
    calls = await Promise.all(
      protectedOnes.map(async (endpoint) => [endpoint, await rowOf(endpoint).about(owner, world)] as const),
    );
  });
  afterAll(() => world.clear());

  it.concurrent.each(Object.entries(badTokens))(
    "%s is refused by every endpoint",
    async (_name, headerOf) => {
      const authorization = await headerOf(await world.admin());
      const headers = authorization === "" ? {} : { Authorization: authorization };
      for (const [endpoint, input] of calls) {
        const reply = await as(null).call(endpoint, input as never, headers);
        expect([endpoint.name, reply.status]).toEqual([endpoint.name, 401]);
        expect(reply.error.code).toBe("unauthenticated");
        expect(reply.headers.get("www-authenticate")).toBe("Bearer");
        done.badTokens++;
      }
    },
  );
});

afterAll(() => {
  const [cells, calls] = [
    endpoints.length * callers.length,
    protectedOnes.length * Object.keys(badTokens).length,
  ];
  reportMeasurement({
    trial: "Who may call what",
    runs: `${done.cells} of ${cells} cells`,
    violations: cells - done.cells,
  });
  reportMeasurement({
    trial: "Bad tokens on protected endpoints",
    runs: `${done.badTokens} of ${calls} calls`,
    violations: calls - done.badTokens,
  });
});
