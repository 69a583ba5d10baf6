import { getAuth } from "firebase-admin/auth";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { mail, rateLimits } from "../firestore/collections.ts";
import { db } from "../firestore/db.ts";
import { acknowledgementOf, queueMail } from "../outbox/outbox.store.ts";
import type { Account } from "../testing/accounts.ts";
import { aPhoneNumber } from "../testing/builders.ts";
import { type MailServer, startMailServer } from "../testing/mail/mail-server.ts";
import { useWorld } from "../testing/use-world.ts";
import { deliver, deliverDue } from "./mail.domain.ts";
import { countIdOfStrangers } from "./stranger-limits.ts";

// The functions emulator sends what is queued in the tests' own project, so these tests have another one.
vi.hoisted(() => {
  process.env.MAIL_URL = "smtp://127.0.0.1:9";
  process.env.GCLOUD_PROJECT = "demo-carparts-strangers";
});

const world = useWorld();
let server: MailServer;

beforeAll(async () => {
  server = await startMailServer();
});

afterAll(() => server.close());

afterEach(() => {
  vi.restoreAllMocks();
});

beforeEach(async () => {
  server.arrived.length = 0;
  for (const { ref } of (await rateLimits.get()).docs) await ref.delete();
});

type Sender = Parameters<typeof world.order>[1];

/** An account that signs in by phone, and has no email of its own. */
async function byPhone(): Promise<{ uid: string }> {
  return world.adoptUid(await getAuth().createUser({ phoneNumber: aPhoneNumber() }));
}

function settings() {
  return { url: server.url, from: "shop@shop.example", site: "https://shop.example" };
}

/** Queues these orders' confirmations at once, and counts the outcomes. */
async function confirm(orders: readonly Sender[]): Promise<Record<string, number>> {
  const product = await world.product();
  const outcomes = await Promise.all(
    orders.map(async ({ uid, email }) => {
      const { _id } = await world.order(product, { uid, email });
      const batch = db.batch();
      const name = `placed-${_id}`;
      queueMail(batch, { name, kind: "order_placed", ownerUid: uid, orderIds: [_id] });
      await batch.commit();
      return deliver(name, settings());
    }),
  );
  return Object.fromEntries(
    [...Map.groupBy(outcomes, String)].map(([outcome, those]) => [outcome, those.length]),
  );
}

/** As if so many had gone out, and the limit ended in a minute. */
async function count(limit: Parameters<typeof countIdOfStrangers>[0], key: string, calls: number) {
  const _id = countIdOfStrangers(limit, key);
  const expiresAt = Timestamp.fromMillis(Date.now() + 60_000);
  await rateLimits.doc(_id).set({ _id, calls, expiresAt });
  return { _id, expiresAt };
}

/** Lets nothing of what is logged through, and collects it. */
function logged(level: "log" | "error" = "log") {
  const logLine = vi.spyOn(console, level).mockImplementation(() => undefined);
  return () => logLine.mock.calls.map(([line]) => JSON.parse(String(line)));
}

describe("An address that nobody has proven", () => {
  it("is written to ten times a day, in however many spellings others type it", async () => {
    const lines = logged();
    const [one, other] = [await byPhone(), await byPhone()];
    const spellings = ["pat@example.test", "p.at@example.test", "pat+a@example.test", "pat@ｅxample.test"];
    const typed = [...spellings, "pat@exａmple.test", "pat+b@example.test"];
    const orders = [one, other].flatMap(({ uid }) => typed.map((email) => ({ uid, email })));
    expect(await confirm(orders)).toEqual({ sent: 10, dropped: 2 });
    const logLine = { kind: "mailWithheld", severity: "WARNING", limit: "typed", mailKind: "order_placed" };
    expect(lines()).toMatchObject([logLine, logLine]);
    const counts = (await rateLimits.get()).docs.map((document) => JSON.stringify(document.data()));
    expect(counts.join()).not.toMatch(/@|example|pat/);
  });

  it("gets the confirmations of its own account, although others have typed it ten times", async () => {
    const customer = await world.customer();
    const others = [await byPhone(), await byPhone()];
    const typed = others.flatMap(({ uid }) => Array(6).fill({ uid, email: customer.email }));
    expect(await confirm(typed)).toEqual({ sent: 10, dropped: 2 });
    expect(await confirm(Array(11).fill(customer))).toEqual({ sent: 10, dropped: 1 });
  });

  it("gets thirty a day of accounts that are registered with it in several spellings", async () => {
    const lines = logged();
    const customer = await world.customer({ email: "kim.doe+1@example.test" });
    await count("own", "kimdoe@example.test", 30);
    expect(await confirm([customer])).toEqual({ dropped: 1 });
    expect(lines()).toMatchObject([{ kind: "mailWithheld", limit: "own" }]);
  });
});

describe("An account that writes to addresses nobody has proven", () => {
  it("sends ten emails a day, to however many", async () => {
    const lines = logged();
    const { uid } = await byPhone();
    const orders = Array.from({ length: 12 }, (_, index) => ({ uid, email: `pat-${index}@example.test` }));
    expect(await confirm(orders)).toEqual({ sent: 10, dropped: 2 });
    expect(lines()).toMatchObject([{ limit: "sender" }, { limit: "sender" }]);
  });
});

describe("The shop", () => {
  it("sends two hundred an hour to such addresses, says so where more would go, and goes on to others", async () => {
    const lines = logged();
    await count("shopFirst", "shop", 199);
    const [one, other] = [await world.customer(), await world.customer()];
    expect(await confirm([one])).toEqual({ sent: 1 });
    expect(await confirm([other])).toEqual({ dropped: 1 });
    const logLine = { kind: "mailFlood", severity: "WARNING", limit: "shopFirst", mailKind: "order_placed" };
    expect(lines()).toMatchObject([logLine]);
    expect(await confirm([await world.customer({ emailVerified: true })])).toEqual({ sent: 1 });
  });

  it("has an email for who wants the first of their day, although twenty accounts have sent all they may", async () => {
    const lines = logged();
    await count("shop", "shop", 99);
    const greedy = await world.customer();
    expect(await confirm([greedy])).toEqual({ sent: 1 });
    expect(await confirm([greedy])).toEqual({ sent: 1 });
    expect(await confirm([greedy])).toEqual({ dropped: 1 });
    expect(lines()).toMatchObject([{ kind: "mailFlood", limit: "shop" }]);
    expect(await confirm([await world.customer()])).toEqual({ sent: 1 });
  });
});

describe("The acknowledgement of a withdrawal", () => {
  /** It has waited for more than half an hour, or for so long. */
  async function queued(minutes = 31, customer?: Account) {
    const who = customer ?? (await world.customer());
    const { _id } = await world.order(await world.product(), who, { withdrawnAt: new Date().toISOString() });
    const name = acknowledgementOf(_id);
    const batch = db.batch();
    queueMail(batch, { name, kind: "order_withdrawn", ownerUid: null, orderIds: [_id] });
    await batch.commit();
    await world.change("mail", name, { createdAt: new Date(Date.now() - minutes * 60_000).toISOString() });
    return { who, name };
  }

  afterEach(async () => {
    for (const { ref } of (await mail.get()).docs) await ref.delete();
  });

  it.each([
    ["sender", "mailWithheld", 10],
    ["own", "mailWithheld", 30],
    ["shopFirst", "mailFlood", 200],
  ] as const)(
    "waits until the limit %s has ended, and is no email that waits",
    async (limit, kind, calls) => {
      const lines = logged();
      const { who, name } = await queued();
      const { _id, expiresAt } = await count(
        limit,
        { sender: who.uid, own: who.email, shopFirst: "shop" }[limit],
        calls,
      );
      expect(await deliverDue(settings())).toEqual(["postponed"]);
      expect(lines()).toMatchObject([{ kind, limit, mailKind: "order_withdrawn" }]);
      const pause = (await mail.doc(name).get()).get("dueAt").toMillis() - expiresAt.toMillis();
      expect(Math.abs(pause)).toBeLessThan(5_000);
      await rateLimits.doc(_id).delete();
      await world.change("mail", name, { dueAt: Timestamp.fromMillis(0) });
      expect(await deliverDue(settings())).toEqual(["sent"]);
      expect(server.arrived.map(({ recipients }) => recipients)).toEqual([[who.email]]);
    },
  );

  it("waits with thirty others of its account at most, each counted once, and what is beyond is left out", async () => {
    const [lines, errors] = [logged(), logged("error")];
    const { who, name } = await queued();
    const { _id } = await count("sender", who.uid, 10);
    await count("waiting", who.uid, 29);
    for (const _ of [1, 2]) {
      expect(await deliverDue(settings())).toEqual(["postponed"]);
      await world.change("mail", name, { dueAt: Timestamp.fromMillis(0) });
    }
    const another = await queued(31, who);
    expect(await deliver(another.name, settings())).toBe("dropped");
    expect(lines().at(-1)).toMatchObject({ kind: "mailWithheld", mail: another.name });
    expect(errors()).toEqual([]);
    expect(lines()).toHaveLength(3);
    const { who: stranger, name: strangers } = await queued();
    await count("sender", stranger.uid, 10);
    expect(await deliver(strangers, settings())).toBe("postponed");
    await rateLimits.doc(_id).delete();
    expect(await deliver(name, settings())).toBe("sent");
  });

  it("is given up once it was tried for a day", async () => {
    const lines = logged("error");
    const { who } = await queued(25 * 60);
    await count("sender", who.uid, 10);
    expect(await deliverDue(settings())).toEqual(["dropped"]);
    expect(lines()).toMatchObject([{ kind: "mailGivenUp", cause: "limit sender" }]);
  });
});
