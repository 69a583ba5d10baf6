import { describe, expect, it } from "vitest";
import { hostileTexts } from "../../scripts/made-up/hostile-texts.ts";
import { CatalogueAnswer } from "../contract/catalogue/answer.ts";
import { send } from "../testing/api.ts";
import { aUniqueWord } from "../testing/builders.ts";
import { environment } from "../testing/emulator.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

function search(query: string | Record<string, string>) {
  return send(`/api/products?${new URLSearchParams(query)}`);
}

function cursor(...parts: unknown[]): string {
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
}

describe("A search", () => {
  it.each(hostileTexts)("for %j is answered", async (q) => {
    const reply = await search({ q });
    expect(reply.status).toBe(200);
    expect(CatalogueAnswer.safeParse(reply.json).success).toBe(true);
  });

  it.each([
    ["after", "after=abc"],
    ["after", "after="],
    ["after", `after=${"x".repeat(3000)}`],
    ["after", `after=${cursor("0123456789abcdef", ["all", 0, 0], 1, "id")}`],
    ["after", `after=${cursor({ toString: 1 }, null, [], {})}`],
  ])("is refused where %s is wrong: %s", async (field, query) => {
    const reply = await search(query);
    expect([reply.status, Object.keys(reply.error.fields ?? {})]).toEqual([422, [field]]);
  });

  it("for ten thousand characters is refused", async () => {
    const query = `?q=${"x".repeat(10_000)}`;
    // Hosting may refuse so long an address before the API sees it.
    const { status } = await fetch(new URL(`/api/products${query}`, environment.SITE_URL));
    expect([status >= 400, status < 500]).toEqual([true, true]);
    const { FUNCTIONS_URL, GCLOUD_PROJECT } = environment;
    const reply = await send(`${FUNCTIONS_URL}/${GCLOUD_PROJECT}/us-central1/api/api/products${query}`);
    expect(reply.refusal).toMatchObject({ status: 422, fields: { q: "q is longer than 200 characters." } });
  });

  it("goes on after its own cursor alone, and with another limit", async () => {
    const brand = aUniqueWord();
    for (let count = 0; count < 3; count++) await world.product({ brand });
    const query = { brand, sort: "price", limit: "1" };
    const { next } = (await search(query)).json as { next: string };
    expect((await search({ ...query, after: next })).status).toBe(200);
    expect((await search({ ...query, after: next, limit: "2" })).status).toBe(200);
    for (const other of [{ sort: "-price" }, { q: "brake" }, { stock: "in" }, { brand: aUniqueWord() }]) {
      expect((await search({ ...query, ...other, after: next })).status, JSON.stringify(other)).toBe(422);
    }
    const tampered = JSON.parse(Buffer.from(next, "base64url").toString());
    const made = cursor(tampered[0], ["closest", 99, 99], tampered[2], tampered[3]);
    expect((await search({ ...query, after: made })).status).toBe(422);
  });

  it("with what it doesn't know is the same as without", async () => {
    const brand = aUniqueWord();
    await world.product({ brand });
    const reply = await send(`/api/products?brand=${brand}&colour=red&__proto__[a]=b&constructor=x`);
    expect((reply.json as { total: number }).total).toBe(1);
  });
});
