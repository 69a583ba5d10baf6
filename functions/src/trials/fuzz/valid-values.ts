import fc from "fast-check";
import type * as z from "zod/mini";
import { kinds } from "./arbitraries.ts";

type Schema = z.core.$ZodType;

/** Enough to tell whether a schema takes a kind of value. */
const TRIES = { numRuns: 30, seed: 1 };

function takes(schema: Schema, value: unknown): boolean {
  return (schema as z.ZodMiniType).safeParse(value).success;
}

/** Values of every kind that the schema takes, if any. */
function anyKindOf(schema: Schema): fc.Arbitrary<unknown> | undefined {
  const taken = kinds.filter((kind) => fc.sample(kind, TRIES).every((value) => takes(schema, value)));
  return taken.length === 0 ? undefined : fc.oneof(...taken).filter((value) => takes(schema, value));
}

function isOptional(schema: Schema): boolean {
  return takes(schema, undefined);
}

/** The fields of an object, also if the object may be left out. */
export function fieldsOf(schema: Schema | undefined): Record<string, fc.Arbitrary<unknown>> {
  const { def } = (schema as z.core.$ZodTypes | undefined)?._zod ?? {};
  if (def?.type === "optional") return fieldsOf(def.innerType);
  const fields = Object.entries(def?.type === "object" ? def.shape : {});
  return Object.fromEntries(
    fields.map(([name, field]) => {
      try {
        return [name, validValues(field)];
      } catch (cause) {
        throw new Error(`No value is known for the field ${name}.`, { cause });
      }
    }),
  );
}

/** Generates values that a schema accepts. A schema of an unknown kind is an error. */
export function validValues(schema: Schema): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object": {
      const requiredKeys = Object.keys(def.shape).filter((name) => !isOptional(def.shape[name] as Schema));
      return fc.record(fieldsOf(schema), { requiredKeys }).filter((value) => takes(schema, value));
    }
    case "array":
      return fc.array(validValues(def.element), { minLength: 1, maxLength: 3 });
    case "optional":
    case "default":
      return validValues(def.innerType);
    case "nullable":
      return fc.option(validValues(def.innerType));
    case "union":
      return fc.oneof(...def.options.map(validValues));
    case "literal":
      return fc.constantFrom(...def.values);
    case "unknown":
      return fc.constant(undefined);
    case "enum":
      return fc.constantFrom(...Object.values(def.entries));
    case "pipe":
      return anyKindOf(schema) ?? validValues(def.in);
    default:
      return anyKindOf(schema) ?? noKind();
  }
}

function noKind(): never {
  throw new Error("arbitraries.ts has no kind of value that this schema takes.");
}
