import { sha256 } from "../core/sha256.ts";
import { countCall, countIdOf } from "../firestore/call-counts.ts";
import { normaliseMailbox } from "./mailbox.ts";
import type { Recipient } from "./recipients.domain.ts";

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

const most = {
  sender: { calls: 10, seconds: DAY },
  typed: { calls: 10, seconds: DAY },
  /** Apart from what others type. More, because several accounts may be registered with one mailbox. */
  own: { calls: 30, seconds: DAY },
  /** A sender's share that many accounts together can't use up. */
  first: { calls: 1, seconds: DAY },
  shopFirst: { calls: 200, seconds: HOUR },
  shop: { calls: 100, seconds: HOUR },
  /** A sender's share, kept for the end of another limit. */
  waiting: { calls: 30, seconds: DAY },
};

type Limit = keyof typeof most;

function kindOf(limit: Limit): string {
  return `emails to strangers: ${limit}`;
}

export function countIdOfStrangers(limit: Limit, key: string): string {
  return countIdOf(kindOf(limit), sha256(key));
}

export interface LimitHit {
  readonly limit: Limit;
  readonly endsAt: number;
}

/** The first limit that this email would go beyond. If there is none, it's counted in all of them. `sender` is whose orders it's about. */
export async function limitBeyond({
  sender,
  to,
  isOwn,
}: Pick<Recipient, "sender" | "to" | "isOwn">): Promise<LimitHit | undefined> {
  const mailbox = normaliseMailbox(to);
  const own: [Limit, string][] = [["sender", sender], isOwn ? ["own", mailbox] : ["typed", mailbox]];
  for (const [limit, key] of own) {
    const endsAt = await countedIn(limit, key);
    if (endsAt !== undefined) return { limit, endsAt };
  }
  const limit = (await countedIn("first", sender)) === undefined ? "shopFirst" : "shop";
  const endsAt = await countedIn(limit, "shop");
  return endsAt === undefined ? undefined : { limit, endsAt };
}

export function isOfShop({ limit }: LimitHit): boolean {
  return limit === "shopFirst" || limit === "shop";
}

/** Otherwise one account's emails would delay those of others for days. */
export async function mayWait({ sender }: Pick<Recipient, "sender">): Promise<boolean> {
  return (await countedIn("waiting", sender)) === undefined;
}

function countedIn(limit: Limit, key: string): Promise<number | undefined> {
  return countCall(kindOf(limit), sha256(key), most[limit]);
}
