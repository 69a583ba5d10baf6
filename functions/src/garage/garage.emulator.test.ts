import { describe, expect, it } from "vitest";
import { type Garage, readGarage, saveGarage } from "../contract/garage/garage.ts";
import { changeGarage, type GarageChanges } from "../contract/garage/garage-changes.ts";
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
    const stored = { vehicles: [civic, golf, { ...golf, year: 2010 }], chosen: 1 };
    expect((await as(customer).call(saveGarage, { body })).json).toEqual(stored);
    expect((await as(customer).call(readGarage, {})).json).toEqual(stored);
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

describe("A garage that is changed", () => {
  const audi = { make: "Audi", model: "A4", year: 2011 };
  const ford = { make: "Ford", model: "Focus", year: 2016 };

  async function withGarage(body: Garage) {
    const customer = await world.customer();
    await as(customer).call(saveGarage, { body });
    const change = (body: GarageChanges) => as(customer).call(changeGarage, { body });
    return { change, read: async () => (await as(customer).call(readGarage, {})).json };
  }

  it("keeps what another device added, removed and chose, and the call returns all of it", async () => {
    const { change, read } = await withGarage({ vehicles: [golf, civic], chosen: 1 });
    await change({ added: [audi] });
    await change({ added: [ford], removed: [golf] });
    const third = await change({ chosen: audi });
    expect(third.json).toEqual({ vehicles: [ford, audi, civic], chosen: 1 });
    expect((await change({ removed: [ford] })).json).toEqual({ vehicles: [audi, civic], chosen: 0 });
    expect((await change({ chosen: null })).json).toEqual({ vehicles: [audi, civic], chosen: null });
    expect(await read()).toEqual({ vehicles: [audi, civic], chosen: null });
  });

  it("keeps both vehicles of two devices at once", async () => {
    const { change, read } = await withGarage({ vehicles: [golf], chosen: 0 });
    await Promise.all([change({ added: [audi] }), change({ added: [ford] }), change({ added: [civic] })]);
    const { vehicles, chosen } = (await read()) as Garage;
    expect(new Set(vehicles)).toEqual(new Set([audi, ford, civic, golf]));
    expect(chosen).toBe(3);
  });

  it("is the same when a change comes again, because its answer was lost", async () => {
    const { change } = await withGarage({ vehicles: [golf, civic], chosen: 1 });
    const changes = { added: [audi], removed: [golf], chosen: ford };
    const [first, again] = [await change(changes), await change(changes)];
    expect([again.status, again.json]).toEqual([200, first.json]);
    expect((await change({})).json).toEqual(first.json);
  });

  it("has ten vehicles at most: the next is refused in words, and nothing is changed", async () => {
    const vehicles = Array.from({ length: 10 }, (_, index) => ({ ...golf, year: 2000 + index }));
    const full = { vehicles, chosen: 4 };
    const { change, read } = await withGarage(full);
    for (const body of [{ added: [audi] }, { chosen: audi }]) {
      const { refusal } = await change(body);
      expect(refusal).toMatchObject({ status: 409, code: "list_full" });
      expect(refusal.message).toBe("A garage holds 10 vehicles. Remove one first.");
    }
    expect(await read()).toEqual(full);
    const { output } = await change({ added: [audi], removed: vehicles.slice(9) });
    expect(output).toEqual({ vehicles: [audi, ...vehicles.slice(0, 9)], chosen: 5 });
  });

  it("and is damaged is as good as empty", async () => {
    const customer = await world.customer();
    await as(customer).call(saveGarage, { body: { vehicles: [golf], chosen: 0 } });
    await world.change("garages", customer.uid, { vehicles: "a fleet" });
    const { output } = await as(customer).call(changeGarage, { body: { chosen: civic } });
    expect(output).toEqual({ vehicles: [civic], chosen: 0 });
  });
});
