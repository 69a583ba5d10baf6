import * as z from "zod/mini";
import { instant } from "../../functions/src/contract/values/instant.ts";
import type { ContractFile } from "./contract.ts";

/** A JSON schema as OpenAPI 3.1 has it. */
export type Schema = z.core.JSONSchema.BaseSchema;

/** The name of a schema: an object by its id, a text by its title. */
type Name = { id?: string; title?: string };
type Names = z.core.$ZodRegistry<Name>;
type Direction = "input" | "output";
type Override = NonNullable<z.core.ToJSONSchemaParams["override"]>;

interface CheckDef {
  readonly check: string;
  readonly format?: string;
  readonly fn?: unknown;
  readonly error?: (issue: object) => string | { message: string } | undefined;
}

function checksOf(schema: z.core.$ZodType): CheckDef[] {
  const { checks = [] } = schema._zod.def;
  return checks
    .map(({ _zod }) => _zod.def as CheckDef)
    .filter(({ check, format }) => check === "custom" || format === "regex");
}

function messageOf({ error }: CheckDef): string | undefined {
  const message = error?.({});
  return typeof message === "object" ? message.message : message;
}

/** Adds what zod can't express: whole numbers, instants, custom checks and limits of numbers sent as text. */
const override =
  (direction: Direction): Override =>
  ({ zodSchema, jsonSchema }) => {
    const checks = checksOf(zodSchema);
    if (checks.some(({ fn }) => fn === Number.isInteger)) jsonSchema.type = "integer";
    if (zodSchema === instant) jsonSchema.format = "date-time";
    if (direction === "output") return;
    const { def } = zodSchema._zod as z.core.$ZodPipeInternals;
    if (def.type === "pipe" && def.out._zod.def.type === "number") {
      delete jsonSchema.anyOf;
      Object.assign(jsonSchema, converted(def.out, direction).json);
      jsonSchema.type = [jsonSchema.type as string, "string"] as never;
    }
    const messages = checks.filter(({ fn }) => fn !== Number.isInteger).map(messageOf);
    const refusals = new Set(messages.filter((message) => message !== undefined).map((text) => `“${text}”`));
    if (refusals.size > 0) jsonSchema.description = `Refused with: ${[...refusals].join(", ")}`;
  };

function converted(schema: z.core.$ZodType, direction: Direction, names?: Names) {
  const { $schema, $defs, ...json } = z.toJSONSchema(schema, {
    io: direction,
    unrepresentable: "any",
    override: override(direction),
    ...(names && { metadata: names }),
  });
  return { json: json as Schema, definitions: ($defs ?? {}) as Record<string, Schema> };
}

/** Adds the contract's comments to the fields. */
function describeFields(schema: Schema, fields: ReadonlyMap<string, string>): void {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (typeof field === "boolean") continue;
    const sentences = [fields.get(name), field.description].filter((text) => text !== undefined);
    if (sentences.length > 0) field.description = sentences.join(" ");
    describeFields(field, fields);
  }
}

/** The JSON schemas of a contract. An object that the contract exports is a component of its name. */
export class Schemas {
  readonly components: Record<string, Schema> = {};
  readonly #files: readonly ContractFile[];
  readonly #answered = new Set<string>();

  constructor(files: readonly ContractFile[]) {
    this.#files = files;
  }

  /** The schema of a response. Request all of these before the first body. */
  answered(schema: z.core.$ZodType, file?: ContractFile): Schema {
    const { json, definitions } = converted(schema, "output", this.#names());
    for (const name of Object.keys(definitions)) this.#answered.add(name);
    return this.#keep(json, definitions, file);
  }

  /** The schema of a body. A schema that is answered too has a name of its own here. */
  sent(schema: z.core.$ZodType, file: ContractFile): Schema {
    const names = this.#names((name) => (this.#answered.has(name) ? `${name}Input` : name));
    const { json, definitions } = converted(schema, "input", names);
    return this.#keep(json, definitions, file);
  }

  /** The fields of a path or of a query. */
  parameters(schema: z.core.$ZodType, file: ContractFile): Schema {
    const names = z.registry<Name>();
    this.#nameTexts(names);
    return this.#keep(converted(schema, "input", names).json, {}, file);
  }

  /** Objects become components, and texts such as ids say what they are. */
  #names(nameOf = (name: string) => name) {
    const names = z.registry<Name>();
    this.#nameTexts(names);
    for (const [name, value] of this.#exports()) {
      if (value instanceof z.ZodMiniObject) names.add(value, { id: nameOf(name) });
    }
    return names;
  }

  #nameTexts(names: Names): void {
    for (const [name, value] of this.#exports()) {
      if (value instanceof z.ZodMiniString) names.add(value, { title: name });
    }
  }

  #exports(): [string, unknown][] {
    return this.#files.flatMap(({ exports }) => Object.entries(exports));
  }

  /** Moves the definitions to the components, each described by the comments of the file that exports it. */
  #keep(json: Schema, definitions: Record<string, Schema>, file?: ContractFile): Schema {
    for (const [id, definition] of Object.entries(definitions)) {
      const name = id.replace(/Input$/, "");
      const home = this.#files.find(({ exports }) => name in exports) ?? file;
      const description = home?.commentOn(name);
      this.components[id] = this.#finished({ ...(description && { description }), ...definition }, home);
    }
    return this.#finished(json, file);
  }

  #finished(schema: Schema, file?: ContractFile): Schema {
    const shared = this.#files.find(({ noun }) => noun === "primitives")?.fields ?? [];
    const finished = JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
    describeFields(finished, new Map([...shared, ...(file?.fields ?? [])]));
    return finished;
  }
}
