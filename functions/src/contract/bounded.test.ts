import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { endpoints } from "../testing/endpoints.ts";
import { LARGEST_CHUNK } from "./admin/imports.ts";

interface Sent {
  readonly at: string;
  readonly schema: z.core.$ZodTypes;
}

/** Walks through a schema, itself included, down to its texts. */
function* sentOf(schema: z.core.$ZodType, at: string): Generator<Sent> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  yield { at, schema: schema as z.core.$ZodTypes };
  if (def.type === "object") {
    for (const [name, field] of Object.entries(def.shape)) yield* sentOf(field, `${at}.${name}`);
    if (def.catchall) yield* sentOf(def.catchall, `${at}.*`);
  }
  if (def.type === "array") yield* sentOf(def.element, `${at}[]`);
  if (def.type === "union") for (const option of def.options) yield* sentOf(option, at);
  if (def.type === "pipe") yield* sentOf(def.in, at);
  if ("innerType" in def) yield* sentOf(def.innerType, at);
}

function firstCheckOf({ _zod }: z.core.$ZodTypes) {
  const [first] = _zod.def.checks ?? [];
  return (first?._zod.def ?? {}) as { check?: string; maximum?: number; abort?: boolean };
}

/** The rows of a file are judged one by one, by what each field takes: imports/row-reader.test.ts. */
const CELL = /^POST \/api\/imports body\.rows\[\]\.\w+$/;
const LONGEST = 8192;

const sent = endpoints.flatMap(({ name, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [...sentOf(schema, `${name} ${part}`)] : [],
  ),
);

describe("Everything that calls send", () => {
  it("has a longest length if it's a text, which is checked before anything looks into it", () => {
    const texts = sent.filter(({ schema }) => schema._zod.def.type === "string");
    expect(texts.length).toBeGreaterThan(200);
    const unbounded = texts.filter(({ at, schema }) => {
      const { check, maximum = Infinity, abort } = firstCheckOf(schema);
      return check !== "max_length" || !abort || maximum > (CELL.test(at) ? LARGEST_CHUNK : LONGEST);
    });
    expect(unbounded.map(({ at }) => at)).toEqual([]);
  });

  it("has a most if it's a list", () => {
    const lists = sent.filter(({ schema }) => schema._zod.def.type === "array");
    const endless = lists.filter(
      ({ schema }) => !schema._zod.def.checks?.some(({ _zod }) => _zod.def.check === "max_length"),
    );
    expect(endless.map(({ at }) => at)).toEqual([]);
  });
});
