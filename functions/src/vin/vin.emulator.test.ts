import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { makeVinTable } from "../../scripts/vin/vin-tables.ts";
import { listKnownVehicles } from "../contract/admin/known-vehicles.ts";
import { readVin } from "../contract/vin.ts";
import { as } from "../testing/api.ts";
import { serve } from "../testing/in-process.ts";
import { useWorld } from "../testing/use-world.ts";
import { createVin } from "../vin-app.ts";

const world = useWorld();
const JETTA = "3VWD07AJ5EM388202";
const BMW = "WBA3A5G59DNP26082";

/** Models by make, as the site lists those it has parts for. */
const shop: Record<string, string[]> = { "": ["BMW", "VW"], BMW: ["3 Series"], VW: ["Golf", "jetta"] };
const requests: string[] = [];
let isUp = true;
const site = createServer((req, res) => {
  const make = new URL(req.url ?? "", "http://site").searchParams.get("make") ?? "";
  requests.push(make);
  const values = shop[make]?.map((value) => ({ value, count: 1 }));
  res.writeHead(isUp ? 200 : 503).end(JSON.stringify({ values }));
});
const servers: Server[] = [site];
let address = "";

/** The function in a process that has answered nobody yet. */
async function startVin() {
  const { server, url } = await serve(createVin([address], pathToFileURL(makeVinTable())) as RequestListener);
  servers.push(server);
  return as(null, { SITE_URL: url, FUNCTIONS_URL: url });
}

beforeAll(async () => {
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

function vinOf(vin: string) {
  return { params: { vin } };
}

describe("GET /api/vin/{vin}", () => {
  it("answers anyone, and asks caches to keep nothing", async () => {
    const reply = await as(null).call(readVin, vinOf("1FUJGLDR9CSBK1234"));
    expect(reply.json).toEqual({
      vin: "1FUJGLDR9CSBK1234",
      isValid: false,
      vehicle: { make: "Freightliner", model: "Cascadia", year: 2012 },
      described: expect.stringMatching(/^2012 Freightliner Cascadia, truck-tractor/),
    });
    expect(reply.headers.get("cache-control")).toBe("private, no-store");
  });

  it("names the vehicle as the shop does, and asks its site once in five seconds", async () => {
    const vin = await startVin();
    requests.length = 0;
    const jetta = { make: "VW", model: "jetta", year: 2014 };
    for (const typed of [JETTA, ` ${JETTA.toLowerCase()} `]) {
      expect((await vin.call(readVin, vinOf(typed))).output).toMatchObject({ vin: JETTA, vehicle: jetta });
    }
    expect((await vin.call(readVin, vinOf(BMW))).output.vehicle).toEqual({
      make: "BMW",
      model: "3 Series",
      year: 2013,
    });
    expect(requests).toEqual(["", "VW", "BMW"]);
  });

  it("keeps the tables' names for what the shop doesn't have", async () => {
    const vin = await startVin();
    const { output } = await vin.call(readVin, vinOf("KM8K2CAB4PU001140"));
    expect(output.vehicle).toEqual({ make: "Hyundai", model: "Kona", year: 2023 });
  });

  it("knows the make alone of a number without a check digit, and nothing of an unknown maker", async () => {
    const vin = await startVin();
    expect((await vin.call(readVin, vinOf("WVWZZZ1KZ6W000001"))).output).toMatchObject({
      isValid: null,
      vehicle: { make: "VW" },
    });
    expect((await vin.call(readVin, vinOf("ZZZZZZZZZZZZZZZZZ"))).output).toMatchObject({
      isValid: null,
      vehicle: null,
    });
  });

  it.each([
    "1HGCM82633A00435",
    "1HGCM82633A0043521",
    "1HGCM82633A00435O",
    "1HGCM82633A00435/",
    "__proto__",
    "ß",
  ])("refuses %s, and says why without repeating it", async (typed) => {
    const { refusal } = await as(null).call(readVin, vinOf(typed));
    expect(refusal).toMatchObject({ status: 422, code: "invalid", fields: { vin: refusal.message } });
    expect(refusal.message).not.toContain(typed);
  });

  it("says that it can't be had while the shop's site can't be reached", async () => {
    const vin = await startVin();
    isUp = false;
    expect((await vin.call(readVin, vinOf(JETTA))).status).toBe(503);
    isUp = true;
    expect((await vin.call(readVin, vinOf(JETTA))).status).toBe(200);
  });

  it("takes thirty a second and refuses the rest of a thousand at once, with no number in the log", async () => {
    const said = [vi.spyOn(console, "log"), vi.spyOn(console, "error")];
    for (const spy of said) spy.mockImplementation(() => undefined);
    const vin = await startVin();
    const begin = performance.now();
    const replies = await Promise.all(Array.from({ length: 1000 }, () => vin.call(readVin, vinOf(JETTA))));
    const seconds = Math.ceil((performance.now() - begin) / 1000);
    const [taken, refused] = [200, 429].map((code) => replies.filter(({ status }) => status === code));
    expect([taken?.length, refused?.length]).toEqual([expect.any(Number), 1000 - (taken?.length ?? 0)]);
    expect(taken?.length).toBeGreaterThan(0);
    expect(taken?.length).toBeLessThanOrEqual(30 * (seconds + 1));
    expect(refused?.[0]?.headers.get("retry-after")).toBe("1");
    await vin.call(readVin, vinOf(`${JETTA}1`));
    const lines = said.flatMap(({ mock }) => mock.calls.flat().map(String));
    for (const spy of said) spy.mockRestore();
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join("\n")).not.toContain(JETTA);
  });
});

describe("GET /api/vin/known-vehicles", () => {
  it("lists makes of cars, and a make's models whatever its case", async () => {
    const admin = as(await world.admin());
    const makes = (await admin.call(listKnownVehicles, {})).output.values;
    expect(makes).toEqual(expect.arrayContaining(["BMW", "Honda", "Volkswagen"]));
    expect(makes).not.toContain("Wabash");
    const { values } = (await admin.call(listKnownVehicles, { query: { make: "volkswagen" } })).output;
    expect(values).toEqual(expect.arrayContaining(["Golf", "Jetta"]));
    expect((await admin.call(listKnownVehicles, { query: { make: "No Such" } })).output.values).toEqual([]);
  });
});
