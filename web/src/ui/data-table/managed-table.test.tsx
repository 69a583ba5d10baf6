import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { ManagedTable } from "./managed-table.tsx";
import { Row } from "./table.tsx";

type Props = Parameters<typeof ManagedTable<{ _id: string }, { total: number }>>[0];

const list = {
  state: {},
  isFiltered: true,
  isTyped: false,
  key: "",
  go: () => undefined,
  clear: () => undefined,
};

/** The list of these ids, which is of other words than those asked for if it's old. */
function shown(ids: readonly string[], isOld: boolean): string {
  const pages = [{ items: ids.map((_id) => ({ _id })), total: ids.length }];
  const query = { data: { pages, pageParams: [] }, isPlaceholderData: isOld } as unknown as Props["query"];
  const element = (
    <ManagedTable
      caption="Parts"
      what="The parts"
      columns={[{ label: "Part" }]}
      query={query}
      list={list}
      tools={{}}
      summary={({ total }) => `${total} in all`}
      actions={() => null}
      empty={<p>No parts yet</p>}
      named={({ _id }) => _id}
      keys={() => <p>Keys work</p>}
      row={({ _id }, box) => <Row key={_id}>{[box]}</Row>}
    />
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
}

test("the list that was asked for tells its number, and its rows and keys work", () => {
  const html = shown(["disc", "hose"], false);
  for (const part of ["<span>2 in all</span>", "<tbody>", "Keys work"]) expect(html).toContain(part);
  expect(html).not.toMatch(/inert|invisible|opacity-50/);
});

test("the list before stays in its place, and tells and does nothing", () => {
  const html = shown(["disc", "hose"], true);
  expect(html).toContain('<span class="invisible">2 in all</span>');
  expect(html).toMatch(/<label class="[^"]*invisible"><input[^>]*><span>Select all 2 shown/);
  expect(html).toMatch(/opacity-50" aria-busy="true"><div class="@container"><table/);
  expect(html).toContain('<tbody inert="">');
  expect(html).not.toContain("Keys work");
});

test("that nothing was found is no word about what is asked for now", () => {
  expect(shown([], true)).toMatch(/opacity-50" aria-busy="true"><div inert="">.*Nothing found/);
});
