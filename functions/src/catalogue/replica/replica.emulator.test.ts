import { describe, expect, it } from "vitest";
import { searchCatalogue } from "../../contract/catalogue/search.ts";
import { as } from "../../testing/api.ts";
import { aUniqueWord } from "../../testing/builders.ts";
import { startServer } from "../../testing/server-process.ts";
import { useWorld } from "../../testing/use-world.ts";

const world = useWorld();

describe("An instance of the function", () => {
  it("finds every change of others within five seconds, and reads nothing for a search in between", async () => {
    const brand = aUniqueWord();
    const first = await world.product({ brand });
    const server = await startServer({ env: { PUBLIC_ANSWER_SECONDS: "5", COUNTS_READS: "yes" } });
    const search = async () => {
      const { output } = await as(null, server.site).call(searchCatalogue, { query: { brand } });
      return output.items.map(({ _id, quantity }) => [_id, quantity]);
    };
    expect(await search()).toEqual([[first._id, 10]]);
    const second = await world.product({ brand, quantity: 7 });
    await world.setStock(first, 3);
    await expect.poll(search, { timeout: 5000 }).toEqual([
      [second._id, 7],
      [first._id, 3],
    ]);
    await server.measure();
    for (let count = 0; count < 20; count++) await search();
    // A poll that came in between reads some of the latest changes again.
    expect((await server.measure()).reads).toBeLessThan(30);
    await server.kill();
  });
});
