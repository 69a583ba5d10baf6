import { describe, expect, it } from "vitest";
import { listVehiclesWithoutResults, readCoverage } from "../../contract/admin/coverage.ts";
import type { Input } from "../../contract/endpoint.ts";
import type { Account } from "../../testing/accounts.ts";
import { as } from "../../testing/api.ts";
import { aUniqueWord } from "../../testing/builders.ts";
import { pagesOf } from "../../testing/pages.ts";
import { useWorld } from "../../testing/use-world.ts";

const world = useWorld();

type Query = NonNullable<Input<typeof readCoverage>["query"]>;

async function read(admin: Account, query: Query) {
  return (await as(admin).call(readCoverage, { query })).output;
}

const years = (yearFrom: number, yearTo: number | null) => ({ yearFrom, yearTo });

describe("GET /api/coverage", () => {
  it("says of each model which groups and years it lacks, the most useful first, page by page", async () => {
    const [admin, make] = [await world.admin(), aUniqueWord()];
    const fitting = (model: string, span: object) => ({ fitment: [{ make, model, ...span }] as never });
    await world.product({ group: "brakes", ...fitting("Alpha", years(2004, 2008)) });
    await world.product({ group: "filters", ...fitting("Alpha", years(2004, 2012)) });
    await world.product({ group: "brakes", ...fitting("Beta", years(2010, 2011)) });
    await world.product({ group: "lighting", ...fitting("Beta", years(2010, 2011)) });
    await world.product({ group: "filters", ...fitting("beta", years(2010, 2011)) });
    await expect
      .poll(() => read(admin, { make }), { timeout: 10_000 })
      .toMatchObject({
        total: 2,
        items: [{ model: "Beta", parts: 3 }, { model: "Alpha" }].toReversed(),
      });
    const { items } = await read(admin, { make: make.toUpperCase() });
    expect(items).toEqual([
      {
        ...{ make, model: "Alpha", parts: 2, ...years(2004, 2012) },
        groups: [
          { group: "brakes", count: 1, without: [{ from: 2009, to: 2012 }] },
          { group: "filters", count: 1, without: [] },
          { group: "lighting", count: 0, without: [{ from: 2004, to: 2012 }] },
        ],
      },
      {
        ...{ make, model: "Beta", parts: 3, ...years(2010, 2011) },
        groups: ["brakes", "filters", "lighting"].map((group) => ({ group, count: 1, without: [] })),
      },
    ]);
    const pages = await pagesOf((page) => read(admin, { make, ...page, limit: 1 }));
    expect(pages.map(([item]) => item?.model)).toEqual(["Alpha", "Beta"]);
    expect((await read(admin, { make, gaps: "only" })).items.map(({ model }) => model)).toEqual(["Alpha"]);
  });

  it("has every model of the shop, and tells the parts that fit all of them apart", async () => {
    const admin = await world.admin();
    const universal = async () => {
      const { universal: counts } = await read(admin, {});
      return counts.find(({ value }) => value === "steering")?.count ?? 0;
    };
    const before = await universal();
    const product = await world.product({ group: "steering", fitment: [] });
    await expect.poll(universal, { timeout: 10_000 }).toBeGreaterThan(before);
    expect((await read(admin, { make: aUniqueWord() })).items).toEqual([]);
    await world.touch(product);
  });

  it.each<[string, Record<string, unknown>]>([
    ["after", { after: "nonsense" }],
    ["after", { after: Buffer.from('["x",0,-1,"VW","Golf"]').toString("base64url") }],
  ])("is refused where %s is wrong: %j", async (field, query) => {
    const reply = await as(await world.admin()).call(readCoverage, { query: query as Query });
    expect(reply.refusal).toMatchObject({ status: 422, code: "invalid" });
    expect(Object.keys(reply.error.fields ?? {})).toEqual([field]);
  });
});

it("GET /api/coverage/missed is a list of vehicles, and takes nothing that could be wrong", async () => {
  const { status, output } = await as(await world.admin()).call(listVehiclesWithoutResults, {});
  expect([status, Array.isArray(output.items)]).toEqual([200, true]);
});
