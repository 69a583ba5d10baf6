/** What was sent with a key, by whom, and when in milliseconds. */
interface Sent {
  readonly owner: string;
  readonly at: number;
}

/** The API keeps an order's key for 48 hours. After that, the same form would be another order. */
const KEPT_MILLISECONDS = 47 * 60 * 60 * 1000;

/** What was sent and has no answer yet, if it is this account's and sending it once more still finds its answer. */
export function stillUnanswered<Kept extends Sent>(sent: Kept | undefined, uid: string | undefined) {
  return sent && sent.owner === uid && Date.now() - sent.at < KEPT_MILLISECONDS ? sent : undefined;
}
