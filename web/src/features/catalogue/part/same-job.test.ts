import { describe, expect, it } from "vitest";
import type { Group } from "../groups.ts";
import { groupsOfJob, inOrderOfJob } from "./same-job.ts";

const named = (name: string, group: Group = "brakes") => ({ name, group });

function order(part: ReturnType<typeof named>, others: readonly string[], group = part.group): string[] {
  return inOrderOfJob(
    part,
    others.map((name) => named(name, group)),
  ).map(({ name }) => name);
}

describe("Parts that go with one", () => {
  it("are first those that are changed with it, each kind once, of the same axle", () => {
    const others = [
      "Brake pad set, front, ceramic",
      "Wheel speed sensor, front left",
      "Brake disc, rear, 286 mm",
      "Brake disc, front, 280 mm",
      "Brake disc, front, 312 mm",
      "Brake hose, front",
    ];
    expect(order(named("Brake pad set, front axle"), others)).toEqual([
      "Brake disc, front, 280 mm",
      "Brake hose, front",
      "Brake disc, front, 312 mm",
      "Wheel speed sensor, front left",
      "Brake disc, rear, 286 mm",
      "Brake pad set, front, ceramic",
    ]);
  });

  it("are of all groups that have a part of the job", () => {
    expect(groupsOfJob(named("Oil filter, spin-on", "filters"))).toEqual(["filters", "ignition"]);
    expect(groupsOfJob(named("Water pump", "cooling"))).toEqual(["engine", "cooling"]);
    const others = [named("Engine mount", "engine"), named("Timing belt kit", "engine")];
    expect(inOrderOfJob(named("Water pump", "cooling"), others)[0]).toBe(others[1]);
  });

  it("stay as they are for a part of no job, and are of its group", () => {
    expect(groupsOfJob(named("Door mirror", "body"))).toEqual(["body"]);
    expect(order(named("Door mirror", "body"), ["Wiper blade", "Door handle"])).toEqual([
      "Wiper blade",
      "Door handle",
    ]);
  });
});
