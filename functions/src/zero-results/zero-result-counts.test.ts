import { expect, it } from "vitest";
import indexes from "../../../firestore.indexes.json" with { type: "json" };
import { zeroResultKinds } from "./zero-result-counts.ts";

it("What guests type is in no index", () => {
  const ofMissed = indexes.fieldOverrides.filter(
    ({ collectionGroup }) => collectionGroup === "missedSearches",
  );
  const without = ofMissed.filter(({ indexes }) => indexes.length === 0).map(({ fieldPath }) => fieldPath);
  expect(without).toEqual(expect.arrayContaining([...zeroResultKinds]));
});
