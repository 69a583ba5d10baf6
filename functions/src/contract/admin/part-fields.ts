import * as z from "zod/mini";
import { brand, make, model, year } from "../part-details.ts";
import { Product } from "../products.ts";
import { GTIN, isGtin, readCode } from "../values/article.ts";
import { cleanFirst } from "../values/clean-first.ts";
import { currencyName } from "../values/currency.ts";
import { cleanName } from "../values/names.ts";
import { optionalText } from "../values/optional.ts";
import { partGroups } from "../values/part-groups.ts";
import { normaliseNumber } from "../values/part-number.ts";
import { id, price, text } from "../values/primitives.ts";
import { type Offer, Offers } from "./offers.ts";
import { type Column, list, plain, readYears, rows } from "./part-columns.ts";

/** All there is to know of one field of a part: what admins send and see, files and the database follow from it. */
export interface PartField {
  readonly label: string;
  readonly schema: z.ZodMiniType;
  /** The schema of what admins send, if it isn't that of what is stored. */
  readonly sent?: z.ZodMiniType;
  /** The value of a part that is added without it. A field that has none must be given. */
  readonly default?: unknown;
  /** A field for admins alone is stored apart, where no customer can read it. */
  readonly audience: "anyone" | "admin";
  readonly column: Column;
  /** The kind of its input. */
  readonly input:
    | "text"
    | "long text"
    | "address"
    | "amount"
    | "number"
    | "group"
    | "part"
    | "lines"
    | "rows";
  /** True if a scanner may fill it. */
  readonly isScanned?: boolean;
  readonly hint?: string;
}

function partNumber(label: string) {
  return cleanFirst(text(label, 40), cleanName).check(
    z.refine((number) => normaliseNumber(number) !== "", { error: `${label} has no letter or digit.` }),
  );
}

/** Without what groups its digits under the bars, or a scanner sends beside them. A point or a comma means that a spreadsheet has spoilt it. */
function digitsOf(barcode: string): string {
  return cleanName(readCode(barcode).number)
    .normalize("NFKC")
    .replace(/[\s\p{Dash}]/gu, "");
}

function gtin(label: string) {
  return cleanFirst(text(label, 40), digitsOf).check(
    z.regex(GTIN, { error: `${label} must be 8, 12, 13 or 14 digits.`, abort: true }),
    z.refine(isGtin, { error: `${label} has a digit wrong: the last one doesn't fit the others.` }),
  );
}

function upTo<Item extends z.ZodMiniType>(most: number, label: string, item: Item) {
  return z
    .array(item, { error: `${label} must be a list.` })
    .check(z.maxLength(most, { error: `${label} has more than ${most} entries.` }));
}

const Equivalent = z.object({ brand: brand("Brand"), number: partNumber("Number") });

const Fact = z.object({
  name: cleanFirst(text("Name", 40), cleanName),
  value: cleanFirst(text("Value", 100), cleanName),
});

const FitmentRow = z
  .object({
    make: make("Make"),
    model: model("Model"),
    yearFrom: year("First year"),
    /** Null while the model is built. */
    yearTo: z.nullable(year("Last year")),
    /** Whatever else has to match, such as the engine. */
    note: z.optional(text("Note", 100)),
  })
  .check(
    z.refine(({ yearFrom, yearTo }) => yearTo === null || yearFrom <= yearTo, {
      path: ["yearTo"],
      error: "Last year must not be before the first.",
    }),
  );

/** In the order of forms and files. */
export const partFields = {
  name: { label: "Name", schema: Product.shape.name, audience: "anyone", column: plain, input: "text" },
  /** For one piece. */
  price: {
    label: "Price",
    schema: Product.shape.price,
    audience: "anyone",
    column: plain,
    input: "amount",
    hint: `For one piece, in ${currencyName}.`,
  },
  /** Pieces in stock. */
  quantity: {
    label: "Quantity",
    schema: Product.shape.quantity,
    audience: "anyone",
    column: plain,
    input: "number",
    hint: "Pieces in stock.",
  },
  /** The smallest quantity of one order. */
  minimumQuantity: {
    label: "MinimumQuantity",
    schema: Product.shape.minimumQuantity,
    audience: "anyone",
    column: plain,
    input: "number",
    hint: "The smallest order.",
  },
  picture: {
    label: "Picture",
    schema: Product.shape.picture,
    audience: "anyone",
    column: plain,
    input: "address",
    hint: "An https:// address, a path on this site such as /parts/water-pump.svg, or a file of yours.",
  },
  description: {
    label: "Description",
    schema: Product.shape.description,
    audience: "anyone",
    column: plain,
    input: "long text",
  },
  /** The part's own number, unique by its letters and digits, or null. */
  partNumber: {
    label: "Part number",
    schema: z.nullable(partNumber("Part number")),
    default: null,
    audience: "anyone",
    column: plain,
    input: "text",
    isScanned: true,
  },
  /** The number in its barcode, or null. */
  gtin: {
    label: "GTIN",
    schema: z.nullable(gtin("GTIN")),
    default: null,
    audience: "anyone",
    column: plain,
    input: "number",
    isScanned: true,
    hint: "The 8, 12, 13 or 14 digits of its barcode.",
  },
  brand: {
    label: "Brand",
    schema: cleanFirst(optionalText("Brand", 60), cleanName),
    default: "",
    audience: "anyone",
    column: plain,
    input: "text",
  },
  group: {
    label: "Group",
    schema: z.enum(partGroups, "Group is not one of the shop's groups."),
    default: "other",
    audience: "anyone",
    column: plain,
    input: "group",
  },
  /** A property that is measured or compared, such as the side, the axle and sizes. */
  facts: {
    label: "Specifications",
    schema: upTo(30, "Specifications", Fact),
    default: [],
    audience: "anyone",
    column: rows<z.infer<typeof Fact>>(
      ([name, ...value]) => ({ name, value: value.join("; ") }),
      ({ name, value }) => [name, value],
    ),
    input: "rows",
    hint: "Side, axle, sizes and the like. They're found by search.",
  },
  oemNumbers: {
    label: "OEM numbers",
    schema: upTo(50, "OEM numbers", partNumber("OEM number")),
    default: [],
    audience: "anyone",
    column: list,
    input: "lines",
    hint: "The vehicle makers' numbers for it, one a line or with commas between them.",
  },
  equivalents: {
    label: "Equivalents",
    schema: upTo(50, "Equivalents", Equivalent),
    default: [],
    audience: "anyone",
    column: rows<z.infer<typeof Equivalent>>(
      ([brand, number]) => ({ brand, number }),
      ({ brand, number }) => [brand, number],
    ),
    input: "rows",
    hint: "The same part from other brands.",
  },
  /** The vehicles it fits. Without any it's universal. */
  fitment: {
    label: "Vehicles",
    schema: upTo(200, "Vehicles", FitmentRow),
    default: [],
    audience: "anyone",
    column: rows<z.infer<typeof FitmentRow>>(
      ([make, model, years, ...notes]) => {
        const note = notes.join("; ");
        return { make, model, ...readYears(years), ...(note && { note }) };
      },
      ({ make, model, yearFrom, yearTo, note }) => {
        return [make, model, `${yearFrom}-${yearTo ?? ""}`, ...(note === undefined ? [] : [note])];
      },
    ),
    input: "rows",
    hint: "The vehicles it fits. Without any, it fits all.",
  },
  /** The id of the part that replaces it, or null. */
  supersededBy: {
    label: "Superseded by",
    schema: z.nullable(id),
    sent: z.nullable(text("Superseded by", 128)),
    default: null,
    audience: "anyone",
    column: plain,
    input: "part",
    hint: "The number of the part that replaces it, its address or its id.",
  },
  /** For one piece, beside the price: given back for the old part. */
  deposit: {
    label: "Deposit",
    schema: price("Deposit"),
    default: 0,
    audience: "anyone",
    column: plain,
    input: "amount",
    hint: `For one piece, in ${currencyName}: given back for the old part.`,
  },
  /** Where it lies. */
  shelf: {
    label: "Shelf",
    schema: z.nullable(cleanFirst(text("Shelf", 20), cleanName)),
    default: null,
    audience: "admin",
    column: plain,
    input: "text",
    isScanned: true,
    hint: "Where it is stored. Only admins see it.",
  },
  /** Paid for one piece. */
  cost: {
    label: "Cost",
    schema: z.nullable(price("Cost")),
    default: null,
    audience: "admin",
    column: plain,
    input: "amount",
    hint: `What you pay for one piece, in ${currencyName}. Only admins see it.`,
  },
  /** The suppliers that sell it. */
  offers: {
    label: "Offers",
    schema: Offers,
    default: [],
    audience: "admin",
    column: rows<Offer>(
      ([supplierId, number, pack, cost, days, preferred]) => ({
        ...{ supplierId, number: number || null, pack, cost: cost || null, days: days || null },
        isPreferred: preferred === "preferred",
      }),
      ({ supplierId, number, pack, cost, days, isPreferred }) => {
        return [supplierId, number, pack, cost, days, ...(isPreferred ? ["preferred"] : [])];
      },
    ),
    input: "rows",
    hint: "The suppliers that sell it. Only admins see them.",
  },
} as const satisfies Record<string, PartField>;

type Fields = typeof partFields;
export type PartFieldName = keyof Fields;
type NamesOf<Kind> = { [Name in PartFieldName]: Fields[Name] extends Kind ? Name : never }[PartFieldName];
type ForAnyone = NamesOf<{ audience: "anyone" }>;
type ForAdmins = NamesOf<{ audience: "admin" }>;
type Optional = NamesOf<{ default: unknown }>;
type Required = Exclude<PartFieldName, Optional>;

/** Some of the fields, by their names, with one thing of each. */
function pick<Values>(read: (field: PartField) => unknown, isWanted: (field: PartField) => boolean): Values {
  const wanted = Object.entries<PartField>(partFields).filter(([, field]) => isWanted(field));
  return Object.fromEntries(wanted.map(([name, field]) => [name, read(field)])) as Values;
}

type SchemasOf<Name extends PartFieldName> = { [Each in Name]: Fields[Each]["schema"] };

const schemaOf = ({ schema }: PartField) => schema;
const sentOf = ({ schema, sent = schema }: PartField) => sent;
const hasDefault = (field: PartField) => "default" in field;
export const schemasForAnyone = pick<SchemasOf<ForAnyone>>(schemaOf, ({ audience }) => audience === "anyone");
export const schemasForAdmins = pick<SchemasOf<ForAdmins>>(schemaOf, ({ audience }) => audience === "admin");

type Added = {
  [Name in PartFieldName]: Name extends Optional
    ? z.ZodMiniOptional<Fields[Name]["schema"]>
    : Fields[Name]["schema"];
};

/** The fields that a part is added with. */
export const addedShape = pick<Added>(
  (field) => (hasDefault(field) ? z.optional(sentOf(field)) : sentOf(field)),
  () => true,
);

type Changed = { [Name in PartFieldName]: z.ZodMiniOptional<Fields[Name]["schema"]> };

/** The fields that may be changed of a part. */
export const changedShape = pick<Changed>(
  (field) => z.optional(sentOf(field)),
  () => true,
);

type Defaults = { [Name in Optional]: z.output<Fields[Name]["schema"]> };

export function partDefaults(): Defaults {
  return structuredClone(pick<Defaults>(({ default: value }) => value, hasDefault));
}

const names = Object.keys(partFields) as PartFieldName[];
export const requiredFields = names.filter((name) => !hasDefault(partFields[name])) as Required[];
export const fieldsForAdmins = names.filter((name) => partFields[name].audience === "admin") as ForAdmins[];
export const optionalFields = names.filter((name) => hasDefault(partFields[name])) as Optional[];

/** True of a field that holds money. Other columns of a file have none. */
export function isAmount(name: string): boolean {
  const field: PartField | undefined = partFields[name as PartFieldName];
  return field?.input === "amount";
}

type Cells = { [Name in PartFieldName]?: string | undefined };

/** Reads the cells of a part in a file, unchecked. Empty cells say nothing. */
export function readCells(cells: Cells): { [Name in PartFieldName]?: unknown } {
  const entries = Object.entries<PartField>(partFields).flatMap(([name, { column }]) => {
    const cell = cells[name as PartFieldName]?.trim();
    return cell ? [[name, column.read(cell)] as const] : [];
  });
  return Object.fromEntries(entries);
}

export function writeCells(part: { [Name in PartFieldName]?: unknown }): Record<PartFieldName, string> {
  const cells = Object.entries<PartField>(partFields).map(([name, { column, default: none }]) => {
    return [name, column.write((part[name as PartFieldName] ?? none) as never)];
  });
  return Object.fromEntries(cells);
}
