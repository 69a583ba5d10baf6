import { listManufacturers, saveManufacturer } from "@carparts/functions/contract/admin/manufacturers";
import type { NounName } from "@carparts/functions/contract/admin/nouns";
import {
  type AddSupplier,
  addSupplier,
  changeSupplier,
  listSuppliers,
  readSupplier,
} from "@carparts/functions/contract/admin/suppliers";
import type { Call } from "@carparts/functions/testing/api";
import { aManufacturer } from "@carparts/functions/testing/builders";
import { anUglySupplier, aSupplier } from "@carparts/functions/testing/nouns";
import { anUglyManufacturer } from "@carparts/functions/testing/ugly";

/** Calls by an admin. */
/** A noun as its screen shows it. */
export interface TestedNoun {
  /** Its route, whose title the screen and the table have, and the title of its dialog. */
  readonly route: "manufacturers" | "suppliers";
  readonly dialog: string;
  /** A text of the list, and the addresses of its calls. */
  readonly shows: string;
  readonly calls: RegExp;
  /** Makes one by this name. Answers with what is in its address. */
  readonly make: (call: Call, name: string) => Promise<string>;
  /** The same as another admin changes it, with another value of its field `Name`. */
  readonly change: (call: Call, id: string, value: string) => Promise<unknown>;
  /** Makes the longest. */
  readonly makeUgly: (call: Call) => Promise<string>;
  /** Its name in messages. */
  readonly full: (name: string) => string;
  /** A value that is refused, by its field, and the words. */
  readonly refused: readonly [label: string, value: string, words: RegExp];
  /** The number of those that this finds. */
  readonly count: (call: Call, q: string) => Promise<number>;
  readonly question: (name: string) => string;
  /** The button that adds one. */
  readonly add?: string;
  /** The heading that turns the list round. */
  readonly sorted?: string;
}

async function saveMaker(call: Call, fields: Parameters<typeof aManufacturer>[0]): Promise<string> {
  return (await call(saveManufacturer, { body: aManufacturer(fields) })).output.brand;
}

async function addNamed(call: Call, fields: Partial<AddSupplier>): Promise<string> {
  return (await call(addSupplier, { body: aSupplier(fields) })).output._id;
}

export const testedNouns: Readonly<Record<NounName, TestedNoun>> = {
  maker: {
    ...{ route: "manufacturers", dialog: "Maker", shows: "without a maker", calls: /\/api\/makers/ },
    make: (call, brand) => saveMaker(call, { brand }),
    async change(call, brand, name) {
      const { error } = await call(saveManufacturer, { body: aManufacturer({ brand, name }) });
      const { version } = error.present as { version: number };
      return saveMaker(call, { brand, name, version });
    },
    makeUgly: (call) => saveMaker(call, anUglyManufacturer()),
    full: (brand) => `Maker of ${brand}`,
    refused: ["Email", "northwind", /Email is not an email address\.$/],
    count: async (call, q) => (await call(listManufacturers, { query: { q } })).output.total,
    question: (brand) => `Delete the maker of ${brand}? Its parts will then show no maker.`,
  },
  supplier: {
    ...{
      route: "suppliers",
      dialog: "Supplier",
      shows: "supplier",
      calls: /\/api\/suppliers/,
      sorted: "Name",
      add: "Add a supplier",
    },
    make: (call, name) => addNamed(call, { name }),
    async change(call, id, name) {
      const { version } = (await call(readSupplier, { params: { id } })).output;
      await call(changeSupplier, { params: { id }, body: { version, name } });
    },
    makeUgly: (call) => addNamed(call, anUglySupplier()),
    full: (name) => name,
    refused: ["Email", "a@b.test;c@d.test", /Email is not an email address\.$/],
    count: async (call, q) => (await call(listSuppliers, { query: { q } })).output.total,
    question: (name) => `Delete the supplier ${name}?`,
  },
};
