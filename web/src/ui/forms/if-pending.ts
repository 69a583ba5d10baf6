import { isKeyAlive } from "#lib/key-lifetime.ts";

/** A submission's owner, and its time in milliseconds. */
interface Sent {
  readonly owner: string;
  readonly at: number;
}

/** The submission, if it's this account's and the API still knows its key. */
export function ifPending<Item extends Sent>(sent: Item | undefined, uid: string | undefined) {
  return sent && sent.owner === uid && isKeyAlive(sent.at) ? sent : undefined;
}
