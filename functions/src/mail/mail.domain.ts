import { MAIL_HOURS } from "../contract/values/retention.ts";
import { log } from "../core/log.ts";
import type { StoredMail, StoredOrder } from "../firestore/collections.ts";
import type { MailSettings } from "../outbox/mail-settings.ts";
import * as outbox from "../outbox/outbox.store.ts";
import { findParts, findProduct } from "../parts/parts.store.ts";
import { ownUndoMilliseconds } from "../trash/own-undo.ts";
import { findAllDeleted } from "../trash/trash.store.ts";
import { availableDraft, placedDraft, returnedDraft, sentDraft, withdrawnDraft } from "./content/drafts.ts";
import { type Draft, type Letter, renderLetter } from "./content/letter.ts";
import { hasNotices, noticeTexts } from "./content/mail-notices.ts";
import { purchaseLetter } from "./content/purchase-letter.ts";
import { findRecipient, type Recipient } from "./recipients.domain.ts";
import { isOfShop, type LimitHit, limitBeyond, mayWait } from "./stranger-limits.ts";
import { isRefusedForGood, send } from "./transport.ts";

const MINUTE = 60_000;
const RETRY_MILLISECONDS = MAIL_HOURS * 60 * MINUTE;
const MAX_BACKOFF_MILLISECONDS = 60 * MINUTE;
const LONG_WAIT = 30 * MINUTE;

type Outcome = "sent" | "dropped" | "postponed" | "taken";

/** Sends one email, if it's still wanted and nobody else is sending it. Safe to repeat. */
export async function deliver(id: string, settings: MailSettings): Promise<Outcome> {
  const mail = await outbox.leaseMail(id);
  if (!mail) return "taken";
  const recipient = await findRecipient(mail);
  const wait = recipient ? await undoLeft(mail, recipient) : 0;
  if (wait > 0) {
    await outbox.postponeMail(id, wait, { tries: 0 });
    return "postponed";
  }
  const letter = recipient && (await buildLetter(mail, recipient, settings));
  if (!letter) {
    await outbox.dropMail(id);
    return "dropped";
  }
  const reached = await limitReached(mail, recipient);
  if (reached) return withhold(mail, recipient, reached);
  try {
    await send({ id, to: recipient.to, ...letter }, settings);
  } catch (failure) {
    return retryOrGiveUp(mail, failure);
  }
  await outbox.dropMail(id);
  return "sent";
}

/** An order that was just deleted may come back, and is confirmed then. In milliseconds. */
async function undoLeft({ kind, orderIds }: StoredMail, { orders }: Recipient): Promise<number> {
  if (kind !== "order_placed" || orders.length === orderIds.length) return 0;
  const deleted = await findAllDeleted(orderIds);
  return Math.max(0, ...[...deleted.values()].map((one) => ownUndoMilliseconds(one)));
}

export async function deliverDue(settings: MailSettings): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const id of await outbox.listDueMail()) outcomes.push(await deliver(id, settings));
  await logWaiting();
  return outcomes;
}

async function logWaiting(): Promise<void> {
  const waiting = await outbox.countTriedBefore(new Date(Date.now() - LONG_WAIT));
  if (waiting > 0) log("mailWaits", "Emails have been waiting for half an hour.", { waiting });
}

async function retryOrGiveUp(mail: StoredMail, failure: unknown): Promise<Outcome> {
  const { _id, tries } = mail;
  if (isTooOld(mail) || isRefusedForGood(failure)) return giveUp(mail, failure);
  log("mailPostponed", "An email could not be sent and is tried again.", toLogDetails(mail, failure));
  await outbox.postponeMail(_id, Math.min(MINUTE * 2 ** (tries - 1), MAX_BACKOFF_MILLISECONDS));
  return "postponed";
}

function isTooOld({ createdAt }: StoredMail): boolean {
  return Date.now() - new Date(createdAt).getTime() > RETRY_MILLISECONDS;
}

async function giveUp(mail: StoredMail, cause: unknown): Promise<Outcome> {
  log("mailGivenUp", "An email could not be sent and is given up.", toLogDetails(mail, cause));
  await outbox.dropMail(mail._id);
  return "dropped";
}

function toLogDetails({ _id, kind, tries }: StoredMail, cause: unknown) {
  return { mail: _id, mailKind: kind, tries, cause: String(cause) };
}

/** A supplier's letter is plain, with the list as a file that programs read. */
async function buildLetter(
  mail: StoredMail,
  recipient: Recipient,
  settings: MailSettings,
): Promise<Letter | undefined> {
  const { purchase } = recipient;
  if (purchase) return purchaseLetter(purchase);
  const draft = await buildDraft(mail, recipient, settings);
  return draft && renderLetter(draft);
}

async function buildDraft(
  { kind, productId }: StoredMail,
  { isProven, orders: [first, ...others] }: Recipient,
  { site }: MailSettings,
): Promise<Draft | undefined> {
  const about = { site, isProven };
  if (kind === "part_available") {
    const product = productId === null ? undefined : await findProduct(productId);
    return product && availableDraft(product.data, about);
  }
  if (!first) return undefined;
  if (kind === "order_placed") {
    const orders = [first, ...others] as const;
    return placedDraft(orders, { ...about, notices: await noticesAbout(orders) });
  }
  if (kind === "order_withdrawn") return withdrawnDraft(first, about);
  return kind === "order_sent" ? sentDraft([first, ...others], about) : returnedDraft(first, about);
}

async function noticesAbout(orders: readonly StoredOrder[]): Promise<string[]> {
  if (!hasNotices) return [];
  const parts = await findParts([...new Set(orders.map(({ productId }) => productId))]);
  return noticeTexts([...parts.values()]);
}

/** Counted once for each email. */
async function limitReached({ tries }: StoredMail, recipient: Recipient): Promise<LimitHit | undefined> {
  return recipient.isProven || tries > 1 ? undefined : limitBeyond(recipient);
}

/** A withdrawal has to be acknowledged: that waits until the limit ends. */
async function withhold(mail: StoredMail, recipient: Recipient, reached: LimitHit): Promise<Outcome> {
  const { limit, endsAt } = reached;
  const { _id, kind, isWithheld } = mail;
  const details = { mail: _id, mailKind: kind, limit };
  if (isOfShop(reached))
    log("mailFlood", "More emails would go to unproven addresses than the shop sends in an hour.", details);
  else log("mailWithheld", "An email to an address that nobody has proven is one too many.", details);
  const waits = kind === "order_withdrawn" && (isWithheld || (await mayWait(recipient)));
  if (!waits) {
    await outbox.dropMail(_id);
    return "dropped";
  }
  if (isTooOld(mail)) return giveUp(mail, `limit ${limit}`);
  await outbox.postponeMail(_id, endsAt - Date.now(), { tries: 0, isWithheld: true });
  return "postponed";
}
