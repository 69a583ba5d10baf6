import { describe, expect, it } from "vitest";
import { partDefaults } from "../contract/admin/part-fields.ts";
import { type AddProduct, addProduct, deleteProduct } from "../contract/admin/products.ts";
import { adjustStock } from "../contract/admin/stock.ts";
import { placeOrder } from "../contract/orders.ts";
import { moneyOf } from "../contract/values/money.ts";
import type { Account } from "../testing/accounts.ts";
import { as, untilServed } from "../testing/api.ts";
import { anOrder, aPartNumber, aProduct } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

const { shelf, cost, offers, ...noDetails } = partDefaults();

async function add(admin: Account, body: unknown) {
  const reply = await as(admin).call(addProduct, { body: body as AddProduct });
  if (reply.status === 201) world.adoptProduct(reply.output._id);
  return reply;
}

async function updatedAt(id: string): Promise<number> {
  const { updatedAt } = (await world.stored("products", id)) as { updatedAt: { toMillis(): number } };
  return updatedAt.toMillis();
}

describe("The details of a part", () => {
  it("are stored as they're sent, and answered with it", async () => {
    const admin = await world.admin();
    const successor = await world.product();
    const details = {
      partNumber: aPartNumber(),
      gtin: "4047024479432",
      brand: "Bosch",
      group: "brakes",
      facts: [{ name: "Axle", value: "front" }],
      oemNumbers: ["1K0 615 301 AA", "8E0-615-301"],
      equivalents: [{ brand: "ATE", number: "24.0125-0145.1" }],
      supersededBy: successor._id,
      fitment: [
        { make: "VW", model: "Golf", yearFrom: 2008, yearTo: 2012, note: "PR 1ZE" },
        { make: "VW", model: "Golf", yearFrom: 2019, yearTo: null },
      ],
    };
    const body = aProduct(details as Partial<AddProduct>);
    const { json, output } = await add(admin, body);
    expect(json).toEqual({ _id: output._id, ...body });
    expect(await world.stored("products", output._id)).toMatchObject({ ...details, version: 1 });
  });

  it("are empty where none are sent", async () => {
    const { output } = await add(await world.admin(), aProduct());
    const stored = await world.stored("products", output._id);
    expect(stored).toMatchObject({ ...noDetails, deposit: moneyOf(0), version: 1 });
    expect(Math.abs(Date.now() - (await updatedAt(output._id)))).toBeLessThan(60_000);
  });

  it.each([
    ["supersededBy", "a/b", "The part that replaces it is not in the shop."],
    ["supersededBy", "__name__", "The part that replaces it is not in the shop."],
    ["supersededBy", "never-was", "The part that replaces it is not in the shop."],
  ])("are refused where %s is %j", async (field, value, message) => {
    const body = { ...aProduct(), [field.split(".")[0] ?? ""]: value };
    const { refusal, error } = await add(await world.admin(), body);
    expect([refusal.status, error.fields]).toEqual([422, { [field]: message }]);
  });

  it.each([(number: string) => number, (number: string) => ` ${number.toLowerCase().replaceAll("-", " ")}`])(
    "name the part that replaces it by its number as well, which is stored as its id: %s",
    async (written) => {
      const partNumber = aPartNumber();
      const successor = await world.product({ partNumber });
      const supersededBy = written(partNumber);
      const { output } = await add(await world.admin(), aProduct({ supersededBy }));
      expect(await world.stored("products", output._id)).toMatchObject({ supersededBy: successor._id });
    },
  );

  it("lead to no parts that replace each other in a circle", async () => {
    const [one, other] = [await world.product(), await world.product()];
    await world.change("products", one._id, { supersededBy: other._id });
    await world.change("products", other._id, { supersededBy: one._id });
    const { error } = await add(await world.admin(), aProduct({ supersededBy: one._id }));
    const supersededBy = "These parts replace each other in a circle.";
    expect(error.fields).toEqual({ supersededBy });
  });

  it("are stored as they're seen, without what nobody sees", async () => {
    const number = aPartNumber();
    const row = { yearFrom: 2008, yearTo: 2012 };
    const body = aProduct({
      partNumber: `\u202a${number}\u202c\u001d`,
      brand: "\u00a0Zq \u2003 Parts\u200b",
      oemNumbers: ["1K0\u2060 615  301\0"],
      equivalents: [{ brand: "\u2068Citroe\u0308n\u2069", number: "24.\ufe0f0125" }],
      fitment: [{ ...row, make: `Z\u00ad${"q".repeat(59)}`, model: "\u200fRun  ner\u0000" }],
    });
    const { output } = await add(await world.admin(), body);
    const stored = {
      partNumber: number,
      brand: "Zq Parts",
      oemNumbers: ["1K0 615 301"],
      equivalents: [{ brand: "Citro\u00ebn", number: "24.0125" }],
      fitment: [{ ...row, make: `Z${"q".repeat(59)}`, model: "Run ner" }],
    };
    expect(output).toMatchObject(stored);
    expect(await world.stored("products", output._id)).toMatchObject(stored);
  });

  it("may be as long as they can be", async () => {
    const text = (length: number) => "部".repeat(length);
    const row = { make: text(60), model: text(60), yearFrom: 1900, yearTo: 2100, note: text(100) };
    const body = aProduct({
      facts: Array(30).fill({ name: text(40), value: text(100) }),
      oemNumbers: Array(50).fill(text(40)),
      equivalents: Array(50).fill({ brand: text(60), number: text(40) }),
      fitment: Array(200).fill(row),
    });
    expect((await add(await world.admin(), body)).status).toBe(201);
  });
});

describe("A part number", () => {
  it.each([
    ["in other separators and case", (number: string) => number.toLowerCase().replaceAll(/[ ./-]/g, "")],
    ["with marks around it", (number: string) => `\u2068${number}\u2069\u200e`],
    ["with a minus sign", (number: string) => number.replaceAll("-", "\u2212")],
    [
      "with what nobody sees inside",
      (number: string) => number.replaceAll("-", "\u200b\u00ad-\ufe0f\u001d\0"),
    ],
    ["with other signs", (number: string) => `(${number.replaceAll(" ", "_")})`],
  ])("is not given to a second part, %s", async (_how, spell) => {
    const [admin, partNumber] = [await world.admin(), `Ab 12-3.4/5 ${aPartNumber()}`];
    await add(admin, aProduct({ partNumber }));
    const { refusal, error } = await add(admin, aProduct({ partNumber: spell(partNumber) }));
    expect(refusal).toMatchObject({ status: 409, code: "number_taken" });
    const said = expect.stringMatching(/^Another part has the number .+\.$/);
    expect(error.fields).toEqual({ partNumber: said });
  });

  it("is free again when its part is deleted", async () => {
    const [admin, partNumber] = [await world.admin(), aPartNumber()];
    const { output } = await add(admin, aProduct({ partNumber }));
    await as(admin).call(deleteProduct, { params: { id: output._id } });
    expect((await add(admin, aProduct({ partNumber }))).status).toBe(201);
  });

  it("goes to one of ten that want it at the same time", async () => {
    const [admin, partNumber] = [await world.admin(), aPartNumber()];
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => untilServed(() => add(admin, aProduct({ partNumber })))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });
});

describe("Whoever keeps a copy of the parts", () => {
  it("sees by its time that the stock of one changed", async () => {
    const [admin, customer, product] = [await world.admin(), await world.customer(), await world.product()];
    const added = await updatedAt(product._id);
    await as(customer).call(placeOrder, { body: anOrder(product, customer) });
    const ordered = await updatedAt(product._id);
    await as(admin).call(adjustStock, {
      params: { id: product._id },
      body: { change: 1, reason: "Found." },
    });
    expect([ordered > added, (await updatedAt(product._id)) > ordered]).toEqual([true, true]);
  });

  it("sees that one was deleted", async () => {
    const [admin, product] = [await world.admin(), await world.product()];
    expect(await world.stored("deletedProducts", product._id)).toBeUndefined();
    await as(admin).call(deleteProduct, { params: { id: product._id } });
    const { deletedAt } = (await world.stored("deletedProducts", product._id)) as {
      deletedAt: { toMillis(): number };
    };
    expect(Math.abs(Date.now() - deletedAt.toMillis())).toBeLessThan(60_000);
  });
});
