import {
  type PartField,
  type PartFieldName,
  partFields,
  requiredFields,
} from "@carparts/functions/contract/admin/part-fields";
import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { ChangeProduct } from "@carparts/functions/contract/admin/products";
import { normaliseInput } from "@carparts/functions/contract/values/typed";
import type { TypedFields } from "#ui/forms/typed-fields.ts";
import { type ProductForm, readDetails } from "../part-details-values.ts";

/** Its stock is changed by what says why. */
export type EditedField = Exclude<PartFieldName, "quantity">;
/** As typed. */
export type PartChange = Partial<Pick<ProductForm, Extract<EditedField, keyof ChangeProduct>>>;

export interface EditChange extends PartChange {
  readonly version: number;
  readonly why?: string;
}

/** The fields of the form that shows this part. */
export function toTypedFields(part: ListedPart): TypedFields {
  return Object.keys(partFields).flatMap((name) => fieldsOf(name, storedIn(part, name as PartFieldName)));
}

function storedIn(part: ListedPart, name: PartFieldName): unknown {
  return name === "supersededBy" ? part.supersededBy?._id : part[name];
}

function fieldsOf(name: string, value: unknown): TypedFields {
  const { input, column }: PartField = partFields[name as PartFieldName];
  if (typeof value === "number" && input === "amount") return [[name, value.toFixed(2)]];
  if (!Array.isArray(value)) return [[name, String(value ?? "")]];
  const rows: unknown[] = value;
  if (input === "lines") return [[name, rows.map((row) => column.write([row] as never)).join("\n")]];
  return rows.flatMap((row, place) =>
    Object.entries(row as object).map(
      ([field, text]) => [`${name}.${place}.${field}`, String(text ?? "")] as const,
    ),
  );
}

/** Reads the form's fields in the API's shape. */
function readTyped(typed: TypedFields): Required<PartChange> {
  const data = new FormData();
  for (const [name, text] of typed) data.append(name, text);
  const { quantity: _, ...required } = Object.fromEntries(
    requiredFields.map((name) => [name, normaliseInput(String(data.get(name) ?? ""))]),
  );
  return { ...required, ...readDetails(data) } as Required<PartChange>;
}

/** The typed values that differ from the part's. */
export function changesIn(typed: TypedFields, base: ListedPart): PartChange {
  return differing(readTyped(typed), readTyped(toTypedFields(base)));
}

function differing(now: PartChange, before: PartChange): PartChange {
  const isChanged = ([name, value]: [string, unknown]) =>
    !isSame(name as EditedField, value, before[name as EditedField]);
  return Object.fromEntries(Object.entries(now).filter(isChanged));
}

/** Compares values as they are stored, however they are written. */
function isSame(name: EditedField, ...values: [unknown, unknown]): boolean {
  const [one, other] = values.map((value) => {
    const read = ChangeProduct.shape[name].safeParse(value);
    return JSON.stringify(read.success ? read.data : value);
  });
  return one === other;
}

export function hasChanges(part: ListedPart, change: PartChange): boolean {
  return Object.keys(differing(change, readTyped(toTypedFields(part)))).length > 0;
}

/** A field that two admins have changed, each in another way. */
export interface FieldConflict {
  readonly name: EditedField;
  readonly mine: unknown;
  readonly theirs: unknown;
}

interface Meanwhile {
  readonly disputed: readonly FieldConflict[];
  /** Changes by the other side alone, which stay. */
  readonly theirs: PartChange;
}

/** Compares both sides' changes of `base`. */
export function changedMeanwhile(mine: PartChange, base: ListedPart, present: ListedPart): Meanwhile {
  const theirs = differing(readTyped(toTypedFields(present)), readTyped(toTypedFields(base)));
  const names = Object.keys(theirs) as EditedField[];
  const disputed = names.filter((name) => name in mine && !isSame(name, mine[name], theirs[name]));
  const alone = names.filter((name) => !(name in mine));
  return {
    disputed: disputed.map((name) => ({ name, mine: mine[name], theirs: theirs[name] })),
    theirs: Object.fromEntries(alone.map((name) => [name, theirs[name]])),
  };
}

/** The form of the present part, with what was typed in these fields. */
export function typedOver(present: ListedPart, typed: TypedFields, names: readonly string[]): TypedFields {
  const isNamed = ([name]: readonly [string, string]) => names.includes(name.split(".")[0] ?? "");
  return [...toTypedFields(present).filter((field) => !isNamed(field)), ...typed.filter(isNamed)];
}

/** The form of a part with this change. */
export function withChange(part: ListedPart, change: PartChange): TypedFields {
  const fields = Object.entries(change).flatMap(([name, value]) => fieldsOf(name, value));
  return typedOver(part, fields, Object.keys(change));
}
