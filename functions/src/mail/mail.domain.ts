import { MAIL_HOURS } from "../contract/values/kept-for.ts";
import { log } from "../core/log.ts";
import type { StoredMail, StoredOrder } from "../firestore/collections.ts";
import type { MailSettings } from "../outbox/mail-settings.ts";
import * as outbox from "../outbox/outbox.store.ts";
import { findParts, findProduct } from "../parts/parts.store.ts";
import { availableDraft, placedDraft, returnedDraft, sentDraft, withdrawnDraft } from "./content/drafts.ts";
import { type Draft, letterOf } from "./content/letter.ts";
import { hasNotices, noticeTexts } from "./content/mail-notices.ts";
import { type Recipient, recipientOf } from "./recipients.domain.ts";
import { limitBeyond } from "./stranger-limits.ts";
import { isRefusedForGood, send } from "./transport.ts";

const MINUTE = 60_000;
const TRIED_FOR = MAIL_HOURS * 60 * MINUTE;
const LONGEST_PAUSE = 60 * MINUTE;
const LONG_WAIT = 30 * MINUTE;

type Outcome = "sent" | "dropped" | "postponed" | "taken";

/** Sends one email, if it's still wanted and nobody else is sending it. Safe to repeat. */
export async function deliver(id: string, settings: MailSettings): Promise<Outcome> {
  const mail = await outbox.leaseMail(id);
  if (!mail) return "taken";
  const addressed = await address(mail, settings);
  if (!addressed) {
    await outbox.dropMail(id);
    return "dropped";
  }
  try {
    await send({ id, to: addressed.to, ...letterOf(addressed.draft) }, settings);
  } catch (failure) {
    return retryOrGiveUp(mail, failure);
  }
  await outbox.dropMail(id);
  return "sent";
}

export async function deliverDue(settings: MailSettings): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const id of await outbox.listDueMail()) outcomes.push(await deliver(id, settings));
  await tellOfWaiting();
  return outcomes;
}

async function tellOfWaiting(): Promise<void> {
  const waiting = await outbox.countMailBefore(new Date(Date.now() - LONG_WAIT));
  if (waiting > 0) log("mailWaits", "Emails have been waiting for half an hour.", { waiting });
}

async function retryOrGiveUp(
  { _id, kind, createdAt, tries }: StoredMail,
  failure: unknown,
): Promise<Outcome> {
  const details = { mail: _id, mailKind: kind, tries, cause: String(failure) };
  const age = Date.now() - new Date(createdAt).getTime();
  if (age > TRIED_FOR || isRefusedForGood(failure)) {
    log("mailGivenUp", "An email could not be sent and is given up.", details);
    await outbox.dropMail(_id);
    return "dropped";
  }
  log("mailPostponed", "An email could not be sent and is tried again.", details);
  await outbox.postponeMail(_id, Math.min(MINUTE * 2 ** (tries - 1), LONGEST_PAUSE));
  return "postponed";
}

async function address(mail: StoredMail, { site }: MailSettings) {
  const recipient = await recipientOf(mail);
  if (!recipient) return undefined;
  const { to, isProven, orders } = recipient;
  const draft = await draftOf(mail, orders, { site, isProven });
  if (!draft || !(isProven || (await mayWriteToStranger(mail, recipient)))) return undefined;
  return { to, draft };
}

async function draftOf(
  { kind, productId }: StoredMail,
  [first, ...others]: StoredOrder[],
  about: { readonly site: string; readonly isProven: boolean },
): Promise<Draft | undefined> {
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
  return kind === "order_sent" ? sentDraft(first, about) : returnedDraft(first, about);
}

async function noticesAbout(orders: readonly StoredOrder[]): Promise<string[]> {
  if (!hasNotices) return [];
  const parts = await findParts([...new Set(orders.map(({ productId }) => productId))]);
  return noticeTexts([...parts.values()]);
}

/** Counted once for each email. */
async function mayWriteToStranger(
  { _id, kind, tries }: StoredMail,
  { sender, ...address }: Recipient,
): Promise<boolean> {
  if (tries > 1) return true;
  const limit = await limitBeyond(sender, address);
  if (limit === undefined) return true;
  const details = { mail: _id, mailKind: kind, limit };
  if (limit === "shop")
    log("mailFlood", "More emails would go to unproven addresses than the shop sends in an hour.", details);
  else log("mailWithheld", "An email to an address that nobody has proven is left out.", details);
  return false;
}
