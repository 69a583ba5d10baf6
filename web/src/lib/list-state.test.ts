import { OrdersQuery } from "@carparts/functions/contract/admin/orders";
import { PartsQuery } from "@carparts/functions/contract/admin/parts";
import { expect, test } from "vitest";
import { changedSearch, readListState } from "./list-state.ts";

test("an address says what a list is filtered and sorted by, as the API takes it", () => {
  expect(readListState(PartsQuery, "?q=disc&group=brakes&brand=Bosch&brand=ATE&sort=-price")).toEqual({
    q: "disc",
    group: ["brakes"],
    brand: ["Bosch", "ATE"],
    sort: "-price",
  });
});

test.each([
  ["an unknown sort, group and reason", "?sort=best&group=boats&attention=none"],
  ["nothing where something should be", "?q=&group=&attention="],
  ["a page, which isn't in the address", "?limit=5&after=a-cursor"],
  ["what is of no list", "?edit=a-part"],
])("without %s", (_what, search) => {
  expect(readListState(PartsQuery, search)).toEqual({ sort: "newest" });
});

test("a day that doesn't exist is left out, the other one stays", () => {
  expect(readListState(OrdersQuery, "?from=2026-02-30&to=2026-03-01")).toEqual({
    to: "2026-03-01",
    sort: "newest",
  });
});

test("of two days that are the wrong way round the last one stays", () => {
  expect(readListState(OrdersQuery, "?from=2026-03-09&to=2026-03-08&handling=new")).toEqual({
    to: "2026-03-08",
    handling: ["new"],
    sort: "newest",
  });
});

test("a change keeps all else of the address, and takes away what becomes undefined", () => {
  const search = "?q=disc&edit=a-part&group=brakes";
  expect(changedSearch(search, { q: "pad set" })).toBe("?edit=a-part&group=brakes&q=pad+set");
  expect(changedSearch(search, { q: undefined, group: ["filters", "body"] })).toBe(
    "?edit=a-part&group=filters&group=body",
  );
  expect(changedSearch("?q=disc", { q: undefined })).toBe("");
});
