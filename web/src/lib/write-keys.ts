import { type Endpoint, type Input, pathOf } from "@carparts/functions/contract/endpoint";
import { byName } from "@carparts/functions/contract/values/by-name";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { isKeyAlive } from "./key-lifetime.ts";
import { persistedValue } from "./persisted-value.ts";
import { attempt } from "./storage.ts";

/** A write without an answer. */
interface Pending {
  readonly key: string;
  /** In milliseconds. */
  readonly at: number;
  /** The JSON of its body, if a form brings it back. Without one it was refused. */
  readonly body?: string | undefined;
}

function pendingIn(place: string, storage?: () => Storage) {
  const schema = byName(z.object({ key: z.string(), at: z.number(), body: z.optional(z.string()) }));
  const { latest, read, write, subscribe } = persistedValue(place, schema, storage);
  const current = (all: Readonly<Record<string, Pending>> = {}) =>
    Object.fromEntries(Object.entries(all).filter(([, { at }]) => isKeyAlive(at)));
  return {
    read,
    subscribe,
    find: (name: string): Pending | undefined => current(latest())[name],
    set(name: string, pending: Pending | undefined): void {
      const { [name]: _, ...others } = current(latest());
      const all = pending ? { ...others, [name]: pending } : others;
      write(Object.keys(all).length > 0 ? all : undefined);
    },
  };
}

/** In all tabs, by account and a hash of what was sent. */
const hashed = pendingIn("writeKeys");

/** In this tab, by account and what it's about, with what was sent. */
const typed = pendingIn("sentWrites", () => sessionStorage);

async function hashedName(owner: string | undefined, request: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(request));
  return `${owner ?? ""} ${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Codes of refusals that say nothing of an earlier try, or that it was done. */
const UNJUDGED: ReadonlySet<string> = new Set([
  "other_account",
  "forbidden",
  "invalid",
  "idempotency_key_reused",
]);

/** A refusal or a lost answer, as `call` throws it. */
interface FailedCall extends Error {
  readonly status: number;
  readonly code: string;
  readonly isTransient: boolean;
}

function isFailedCall(error: Error): error is FailedCall {
  return "status" in error;
}

/** The write without an answer after this error: this one, the one before, or none. */
export function pendingAfter<Sent>(error: Error, sent: Sent, earlier: Sent | undefined): Sent | undefined {
  if (!isFailedCall(error)) return sent;
  const { code, status, isTransient } = error;
  if (UNJUDGED.has(code)) return earlier;
  return isTransient || status < 400 || code === "unauthenticated" ? sent : undefined;
}

export interface AboutWrite {
  /** Whatever is sent about this has one key until there is an answer: what was typed since is no other write. */
  about?: string;
  /** True if a refusal of other details doesn't end it either, so that only `forgetUnanswered` does. */
  isKeptIfReused?: boolean;
}

/** The same request without an answer has its key again, also after a reload and, unless it has an `about`, from another tab. */
export async function writeKey(
  owner: string | undefined,
  target: string,
  body: string,
  { about, isKeptIfReused }: AboutWrite = {},
) {
  const isTyped = about !== undefined;
  const store = isTyped ? typed : hashed;
  const name = isTyped ? typedName(owner, target, about) : await hashedName(owner, `${target}\n${body}`);
  const earlier = store.find(name);
  const sent = { key: earlier?.key ?? crypto.randomUUID(), at: Date.now(), ...(isTyped && { body }) };
  store.set(name, sent);
  return {
    key: sent.key,
    /** Once there is an answer, the same request is another one. */
    settle(failure?: FailedCall): void {
      const isOver = !failure || (failure.code === "idempotency_key_reused" && !isKeptIfReused);
      // A try before the one that was refused may still be on its way, so the next one goes by the same key.
      const refused = isTyped ? { key: sent.key, at: sent.at } : undefined;
      store.set(name, isOver ? undefined : (pendingAfter(failure, sent, earlier) ?? refused));
    },
  };
}

type Body<E extends Endpoint> = Input<E> extends { body: infer Sent } ? Sent : never;
type Params = Readonly<Record<string, string>>;

function typedName(owner: string | undefined, target: string, about: string): string {
  return `${owner ?? ""} ${target} ${about}`;
}

function nameOf(
  owner: string | undefined,
  { method, path }: Endpoint,
  about: string,
  params?: Params,
): string {
  return typedName(owner, `${method} ${pathOf(path, params)}`, about);
}

/** What this tab has sent about something and has no answer yet, for its form to send again. */
export function findUnanswered<E extends Endpoint>(
  owner: string | undefined,
  endpoint: E,
  about: string,
  params?: Params,
): Body<E> | undefined {
  const body = typed.find(nameOf(owner, endpoint, about, params))?.body;
  return body === undefined ? undefined : attempt(() => JSON.parse(body));
}

/** The same, as it is for each render. None in a page that hydrates. */
export function useUnanswered<E extends Endpoint>(
  ...which: Parameters<typeof findUnanswered<E>>
): Body<E> | undefined {
  const all = useSyncExternalStore(typed.subscribe, typed.read, () => undefined);
  return all && findUnanswered(...which);
}

/** Then what is sent about it next is another write. */
export function forgetUnanswered(owner: string, endpoint: Endpoint, about: string, params?: Params): void {
  typed.set(nameOf(owner, endpoint, about, params), undefined);
}
