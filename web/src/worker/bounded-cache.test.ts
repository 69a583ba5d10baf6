import { expect, test, vi } from "vitest";
import { BoundedCache } from "./bounded-cache.ts";

/** The entries of a browser's cache, which lists the youngest last. */
function stubCaches() {
  const entries = new Map<string, Response>();
  const cache = {
    async put(address: string, response: Response) {
      entries.delete(address);
      entries.set(address, response);
    },
    keys: async () => [...entries.keys()],
    delete: async (address: string) => entries.delete(address),
  };
  vi.stubGlobal("caches", { open: async () => cache });
  return entries;
}

test("the oldest go first, one that comes again is the youngest, and changes take turns", async () => {
  const entries = stubCaches();
  const cache = new BoundedCache("answers", 2);
  const put = (address: string) => cache.put(address, new Response(address));
  await Promise.all(["/a", "/b", "/a", "/c"].map(put));
  expect([...entries.keys()]).toEqual(["/a", "/c"]);
  expect(await entries.get("/c")?.text()).toBe("/c");
  vi.unstubAllGlobals();
});
