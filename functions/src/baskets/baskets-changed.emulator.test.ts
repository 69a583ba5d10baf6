import { describe, expect, it } from "vitest";
import { type Basket, changeBasket, readBasket, saveBasket } from "../contract/basket/basket.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

type Lines = Basket["lines"];

const line = (productId: string, quantity = 1) => ({ productId, quantity });

async function linesOf(customer: Account): Promise<Lines> {
  return (await as(customer).call(readBasket, {})).output.lines;
}

function change(customer: Account, ...changes: Lines) {
  return as(customer).call(changeBasket, { body: { changes } });
}

/** A customer with these in their basket. */
async function withLines(...lines: Lines): Promise<Account> {
  const customer = await world.customer();
  await as(customer).call(saveBasket, { body: { lines } });
  return customer;
}

describe("A basket that is changed", () => {
  it("keeps what another device did to other lines, and the call returns all of it", async () => {
    const customer = await world.customer();
    expect((await change(customer, line("pads", 4))).json).toEqual({ lines: [line("pads", 4)] });
    await change(customer, line("disc", 2));
    await change(customer, line("pads", 0), line("fluid"));
    const last = await change(customer, line("disc", 3));
    expect(last.json).toEqual({ lines: [line("disc", 3), line("fluid")] });
    expect(await linesOf(customer)).toEqual(last.output.lines);
  });

  it("keeps all of five changes at once", async () => {
    const customer = await withLines(line("pads"));
    const names = Array.from({ length: 5 }, (_, index) => `part-${index}`);
    const replies = await Promise.all(names.map((name) => change(customer, line(name))));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(await linesOf(customer))).toEqual(new Set(["pads", ...names].map((name) => line(name))));
  });

  it("is the same when a change comes again, because its answer was lost", async () => {
    const customer = await withLines(line("pads"), line("disc"));
    const changes = [line("pads", 0), line("disc", 7), line("fluid")];
    const [first, again] = [await change(customer, ...changes), await change(customer, ...changes)];
    expect([again.status, again.json]).toEqual([200, first.json]);
    expect((await change(customer)).json).toEqual(first.json);
  });

  it("has thirty lines at most: the next is refused in words, and nothing is changed", async () => {
    const full = Array.from({ length: 30 }, (_, index) => line(`part-${index}`));
    const customer = await withLines(...full);
    const { refusal } = await change(customer, line("part-0", 9), line("one-more"));
    expect(refusal).toMatchObject({ status: 409, code: "list_full" });
    expect(refusal.message).toBe("A basket holds 30 parts. Order or remove some first.");
    expect(await linesOf(customer)).toEqual(full);
    const { output } = await change(customer, line("one-more"), line("part-0", 0));
    expect(output.lines).toEqual([...full.slice(1), line("one-more")]);
  });

  it("is its owner's alone", async () => {
    const [customer, other] = [await withLines(line("pads")), await withLines(line("disc"))];
    await change(other, line("pads", 0), line("fluid"));
    expect(await linesOf(customer)).toEqual([line("pads")]);
  });

  it.each([
    ["changes", undefined],
    ["changes", Array(101).fill(line("pads"))],
    ["changes.0.quantity", [line("pads", -1)]],
    ["changes.0.quantity", [line("pads", 1.5)]],
    ["changes.1.productId", [line("pads"), line("../pads")]],
  ])("is refused where %s is wrong", async (field, changes) => {
    const customer = await withLines(line("disc"));
    const reply = await as(customer).call(changeBasket, { body: { changes: changes as Lines } });
    expect([reply.status, Object.keys(reply.error.fields ?? {})]).toEqual([422, [field]]);
    expect(await linesOf(customer)).toEqual([line("disc")]);
  });

  it("and is damaged is as good as empty", async () => {
    const customer = await withLines(line("pads"));
    await world.change("baskets", customer.uid, { lines: "a heap" });
    expect((await change(customer, line("disc"))).json).toEqual({ lines: [line("disc")] });
  });
});
