import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { type ImportParts, importParts, undoImport } from "../contract/admin/imports.ts";
import type { Offer } from "../contract/admin/offers.ts";
import { readWholePart } from "../contract/admin/parts.ts";
import { addSupplier } from "../contract/admin/suppliers.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { aPartNumber, aUniqueWord } from "../testing/builders.ts";
import { aSupplier } from "../testing/nouns.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();
let admin: Account;
let supplier: string;
let supplierId: string;

beforeEach(async () => {
  admin = await world.admin();
  const { output } = await as(admin).call(addSupplier, {
    body: aSupplier({ name: `=Nord ${aUniqueWord()}` }),
  });
  [supplier, supplierId] = [output.name, output._id];
});

async function send(rows: Record<string, string>[], more: Partial<ImportParts> = {}) {
  const body = { importId: randomUUID(), name: "prices.csv", first: 2, rows, ...more };
  return (await as(admin).call(importParts, { body: body as never })).output.items;
}

function anOffer(fields: Partial<Offer> = {}): Offer {
  return { supplierId, number: null, pack: 1, cost: null, days: null, isPreferred: false, ...fields };
}

async function managed({ _id: id }: { _id: string }) {
  return (await as(admin).call(readWholePart, { params: { id } })).output;
}

describe("A supplier's list", () => {
  it("names parts by the supplier's numbers, shows first what it would change, and can be taken back", async () => {
    const number = `N-${aUniqueWord()}`;
    const offers = [anOffer({ number, pack: 4, cost: 2, isPreferred: true })];
    const part = await world.product({ cost: 9, offers });
    const rows = [{ supplier: supplier.toUpperCase(), supplierNumber: number.toLowerCase(), cost: "2.50" }];
    const changed = [{ ...anOffer({ number: number.toLowerCase(), pack: 4, cost: 2.5, isPreferred: true }) }];
    const answer = [{ line: 2, result: "update", _id: part._id, changes: { offers: [offers, changed] } }];
    expect(await send(rows, { isDryRun: true })).toMatchObject(answer);
    expect((await managed(part)).version).toBe(1);
    const importId = randomUUID();
    expect(await send(rows, { importId })).toMatchObject(answer);
    expect(await managed(part)).toMatchObject({ offers: changed, cost: 9, version: 2 });
    expect(await send(rows, { importId })).toMatchObject(answer);
    expect(await send(rows)).toMatchObject([{ result: "same" }]);
    await as(admin).call(undoImport, { params: { id: importId }, body: {} });
    expect(await managed(part)).toMatchObject({ offers, cost: 9 });
  });

  it("learns a number with the part's own, and knows the part by it in the next file", async () => {
    const [partNumber, supplierNumber] = [aPartNumber(), `S ${aUniqueWord()}`];
    const part = await world.product({ partNumber });
    await send([{ partNumber, supplier, supplierNumber, pack: "10" }]);
    expect(await send([{ supplier, supplierNumber, cost: "0.35" }])).toMatchObject([{ result: "update" }]);
    expect((await managed(part)).offers).toEqual([anOffer({ number: supplierNumber, pack: 10, cost: 0.35 })]);
  });

  it.each<[string, string, (number: string) => Record<string, string>, string]>([
    [
      "a number that two parts have",
      "supplierNumber",
      (supplierNumber) => ({ supplier, supplierNumber: `${supplierNumber}-2` }),
      "Several parts have this number of the supplier. A part number says which one is meant.",
    ],
    [
      "a number that no part has",
      "supplierNumber",
      () => ({ supplier, supplierNumber: aUniqueWord() }),
      "No part has this number of the supplier. Name the part by its own number once.",
    ],
    [
      "a supplier that isn't there",
      "supplier",
      (supplierNumber) => ({ supplier: "Nobody & Sons", supplierNumber }),
      "No supplier has this name. Add it under Suppliers first, or correct the name.",
    ],
    [
      "a pack of none",
      "pack",
      (supplierNumber) => ({ supplier, supplierNumber, pack: "0" }),
      "Pack must be at least 1.",
    ],
    [
      "half a pack",
      "pack",
      (supplierNumber) => ({ supplier, supplierNumber, pack: "1.5" }),
      "Pack must be a whole number.",
    ],
  ])("has a wrong row with %s", async (_what, column, cells, reason) => {
    const number = `D-${aUniqueWord()}`;
    const parts = [
      await world.product({ offers: [anOffer({ number })] }),
      await world.product({ offers: [anOffer({ number: `${number}-2` })] }),
      await world.product({ offers: [anOffer({ number: `${number}/2`.toLowerCase() })] }),
    ];
    const [row] = await send([cells(number)], { lenient: true });
    expect(row?.result).toBe("wrong");
    expect(row?.problems).toContainEqual(expect.objectContaining({ column, reason }));
    for (const part of parts) expect((await managed(part)).version).toBe(1);
  });

  it("updates a replaced part's own offer, and takes no cost in another currency", async () => {
    const number = aUniqueWord();
    const successor = await world.product();
    const part = await world.product({ supersededBy: successor._id, offers: [anOffer({ number, cost: 1 })] });
    const row = { supplier, supplierNumber: number, pack: "2", cost: "3" };
    const currency = { result: "wrong", problems: [{ column: "cost" }] };
    expect(await send([{ ...row, cost: "3 PLN" }])).toMatchObject([currency]);
    expect(await send([{ ...row, cost: "3 PLN" }], { lenient: true })).toMatchObject([
      { result: "update", problems: [{ column: "cost", isWarning: true }] },
    ]);
    expect((await managed(part)).offers).toEqual([anOffer({ number, pack: 2, cost: 1 })]);
    expect((await managed(successor)).offers).toEqual([]);
  });

  it("from before somebody changed the offers changes what it names alone, and is a conflict where both did", async () => {
    const number = aUniqueWord();
    const part = await world.product({ offers: [anOffer({ number, cost: 1 })] });
    const cells = { _id: part._id, version: "1", supplier, supplierNumber: number, pack: "1" };
    await send([{ _id: part._id, supplier, cost: "2" }]);
    expect(await send([{ ...cells, cost: "1", shelf: "A-1" }])).toMatchObject([
      { result: "update", changes: { shelf: [null, "A-1"] } },
    ]);
    expect(await send([{ ...cells, cost: "3" }])).toMatchObject([
      { result: "conflict", problems: [{ column: "supplier" }] },
    ]);
    expect((await managed(part)).offers).toEqual([anOffer({ number, cost: 2 })]);
  });
});
