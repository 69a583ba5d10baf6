import { byName } from "@carparts/functions/contract/values/by-name";
import * as z from "zod/mini";
import { persistedValue } from "./persisted-value.ts";

/** The API forgets a key after 48 hours. After that, it would be another write. */
export const KEY_LIFETIME_MILLISECONDS = 47 * 60 * 60 * 1000;

/** In all tabs, by account and a hash of what was sent, until there is an answer. */
const keys = persistedValue("writeKeys", byName(z.object({ key: z.string(), at: z.number() })));

function present() {
  const since = Date.now() - KEY_LIFETIME_MILLISECONDS;
  return Object.fromEntries(Object.entries(keys.latest() ?? {}).filter(([, { at }]) => at > since));
}

async function nameOf(owner: string | undefined, request: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(request));
  return `${owner ?? ""} ${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** The same request without an answer has its key again, also after a reload or from another tab. */
export async function writeKey(owner: string | undefined, request: string) {
  const name = await nameOf(owner, request);
  const key = present()[name]?.key ?? crypto.randomUUID();
  keys.write({ ...present(), [name]: { key, at: Date.now() } });
  return {
    key,
    /** Once there is an answer, the same request is another one. After these, the write may still be done. */
    settle(status: number): void {
      if (status === 401 || status === 429 || status >= 500) return;
      const { [name]: _, ...others } = present();
      keys.write(Object.keys(others).length > 0 ? others : undefined);
    },
  };
}
