import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useFreshData } from "./use-fresh-data.ts";

function Shown(query: Parameters<typeof useFreshData<string>>[0]) {
  return <p>{useFreshData(query) ?? "nothing"}</p>;
}

test.each([
  { why: "kept from before", isFetchedAfterMount: false, isError: false, shown: "nothing" },
  { why: "asked for anew", isFetchedAfterMount: true, isError: false, shown: "an order" },
  { why: "kept while asking anew failed", isFetchedAfterMount: true, isError: true, shown: "nothing" },
])("of what was $why, $shown is shown", ({ shown, ...query }) => {
  expect(renderToStaticMarkup(<Shown data="an order" {...query} />)).toBe(`<p>${shown}</p>`);
});
