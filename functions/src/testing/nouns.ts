import { deleteManufacturer, listManufacturers, saveManufacturer } from "../contract/admin/manufacturers.ts";
import {
  type AddSupplier,
  addSupplier,
  changeSupplier,
  deleteSupplier,
  listSuppliers,
  readSupplier,
} from "../contract/admin/suppliers.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import type { Call } from "./api.ts";
import { aManufacturer, aUniqueWord } from "./builders.ts";

/** Calls by an admin. */
export interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown> | Blob;
}

/** A call about a noun, which access, keys and refusals are tested with. */
interface NounCall {
  readonly endpoint: Endpoint;
  /** A valid body, about a thing of its own. */
  readonly body?: () => Record<string, unknown>;
  /** Makes the thing that it's about, and names it. */
  readonly about?: (call: Call) => Promise<Parts>;
  /** Values of its body's or query's fields that it refuses. */
  readonly wrong?: Readonly<Record<string, readonly unknown[]>>;
}

const text = (length: number) => "x".repeat(length);

const wrongSupplier = {
  name: ["", " \u200b ", text(81), null],
  email: [
    "nobody",
    "a@b.test, c@d.test",
    "a@b.test,c@d.test",
    "a,c@d.test",
    "a@b.test;c",
    "A <a@b.test>",
    "",
  ],
  customerNumber: [text(61), "", 5],
  days: [-1, 366, 1.5, "soon", ""],
  minimumOrder: [-1, 1.001, "much", ""],
  note: [text(1001), "a\0b"],
};

export const nounCalls: readonly NounCall[] = [
  { endpoint: listManufacturers, wrong: { limit: ["0", "101"], maker: ["some"] } },
  {
    endpoint: saveManufacturer,
    body: () => ({ ...aManufacturer() }),
    wrong: {
      brand: [" \u200b ", text(61)],
      name: ["\u3164", text(101), "a\0b"],
      address: ["", text(301)],
      email: ["northwind", `${text(250)}@a.test`],
      version: [-1],
    },
  },
  {
    endpoint: deleteManufacturer,
    async about(call) {
      const { brand, version } = (await call(saveManufacturer, { body: aManufacturer() })).output;
      return { body: { brand, version } };
    },
  },
  { endpoint: listSuppliers, wrong: { limit: ["0", "101"], sort: ["days"], q: [text(201)] } },
  { endpoint: addSupplier, body: () => ({ ...aSupplier() }), wrong: wrongSupplier },
  { endpoint: readSupplier, about: aboutSupplier },
  {
    endpoint: changeSupplier,
    body: () => ({ days: 4, version: 1 }),
    about: aboutSupplier,
    wrong: { ...wrongSupplier, version: [0, undefined] },
  },
  { endpoint: deleteSupplier, about: aboutSupplier },
];

async function aboutSupplier(call: Call): Promise<Parts> {
  return { params: { id: (await call(addSupplier, { body: aSupplier() })).output._id } };
}

/** The fields of a supplier by a name of its own. */
export function aSupplier(fields: Partial<AddSupplier> = {}): AddSupplier {
  return {
    name: `Northwind ${aUniqueWord()}`,
    email: "orders@northwind.example",
    ...{ customerNumber: "K-4711", days: 3, minimumOrder: 50, note: "Orders until noon leave the same day." },
    ...fields,
  };
}

export function anUglySupplier(): AddSupplier {
  const name = `${aUniqueWord()}${"Hochdruckkraftstoffpumpe".repeat(4)}`.slice(0, 80);
  const email = `${"x".repeat(190)}@${"y".repeat(55)}.test`;
  const dear = { days: 365, minimumOrder: 1_000_000, note: "Hochdruckkraftstoffpumpe".repeat(40) };
  return { ...{ name, email, customerNumber: "4711".repeat(15) }, ...dear };
}

/** A valid input of the call, about a new thing. */
export async function inputOf({ body, about }: NounCall, call: Call): Promise<Parts> {
  const made = await about?.(call);
  return { ...(body && { body: body() }), ...made };
}

export function nameOf({ endpoint: { method, path } }: NounCall): string {
  return `${method} ${path}`;
}
