import { describe, expect, it } from "vitest";
import { readWholePart } from "../contract/admin/parts.ts";
import { addProduct, deleteProduct } from "../contract/admin/products.ts";
import { readPart } from "../contract/catalogue/part.ts";
import { searchCatalogue } from "../contract/catalogue/search.ts";
import { listProducts } from "../contract/products.ts";
import { moneyOf } from "../contract/values/money.ts";
import { as } from "../testing/api.ts";
import { aProduct } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

/** A part as admins are shown it. */
async function managed(id: string) {
  return (await as(await world.admin()).call(readWholePart, { params: { id } })).output;
}

describe("What is for admins alone", () => {
  it("is taken with a new part, and stored apart from what anyone may know", async () => {
    const body = aProduct({ shelf: "B-12", cost: 12.4 });
    const { output } = await as(await world.admin()).call(addProduct, { body });
    world.adoptProduct(output._id);
    expect(output).toMatchObject({ shelf: "B-12", cost: 12.4 });
    expect(await world.stored("productInternals", output._id)).toMatchObject({
      shelf: "B-12",
      cost: moneyOf(1240),
    });
    const stored = await world.stored("products", output._id);
    expect(stored).not.toHaveProperty("shelf");
    expect(stored).not.toHaveProperty("cost");
    expect(await managed(output._id)).toMatchObject({ ...body, version: 1 });
  });

  it("is in no answer about parts, whoever asks", async () => {
    const { _id } = await world.product({ shelf: "B-12", cost: 12.4 });
    for (const caller of [null, await world.customer(), await world.admin()]) {
      const answers = [
        await as(caller).call(readPart, { params: { id: _id } }),
        await as(caller).call(listProducts, { query: { id: _id } }),
        await as(caller).call(searchCatalogue, { query: { id: _id } }),
      ];
      for (const { json } of answers) expect(JSON.stringify(json)).not.toMatch(/shelf|cost|B-12|12\.4/);
    }
  });

  it("goes with the part", async () => {
    const { _id: id } = await world.product({ shelf: "B-12" });
    await as(await world.admin()).call(deleteProduct, { params: { id } });
    expect(await world.stored("productInternals", id)).toBeUndefined();
  });

  it("is null for a part of an earlier release, and where its document is damaged", async () => {
    const [older, damaged] = [await world.olderProduct(), await world.product({ shelf: "B-12" })];
    await world.change("productInternals", damaged._id, { shelf: 7 });
    for (const { _id } of [older, damaged]) {
      expect(await managed(_id)).toMatchObject({ _id, shelf: null, cost: null });
    }
  });

  it.each([
    [{ shelf: "x".repeat(21) }, "shelf", "Shelf is longer than 20 characters."],
    [{ shelf: " " }, "shelf", "Shelf is missing."],
    [{ cost: -1 }, "cost", "Cost must not be below 0."],
    [{ cost: "12,40" }, "cost", "Cost must be an amount such as 24.90. Write 12.40."],
  ])("is refused where it is wrong: %j", async (fields, field, message) => {
    const body = aProduct(fields as object);
    const { status, error } = await as(await world.admin()).call(addProduct, { body });
    expect([status, error.fields?.[field]]).toEqual([422, message]);
  });
});
