import { type Endpoint, type Input, pathOf } from "@carparts/functions/contract/endpoint";
import { byName } from "@carparts/functions/contract/values/by-name";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { persistedValue } from "./persisted-value.ts";
import { attempt } from "./storage.ts";

/** The API forgets a key after 48 hours. After that, it would be another write. */
export const KEY_LIFETIME_MILLISECONDS = 47 * 60 * 60 * 1000;

const SentWrite = z.object({
  key: z.string(),
  /** In milliseconds. */
  at: z.number(),
  /** The JSON of its body, if a form brings it back. Without one it was refused, or is named by its hash. */
  body: z.optional(z.string()),
  /** The form's page. */
  page: z.optional(z.object({ path: z.string(), title: z.string() })),
});
type SentWrite = z.infer<typeof SentWrite>;

/** Writes without an answer, of all tabs, by account and what they are about. */
const sentWrites = persistedValue("sentWrites", byName(SentWrite));

function alive(): Readonly<Record<string, SentWrite>> {
  const isAlive = ({ at }: SentWrite) => Date.now() - at < KEY_LIFETIME_MILLISECONDS;
  return Object.fromEntries(Object.entries(sentWrites.latest() ?? {}).filter(([, sent]) => isAlive(sent)));
}

function findSent(name: string): SentWrite | undefined {
  return alive()[name];
}

/** Undefined removes it. Those of another day go too. */
function setSent(name: string, sent: SentWrite | undefined): void {
  const { [name]: _, ...others } = alive();
  const all = sent ? { ...others, [name]: sent } : others;
  sentWrites.write(Object.keys(all).length > 0 ? all : undefined);
}

function sentName(owner: string | undefined, target: string, about: string): string {
  return `${owner ?? ""} ${target} ${about}`;
}

function presentPage(): SentWrite["page"] {
  const [title = ""] = document.title.split(" · ");
  return { path: location.pathname + location.search, title };
}

async function hashOf(request: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(request));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
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

/** The write without an answer after this failure: this one, the one before, or none. */
export function pendingAfter<Sent>(
  { code, status, isTransient }: FailedCall,
  sent: Sent,
  earlier: Sent | undefined,
): Sent | undefined {
  if (UNJUDGED.has(code)) return earlier;
  return isTransient || status < 400 || code === "unauthenticated" ? sent : undefined;
}

export interface AboutWrite {
  /** Whatever is sent about this has one key until there is an answer: what was typed since is no other write. */
  about?: string;
  /** Only `forgetUnanswered` ends it, not even a refusal of other details. */
  survivesReuse?: boolean;
}

/** The same request without an answer has its key again, also after a reload, a closed tab, and from another one. */
export async function writeKey(
  owner: string | undefined,
  target: string,
  body: string,
  { about, survivesReuse }: AboutWrite = {},
) {
  const isTyped = about !== undefined;
  const name = sentName(owner, target, about ?? (await hashOf(body)));
  const earlier = findSent(name);
  const sent = {
    key: earlier?.key ?? crypto.randomUUID(),
    at: Date.now(),
    ...(isTyped && { body, page: presentPage() }),
  };
  setSent(name, sent);
  return {
    key: sent.key,
    /** Once there is an answer, the same request is another one. */
    settle(failure?: FailedCall): void {
      // Another tab got the answer, or started over.
      if (findSent(name)?.key !== sent.key) return;
      const isOver = !failure || (failure.code === "idempotency_key_reused" && !survivesReuse);
      // A try before the one that was refused may still be on its way, so the next one goes by the same key.
      const refused = isTyped ? { key: sent.key, at: sent.at } : undefined;
      setSent(name, isOver ? undefined : (pendingAfter(failure, sent, earlier) ?? refused));
    },
  };
}

type Body<E extends Endpoint> = Input<E> extends { body: infer Sent } ? Sent : never;
type Params = Readonly<Record<string, string>>;

function nameOf(
  owner: string | undefined,
  { method, path }: Endpoint,
  about: string,
  params?: Params,
): string {
  return sentName(owner, `${method} ${pathOf(path, params)}`, about);
}

/** The pages whose forms bring an account's writes back. */
export function useUnansweredPages(owner: string): readonly NonNullable<SentWrite["page"]>[] {
  const all = useSyncExternalStore(sentWrites.subscribe, sentWrites.read, () => undefined);
  const own = Object.entries(all ? alive() : {}).filter(([name]) => name.startsWith(`${owner} `));
  const pages = own.flatMap(([, { page }]) => page ?? []);
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}

/** The body that was sent about something and has no answer yet, for its form to send again. */
export function findUnanswered<E extends Endpoint>(
  owner: string | undefined,
  endpoint: E,
  about: string,
  params?: Params,
): Body<E> | undefined {
  const body = findSent(nameOf(owner, endpoint, about, params))?.body;
  return body === undefined ? undefined : attempt(() => JSON.parse(body));
}

/** The same, as it is for each render. None in a page that hydrates. */
export function useUnanswered<E extends Endpoint>(
  ...which: Parameters<typeof findUnanswered<E>>
): Body<E> | undefined {
  const all = useSyncExternalStore(sentWrites.subscribe, sentWrites.read, () => undefined);
  return all && findUnanswered(...which);
}

/** Then what is sent about it next is another write. */
export function forgetUnanswered(owner: string, endpoint: Endpoint, about: string, params?: Params): void {
  setSent(nameOf(owner, endpoint, about, params), undefined);
}

if (Object.keys(sentWrites.read() ?? {}).length > Object.keys(alive()).length) setSent("", undefined);
