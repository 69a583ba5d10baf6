import { BoundedCache } from "./bounded-cache.ts";
import { FILES } from "./release.ts";
import { isGone, isKeepable, sameThing } from "./rules.ts";

/** Pages name the files of their release, so they go with it. */
export const pages = new BoundedCache(FILES.replace("release", "pages"), 40);
export const answers = new BoundedCache("answers", 100);
export const pictures = new BoundedCache("pictures", 150);

/** Caches that show where somebody was. */
const looked = [pages, answers, pictures];

/** Counts who was told to be forgotten, so that what was under way then isn't kept either. */
let turn = 0;

export async function clearHistory(): Promise<void> {
  turn++;
  await Promise.all(looked.map((shelf) => shelf.clear()));
}

async function forgetGone(address: string): Promise<void> {
  const addresses = sameThing(address);
  await Promise.all(looked.flatMap((shelf) => addresses.map((each) => shelf.delete(each))));
}

/** Deletes what is of other releases. */
export async function forgetOthers(): Promise<void> {
  const own = [FILES, ...looked.map(({ name }) => name)];
  const others = (await caches.keys()).filter((name) => !own.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/**
 * To be called before a request is sent. What it returns keeps the answer, unless that isn't to be kept, or can't be. Where
 * nothing is there any more, what was kept goes.
 */
export function cacheWriter(shelf: BoundedCache, prepare?: (answer: Response) => Promise<void>) {
  const begun = turn;
  return async (address: string, response: Response): Promise<void> => {
    if (isGone(response)) return forgetGone(address);
    if (!isKeepable(response)) return;
    const [copy, other] = [response.clone(), response.clone()];
    try {
      await prepare?.(other);
      if (begun === turn) await shelf.put(address, copy);
    } catch (failure) {
      // Pictures are most of what is kept, and the least.
      if ((failure as Error).name === "QuotaExceededError") await pictures.clear();
    }
  };
}
