import { describe, expect, it } from "vitest";
import { as } from "../../testing/api.ts";
import { endpoints } from "../../testing/endpoints.ts";
import { useWorld } from "../../testing/use-world.ts";
import { matrix } from "./access-matrix.ts";

const world = useWorld();

/** Where nothing is recorded, and why. */
const unrecorded: Readonly<Record<string, string>> = {
  "POST /api/pictures": "Nobody sees a picture before a part is changed to have it.",
};

const changes = endpoints.filter(
  ({ access, method, name }) => access === "admin" && method !== "GET" && !(name in unrecorded),
);

describe("What an admin does is in the audit log", () => {
  it.each(changes)("$name", async (endpoint) => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const parts = await matrix[endpoint.name]?.about(customer, world);
    const reply = await as(admin).call(endpoint, parts as never);
    if (reply.status === 201) world.adopt(reply.json);
    expect(reply.status).toBeLessThan(300);
    const events = await world.auditEventsOf(reply.headers.get("x-request-id") ?? "");
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) expect(event.who).toBe(admin.uid);
  });

  it("leaves out calls that are there", () => {
    const names = endpoints.map(({ name }) => name);
    expect(Object.keys(unrecorded).filter((name) => !names.includes(name))).toEqual([]);
  });
});
