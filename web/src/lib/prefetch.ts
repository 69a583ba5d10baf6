import { whenIdle } from "./loading/idle.ts";
import type { TokenOwner } from "./token/token-owner.ts";

// Calls that a page makes while its code is on the way. The boot script makes them, the app takes the answers.

/** After that, what wasn't used is too old. */
const MAX_AGE_MILLISECONDS = 30_000;
const LONGEST_DELAY_MILLISECONDS = 3000;
/** An answer takes this long to be painted. */
const PAINT_MILLISECONDS = 100;

interface Prefetched {
  readonly owner: TokenOwner | undefined;
  /** By URL. Undefined if the call failed: the screen makes its own, and reports what becomes of that. */
  readonly answers: Map<string, Promise<Response | undefined>>;
  /** The API has accepted the token. */
  readonly isConfirmed: Promise<boolean>;
  /** Once all is here, pictures included, or has failed. */
  readonly arrival: Promise<unknown>;
}

declare global {
  var prefetched: Prefetched | undefined;
}

export interface PrefetchCall {
  readonly url: string;
  /** Only the account itself gets an answer, which confirms the token. */
  readonly isProof: boolean;
  /** The answer is a single item, whose picture is the largest on the screen. */
  readonly isSingle: boolean;
}

async function answerTo(url: string, headers: Record<string, string>): Promise<Response | undefined> {
  try {
    const response = await fetch(url, { headers });
    return response.ok ? response : undefined;
  } catch {
    return undefined;
  }
}

async function loadPicture(answer: Promise<Response | undefined>): Promise<void> {
  const thing = [await (await answer)?.clone().json()].flat()[0];
  if (!thing?.picture) return;
  const picture = new Image();
  Object.assign(picture, { fetchPriority: "high", referrerPolicy: "no-referrer", src: thing.picture });
  await picture.decode();
}

async function isAnyAnswered(answers: readonly Promise<Response | undefined>[]): Promise<boolean> {
  return new Promise((resolve) => {
    for (const answer of answers) answer.then((response) => response && resolve(true));
    Promise.all(answers).then(() => resolve(false));
  });
}

/** `token` is the owner's. */
export function prefetch(calls: readonly PrefetchCall[], owner?: TokenOwner, token?: string): void {
  const headers = { Accept: "application/json", ...(owner && { Authorization: `Bearer ${token}` }) };
  const made = calls.map((call) => ({ ...call, answer: answerTo(call.url, headers) }));
  const pictures = made.filter(({ isSingle }) => isSingle).map(({ answer }) => loadPicture(answer));
  setTimeout(discardPrefetch, MAX_AGE_MILLISECONDS);
  globalThis.prefetched = {
    owner,
    answers: new Map(made.map(({ url, answer }) => [url, answer])),
    isConfirmed: isAnyAnswered(made.filter(({ isProof }) => isProof).map(({ answer }) => answer)),
    arrival: Promise.allSettled([...made.map(({ answer }) => answer), ...pictures]),
  };
}

/** Runs what this screen doesn't need, once that takes no bandwidth from what it shows. */
export function afterPrefetch(act: () => void): void {
  const arrival = globalThis.prefetched?.arrival;
  if (!arrival) {
    act();
    return;
  }
  const limit = new Promise((resolve) => setTimeout(resolve, LONGEST_DELAY_MILLISECONDS));
  Promise.race([arrival, limit]).then(() => setTimeout(() => whenIdle(act), PAINT_MILLISECONDS));
}

function discardPrefetch(): void {
  globalThis.prefetched = undefined;
}

/** The answer to an early call, which is used once. */
export async function takePrefetched(url: string): Promise<Response | undefined> {
  const answers = globalThis.prefetched?.answers;
  const answer = answers?.get(url);
  answers?.delete(url);
  return answer;
}

/** The saved session's account, once the API has accepted its token. Undefined if it hasn't, or wasn't asked. */
export async function prefetchOwner(): Promise<TokenOwner | undefined> {
  const early = globalThis.prefetched;
  return (await early?.isConfirmed) ? early?.owner : undefined;
}

/** Forgets what was asked for another account. */
export function discardOthersPrefetch(uid: string | undefined): void {
  const owner = globalThis.prefetched?.owner;
  if (owner && owner.uid !== uid) discardPrefetch();
}
