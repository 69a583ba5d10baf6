import { readPart } from "@carparts/functions/contract/catalogue/part";
import { searchCatalogue } from "@carparts/functions/contract/catalogue/search";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, call } from "#lib/api-client.ts";
import { livePartQuery, partQuery } from "./part.queries.ts";

vi.mock("#lib/api-client.ts", () => {
  class ApiError extends Error {
    readonly status: number;
    constructor(status: number) {
      super();
      this.status = status;
    }
  }
  return { ApiError, call: vi.fn() };
});

const facts = { name: "Disc", price: 9.5, picture: "/a.svg", description: "", minimumQuantity: 1 };
let [present, listed]: (object | undefined)[] = [];
let client: QueryClient;
let calls: string[];

beforeEach(() => {
  present = { _id: "a", ...facts, quantity: 7, fitment: [] };
  listed = { _id: "a", ...facts, quantity: 7, matched: null };
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  calls = [];
  vi.mocked(call).mockImplementation(async (endpoint: unknown) => {
    if (endpoint === readPart) calls.push("part");
    if (endpoint === searchCatalogue) calls.push("list");
    return (endpoint === readPart ? present : { items: listed ? [listed] : [] }) as never;
  });
});

/** As a page asks for it: when it opens, and every ten seconds. */
const fetchPart = () => client.fetchQuery({ ...livePartQuery("a"), staleTime: 0 });

describe("An open page of a part", () => {
  it("reads the part once, and then looks at the list while that shows the same", async () => {
    for (const _ of [1, 2, 3]) expect(await fetchPart()).toBe(present);
    expect(calls).toEqual(["part", "list", "list"]);
  });

  it.each(["quantity", "price", "name", "minimumQuantity"])(
    "reads it again where the list shows another %s",
    async (field) => {
      await fetchPart();
      listed = { ...listed, [field]: 8 };
      present = { ...present, [field]: 8 };
      expect(await fetchPart()).toBe(present);
      expect(calls).toEqual(["part", "list", "part"]);
    },
  );

  it("reads it again where the list has it no longer", async () => {
    await fetchPart();
    listed = undefined;
    await fetchPart();
    expect(calls).toEqual(["part", "list", "part"]);
  });

  it("reads it again after the visitor's own change, before which the list may be", async () => {
    await fetchPart();
    await client.invalidateQueries({ queryKey: ["products"] });
    await fetchPart();
    expect(calls).toEqual(["part", "part"]);
  });

  it("reads it where the page was served with it, whose stock nobody knows yet", async () => {
    client.setQueryData(partQuery("a").queryKey, { _id: "a", ...facts } as never);
    await fetchPart();
    expect(calls).toEqual(["part"]);
  });
});

it.each([404, 422])("A part whose address is answered with %i isn't there", async (status) => {
  vi.mocked(call).mockRejectedValue(new (ApiError as unknown as new (status: number) => Error)(status));
  expect(await client.fetchQuery(partQuery("a"))).toBeNull();
});
