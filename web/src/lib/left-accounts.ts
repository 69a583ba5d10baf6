import { reloadPersisted, setWriteFilter } from "./persisted-value.ts";
import { attempt } from "./storage.ts";

/** The uids of accounts that logged out of this browser and haven't come back, for all of its tabs. */
const LEFT = "loggedOut";
const MOST_LEFT = 20;

/**
 * Stays when its account has left, as it tells nothing of others. SECURITY.md says of each why, and how long. All
 * else that has an owner goes.
 */
const STAYS = /^(basket|unsaved|vehicle|seenOrders|importMappings:.*|.*Workbench)$/;

const listeners = new Set<() => void>();

function leftUids(): readonly string[] {
  return attempt(() => localStorage.getItem(LEFT)?.split(" ")) ?? [];
}

export function hasLeft(uid: string | undefined): boolean {
  return uid !== undefined && leftUids().includes(uid);
}

function isOf(uid: string, name: string): boolean {
  return name === uid || name.startsWith(`${uid} `);
}

/** A value without what is of accounts that have left: by its `owner`, or by its entries' names. Undefined if nothing stays. */
export function withoutLeft<Value>(place: string, value: Value): Value | undefined {
  const uids = STAYS.test(place) ? [] : leftUids();
  if (uids.length === 0 || typeof value !== "object" || value === null || Array.isArray(value)) return value;
  if ("owner" in value && uids.includes(String(value.owner))) return undefined;
  const entries = Object.entries(value);
  const others = entries.filter(([name]) => !uids.some((uid) => isOf(uid, name)));
  if (others.length === entries.length) return value;
  return others.length > 0 ? (Object.fromEntries(others) as Value) : undefined;
}

/** Takes what is of them out of a storage. */
function clear(storage: Storage): void {
  const uids = leftUids();
  for (const place of Object.keys(storage)) {
    if (place === LEFT) continue;
    const text = storage.getItem(place) ?? "";
    const value = attempt(() => JSON.parse(text));
    const left = withoutLeft(place, value);
    const isOwn = uids.some((uid) => text === uid || (place.endsWith(`:${uid}`) && !STAYS.test(place)));
    if (isOwn || (value && !left)) storage.removeItem(place);
    else if (left !== value) storage.setItem(place, JSON.stringify(left));
  }
}

/** Takes what is of accounts that have left out of this tab, and of the browser. */
export function clearLeft(): void {
  if (leftUids().length === 0) return;
  for (const storage of [() => localStorage, () => sessionStorage]) attempt(() => clear(storage()));
  reloadPersisted();
  for (const listener of listeners) listener();
}

/** Called once something of such an account is gone. Returns a function that stops listening. */
export function onLeft(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** From here on nothing of this account is kept, in any tab, until it's back. */
export function markLoggedOut(uid: string): void {
  const uids = [uid, ...leftUids().filter((other) => other !== uid)].slice(0, MOST_LEFT);
  attempt(() => localStorage.setItem(LEFT, uids.join(" ")));
}

export function markLoggedIn(uid: string): void {
  if (!hasLeft(uid)) return;
  const others = leftUids().filter((other) => other !== uid);
  attempt(() =>
    others.length > 0 ? localStorage.setItem(LEFT, others.join(" ")) : localStorage.removeItem(LEFT),
  );
}

// Other tabs have a storage of their own, and one that was closed comes back with it.
setWriteFilter(withoutLeft);
clearLeft();
globalThis.addEventListener?.("storage", ({ key }) => key === LEFT && clearLeft());
