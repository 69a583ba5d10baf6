import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { discardOthersPrefetch, prefetch, prefetchOwner, takePrefetched } from "./prefetch.ts";

const owner = { uid: "u1", email: "pat@carparts.test", displayName: "Pat" };
const part = { url: "/products?id=a", isProof: false, isSingle: true };
const orders = { url: "/ordersItem?own=true", isProof: true, isSingle: false };
const role = { url: "/admin/pat", isProof: true, isSingle: false };

const fetched = vi.fn<typeof fetch>();
const pictures: object[] = [];

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json([{ picture: "/parts/a.svg" }]));
  pictures.length = 0;
  globalThis.prefetched = undefined;
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal(
    "Image",
    class {
      constructor() {
        pictures.push(this);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test("an early answer is used once", async () => {
  prefetch([orders], owner, "token");
  const answer = await takePrefetched(orders.url);
  expect(await answer?.json()).toEqual([{ picture: "/parts/a.svg" }]);
  expect(await takePrefetched(orders.url)).toBeUndefined();
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched.mock.lastCall?.[1]?.headers).toEqual({
    Accept: "application/json",
    Authorization: "Bearer token",
  });
});

test("without an account no token is sent", async () => {
  prefetch([part]);
  expect(fetched.mock.calls).toEqual([[part.url, { headers: { Accept: "application/json" } }]]);
  expect(await prefetchOwner()).toBeUndefined();
});

test("a refused or failed call has no answer, so that the screen asks again", async () => {
  fetched.mockResolvedValueOnce(Response.json({}, { status: 401 }));
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  prefetch([orders, role], owner, "token");
  expect(await takePrefetched(orders.url)).toBeUndefined();
  expect(await takePrefetched(role.url)).toBeUndefined();
  expect(await prefetchOwner()).toBeUndefined();
});

test("the account is confirmed by one answer that only it may have, not by a public one", async () => {
  fetched.mockImplementation(async (url) => new Response("[]", { status: url === role.url ? 200 : 500 }));
  prefetch([part, orders, role], owner, "token");
  expect(await prefetchOwner()).toEqual(owner);
  fetched.mockImplementation(async (url) => new Response("[]", { status: url === part.url ? 200 : 401 }));
  prefetch([part, orders, role], owner, "token");
  expect(await prefetchOwner()).toBeUndefined();
});

test("answers for one account aren't kept for another, or after signing out", async () => {
  for (const other of ["u2", undefined]) {
    prefetch([orders], owner, "token");
    discardOthersPrefetch(owner.uid);
    expect(globalThis.prefetched).toBeDefined();
    discardOthersPrefetch(other);
    expect(await takePrefetched(orders.url)).toBeUndefined();
    expect(await prefetchOwner()).toBeUndefined();
  }
});

test("an answer that wasn't used for half a minute is forgotten", async () => {
  vi.useFakeTimers();
  prefetch([part, orders], owner, "token");
  vi.advanceTimersByTime(29_999);
  expect(await takePrefetched(part.url)).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(await takePrefetched(orders.url)).toBeUndefined();
  vi.useRealTimers();
});

test("the picture of a single thing is loaded before the screen shows it, and its site isn't told why", async () => {
  prefetch([part, orders], owner, "token");
  const answer = await takePrefetched(part.url);
  expect(await answer?.json()).toHaveLength(1);
  await vi.waitFor(() =>
    expect(pictures).toEqual([{ fetchPriority: "high", referrerPolicy: "no-referrer", src: "/parts/a.svg" }]),
  );
});
