import { expect, it } from "vitest";
import { type PageRoute, routes } from "../../web/src/routes.ts";
import { cacheKind } from "../../web/src/worker/rules.ts";
import { callsOf, readContract } from "../api-docs/contract.ts";

// The service worker caches only what the contract and the routes make public.

/** A car's number is kept nowhere. */
const NEVER_CACHED = ["/api/vin/:vin"];

function kindAt(path: string) {
  return cacheKind(
    new URL(path.replace(/:\w+/g, "some-id").replace("*", "/no/such/page"), "https://shop.example"),
  );
}

const reads = callsOf(await readContract())
  .map(({ endpoint }) => endpoint)
  .filter(({ method }) => method === "GET");

it("What the API answers to anyone is kept, and nothing else that it answers", () => {
  expect(reads.length).toBeGreaterThan(20);
  for (const { path, access } of reads) {
    const isCached = access === "anyone" && !NEVER_CACHED.includes(path);
    expect([path, kindAt(path)]).toEqual([path, isCached ? "answer" : undefined]);
  }
});

it("No page of an account is kept, nor one that signs in", () => {
  const kept = Object.values<PageRoute>(routes).filter(({ path }) => kindAt(path) === "page");
  expect(kept.map(({ path }) => path)).toEqual([
    ...["/", "/portfoli", "/Blog", "/parts", "/part/:id", "/basket", "/legal"],
  ]);
  for (const { path, access } of kept) expect([path, access]).toEqual([path, "anyone"]);
});
