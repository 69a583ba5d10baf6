import { BoundedCache } from "./bounded-cache.ts";
import { FILES } from "./release.ts";
import { isGone, isKeepable, sameResource } from "./rules.ts";

/** Pages name the files of their release, so they go with it. */
export const pages = new BoundedCache(FILES.replace("release", "pages"), 40);
export const answers = new BoundedCache("answers", 100);
export const pictures = new BoundedCache("pictures", 150);

/** Caches that reveal visited pages. */
const historyCaches = [pages, answers, pictures];

/** Counts the clearings, so that an answer from before one isn't cached after it. */
let generation = 0;

export async function clearHistory(): Promise<void> {
  generation++;
  await Promise.all(historyCaches.map((store) => store.clear()));
}

async function deleteGone(address: string): Promise<void> {
  const addresses = sameResource(address);
  await Promise.all(historyCaches.flatMap((store) => addresses.map((each) => store.delete(each))));
}

/** Deletes other releases' caches. */
export async function deleteOtherReleases(): Promise<void> {
  const own = [FILES, ...historyCaches.map(({ name }) => name)];
  const others = (await caches.keys()).filter((name) => !own.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Call it before the request is sent. Returns a function that caches the answer, or deletes the entry if it's gone. */
export function cacheWriter(store: BoundedCache, prepare?: (answer: Response) => Promise<void>) {
  const begun = generation;
  return async (address: string, response: Response): Promise<void> => {
    if (isGone(response)) return deleteGone(address);
    if (!isKeepable(response)) return;
    const [copy, other] = [response.clone(), response.clone()];
    try {
      await prepare?.(other);
      if (begun === generation) await store.put(address, copy);
    } catch (failure) {
      // Pictures take most of the space, and matter least.
      if ((failure as Error).name === "QuotaExceededError") await pictures.clear();
    }
  };
}
