import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { listQuery } from "./list-query.ts";

/** A list whose pages have so many items, by their cursors from 0 on. */
function listOf(...sizes: number[]) {
  const cursors: string[] = [];
  const query = listQuery(["list"], async ({ after = "0" }) => {
    cursors.push(after);
    const page = Number(after);
    const items = Array.from({ length: sizes[page] ?? 0 }, (_, place) => `${page}-${place}`);
    return { items, next: page + 1 < sizes.length ? String(page + 1) : null };
  });
  return { cursors, read: () => new QueryClient().fetchInfiniteQuery(query) };
}

test("a page that is empty though there are more gives way to the next one", async () => {
  const { cursors, read } = listOf(0, 0, 2, 1);
  const { pages } = await read();
  expect([pages[0]?.items, pages[0]?.next, cursors]).toEqual([["2-0", "2-1"], "3", ["0", "1", "2"]]);
});

test("an empty list is empty at once", async () => {
  const { cursors, read } = listOf(0);
  expect([(await read()).pages[0], cursors]).toEqual([{ items: [], next: null }, ["0"]]);
});

test("who passes too many empty pages stops, and may go on", async () => {
  const { cursors, read } = listOf(...Array(30).fill(0));
  const { pages } = await read();
  expect([pages[0]?.items, pages[0]?.next, cursors.length]).toEqual([[], "11", 11]);
});
