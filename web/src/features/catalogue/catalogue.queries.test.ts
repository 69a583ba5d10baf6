import type { CatalogueAnswer } from "@carparts/functions/contract/catalogue/answer";
import { expect, test } from "vitest";
import { uniqueParts } from "./catalogue.queries.ts";

test("a part that moved to a later page is shown once", () => {
  const page = (...ids: string[]) => ({ items: ids.map((_id) => ({ _id })) }) as CatalogueAnswer;
  expect(uniqueParts([page("a", "b"), page("b", "c")]).map(({ _id }) => _id)).toEqual(["a", "b", "c"]);
});
