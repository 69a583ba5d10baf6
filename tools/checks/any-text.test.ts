import type { Request } from "express";
import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { fileColumns } from "../../functions/src/contract/admin/file-columns.ts";
import type { Endpoint } from "../../functions/src/contract/endpoint.ts";
import { parseRequest } from "../../functions/src/http/parse.ts";
import { readRow } from "../../functions/src/imports/row-reader.ts";
import { endpoints } from "../../functions/src/testing/endpoints.ts";
import { growsFaster } from "./growth.ts";

/** Texts that have been slow to match somewhere: each is repeated. */
const PIECES = [
  ...["1", "a", " ", "\n", ",", ".", "-", "_", "/", "\\", "@", "%", "[", "(", "<", "'", '"', "|", ";"],
  ...[
    "é",
    "e\u0301",
    "\u0301",
    "ẞ",
    "ﷺ",
    "漢",
    "٣",
    "\u{1f600}",
    "\ud800",
    "\0",
    "\u200b",
    "\u00ad",
    "\u202e",
  ],
  ...["1 ", "1,", "a ", "\n1E+", "1;", "a-", "..", "a.", "__", "<a>", "a@a."],
];

type Field = (text: unknown) => unknown;

/** Puts a text into each field of a schema, alone. */
function* fieldsOf(schema: z.core.$ZodType): Generator<[at: string, put: Field]> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "object") {
    for (const [name, field] of Object.entries(def.shape))
      for (const [at, put] of fieldsOf(field)) yield [`.${name}${at}`, (text) => ({ [name]: put(text) })];
    return;
  }
  if (def.type === "array") {
    for (const [at, put] of fieldsOf(def.element)) yield [`[]${at}`, (text) => [put(text)]];
    // As many as the body has room for.
    for (const [at, put] of fieldsOf(def.element))
      yield [`[…]${at}`, (text) => Array.from({ length: String(text).length / 8 }, () => put("a"))];
    return;
  }
  if ("innerType" in def) return yield* fieldsOf(def.innerType);
  if (def.type === "union") for (const option of def.options) yield* fieldsOf(option);
  if (def.type === "pipe") yield* fieldsOf(def.in);
  yield ["", (text) => text];
}

interface Case {
  readonly name: string;
  readonly work: (text: string) => () => void;
}

function parsing(endpoint: Endpoint, request: object): () => void {
  const is = () => "application/json";
  const req = {
    params: {},
    query: {},
    body: {},
    rawBody: Buffer.from("{}"),
    is,
    ...request,
  } as never as Request;
  return () => {
    try {
      parseRequest(endpoint, req);
    } catch {
      // Most are refused.
    }
  };
}

const calls: Case[] = endpoints.flatMap((endpoint) =>
  (["params", "query", "body"] as const).flatMap((part) => {
    const fields = new Map(endpoint[part] ? fieldsOf(endpoint[part]) : []);
    // Of a path all parameters are judged before anything else is.
    const alone = part === "params" ? endpoint : { ...endpoint, params: undefined };
    return [...fields].map(([at, put]) => ({
      name: `${endpoint.name} ${part}${at}`,
      work: (text: string) => parsing(alone as Endpoint, { [part]: put(text) }),
    }));
  }),
);

const cells: Case[] = fileColumns.map((column) => ({
  name: `a file's ${column}`,
  work: (text) => () => void readRow(2, { [column]: text }, { emptyClears: false, lenient: false }),
}));

describe("Whatever text is sent in whichever place,", () => {
  it.each([
    ["a call", calls],
    ["a row of a file", cells],
  ])(
    "%s takes no longer than the text gets longer",
    (_what, cases) => {
      expect(cases.length).toBeGreaterThan(20);
      const slow = cases.flatMap(({ name, work }) =>
        PIECES.filter((piece) =>
          growsFaster((length) => work(`x${piece.repeat(length / piece.length)}x`)),
        ).map((piece) => `${name}: ${JSON.stringify(piece)}`),
      );
      expect(slow).toEqual([]);
    },
    300_000,
  );
});
