import { describe, expect, it } from "vitest";
import { type Garage, readGarage, saveGarage } from "../contract/garage.ts";
import { as } from "../testing/api.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

const golf = { make: "VW", model: "Golf", year: 2009 };
const civic = { make: "Honda", model: "Civic", year: 2015 };

describe("A garage", () => {
  it("is empty at first, and holds what its owner saved last", async () => {
    const customer = await world.customer();
    expect((await as(customer).call(readGarage, {})).json).toEqual({ vehicles: [], chosen: null });
    for (const body of [
      { vehicles: [golf, civic], chosen: 1 },
      { vehicles: [civic], chosen: null },
    ]) {
      expect((await as(customer).call(saveGarage, { body })).json).toEqual(body);
      expect((await as(customer).call(readGarage, {})).json).toEqual(body);
    }
  });

  it("holds each vehicle once, whatever its spellings, and keeps the one that is chosen", async () => {
    const customer = await world.customer();
    const vehicles = [civic, golf, { make: " vw\u200b", model: "GOLF", year: 2009 }, { ...golf, year: 2010 }];
    const body = { vehicles, chosen: 2 };
    const kept = { vehicles: [civic, golf, { ...golf, year: 2010 }], chosen: 1 };
    expect((await as(customer).call(saveGarage, { body })).json).toEqual(kept);
    expect((await as(customer).call(readGarage, {})).json).toEqual(kept);
    const spelt = [{ make: "\u2068V\u00adW\u2069 ", model: "Golf\u00a0 GTI", year: 2009 }];
    const reply = await as(customer).call(saveGarage, { body: { vehicles: spelt, chosen: null } });
    expect(reply.output.vehicles).toEqual([{ make: "VW", model: "Golf GTI", year: 2009 }]);
  });

  it("is its owner's alone", async () => {
    const [customer, other] = [await world.customer(), await world.customer()];
    await as(customer).call(saveGarage, { body: { vehicles: [golf], chosen: 0 } });
    expect((await as(other).call(readGarage, {})).output.vehicles).toEqual([]);
    expect((await as(await world.admin()).call(readGarage, {})).output.vehicles).toEqual([]);
  });

  it.each([
    ["vehicles", { vehicles: Array(11).fill(golf), chosen: null }],
    ["vehicles.0.year", { vehicles: [{ ...golf, year: 1899 }], chosen: null }],
    ["vehicles.0.make", { vehicles: [{ ...golf, make: " " }], chosen: null }],
    ["chosen", { vehicles: [golf], chosen: 1 }],
    ["chosen", { vehicles: [golf], chosen: -1 }],
    ["chosen", { vehicles: [golf] }],
  ])("is refused where %s is wrong", async (field, body) => {
    const reply = await as(await world.customer()).call(saveGarage, { body: body as Garage });
    expect([reply.status, Object.keys(reply.error.fields ?? {})]).toEqual([422, [field]]);
  });

  it("that is damaged is empty, and can be saved again", async () => {
    const customer = await world.customer();
    const body = { vehicles: [golf], chosen: 0 };
    await as(customer).call(saveGarage, { body });
    await world.change("garages", customer.uid, { vehicles: "a fleet" });
    expect((await as(customer).call(readGarage, {})).output.vehicles).toEqual([]);
    await as(customer).call(saveGarage, { body });
    expect((await as(customer).call(readGarage, {})).output).toEqual(body);
  });
});
