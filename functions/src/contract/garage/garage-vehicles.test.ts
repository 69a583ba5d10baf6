import { describe, expect, it } from "vitest";
import { withVehicles } from "./garage-vehicles.ts";

const golf = { make: "VW", model: "Golf", year: 2009 };
const civic = { make: "Honda", model: "Civic", year: 2015 };
const polo = { make: "VW", model: "Polo", year: 2017 };
const garage = { vehicles: [golf, civic], chosen: 1 };

describe("A garage after a change", () => {
  it("has what was added in front, and what was there keeps its place", () => {
    expect(withVehicles(garage, { added: [polo, civic] })).toEqual({
      vehicles: [polo, golf, civic],
      chosen: 2,
    });
  });

  it("has not what was removed, which then isn't chosen", () => {
    expect(withVehicles(garage, { removed: [civic] })).toEqual({ vehicles: [golf], chosen: null });
    expect(withVehicles(garage, { removed: [golf, polo] })).toEqual({ vehicles: [civic], chosen: 0 });
  });

  it("has chosen the vehicle that is named, which comes in if it isn't there, or none", () => {
    expect(withVehicles(garage, { chosen: golf })).toEqual({ vehicles: [golf, civic], chosen: 0 });
    expect(withVehicles(garage, { chosen: polo })).toEqual({ vehicles: [polo, golf, civic], chosen: 0 });
    expect(withVehicles(garage, { chosen: null })).toEqual({ vehicles: [golf, civic], chosen: null });
  });

  it("is the same when the change comes a second time", () => {
    for (const changes of [{ added: [polo], removed: [golf] }, { chosen: polo, removed: [civic] }, {}]) {
      const once = withVehicles(garage, changes);
      expect(withVehicles(once, changes)).toEqual(once);
    }
  });

  it("keeps a vehicle that is removed and added at once, as the newest", () => {
    expect(withVehicles(garage, { removed: [civic], added: [civic] })).toEqual({
      vehicles: [civic, golf],
      chosen: 0,
    });
  });
});
