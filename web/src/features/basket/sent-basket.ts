import type { PlaceBasket } from "@carparts/functions/contract/basket/place-basket";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { isKeyAlive } from "#lib/key-lifetime.ts";
import { persistedValue } from "#lib/persisted-value.ts";

/** A basket that was sent and has no answer yet. Its key finds the orders, if they were placed. Every tab shows this basket. */
export const sentBasket = persistedValue(
  "sentBasket",
  z.object({
    key: z.string(),
    /** The uid of whoever sent it. */
    owner: z.string(),
    /** In milliseconds. */
    at: z._default(z.number(), 0),
    lines: z.array(z.object({ productId: z.string(), MinimumOrder: z.number(), price: z.number() })),
  }),
);

/** The contact stays in this tab. */
const sentContact = persistedValue(
  "sentContact",
  z.object({
    key: z.string(),
    owner: z.optional(z.string()),
    contact: z.object({ name: z.string(), email: z.string(), address: z.string(), mobile: z.string() }),
  }),
  () => sessionStorage,
);

export type SentBasket = NonNullable<ReturnType<typeof sentBasket.read>>;
type Contact = NonNullable<ReturnType<typeof sentContact.read>>["contact"];

export function saveSentBasket(sent: SentBasket, contact: Contact | undefined): void {
  sentBasket.write(sent);
  if (contact) sentContact.write({ key: sent.key, owner: sent.owner, contact });
}

export function forgetSentBasket(): void {
  sentBasket.write(undefined);
  sentContact.write(undefined);
}

/** As it was sent, if this tab has sent it. */
export function sentContactFor(sent: SentBasket | undefined): Contact | undefined {
  const contact = sentContact.read();
  return contact && contact.key === sent?.key ? contact.contact : undefined;
}

type Lines = PlaceBasket["lines"];

/** This account's, if there is one. */
export function useSentBasket(uid: string | undefined) {
  const sent = useSyncExternalStore(sentBasket.subscribe, sentBasket.read, () => undefined);
  return sent && sent.owner === uid && isKeyAlive(sent.at) ? sent : undefined;
}

/** True if both order the same pieces, at whatever price. */
export function isSameOrder(one: Lines, other: Lines): boolean {
  const text = (lines: Lines) => lines.map((line) => `${line.productId} ${line.MinimumOrder}`).join();
  return text(one) === text(other);
}
