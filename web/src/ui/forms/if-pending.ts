/** A submission's owner, and its time in milliseconds. */
interface Sent {
  readonly owner: string;
  readonly at: number;
}

/** The API keeps an order's key for 48 hours. After that, the same form would be another order. */
const KEY_LIFETIME_MILLISECONDS = 47 * 60 * 60 * 1000;

/** The submission, if it's this account's and the API still knows its key. */
export function ifPending<Item extends Sent>(sent: Item | undefined, uid: string | undefined) {
  return sent && sent.owner === uid && Date.now() - sent.at < KEY_LIFETIME_MILLISECONDS ? sent : undefined;
}
