import * as z from "zod/mini";
import { resultsOf } from "../bulk.ts";
import { endpoint } from "../endpoint.ts";
import { ListQuery, pageOf } from "../list.ts";
import { forEach } from "../values/by-name.ts";
import { instant } from "../values/instant.ts";
import { IdParams } from "../values/params.ts";
import { after, id, NO_ID, sentText, text, whole } from "../values/primitives.ts";
import { type FileColumn, fileColumns } from "./file-columns.ts";
import { ChangeResult, PartChanges } from "./part-changes.ts";

/** The first line of a file is its header. */
export const MOST_LINES = 200_001;
export const MOST_ROWS_AT_ONCE = 200;
/** In bytes. */
export const LARGEST_CHUNK = 1_000_000;

/** A longer one than its field takes is refused with its row alone. */
const cell = z.optional(sentText(LARGEST_CHUNK, "A cell must be text."));
const cells = Object.fromEntries(fileColumns.map((name) => [name, cell]));

/** The cells of a row by their columns. Columns that no part has are left out. */
const ImportRow = z.object(cells as Record<FileColumn, typeof cell>);
export type ImportRow = z.infer<typeof ImportRow>;

const tooLong = { path: ["first"], error: `A file has at most ${MOST_LINES} lines.` };

export const ImportParts = z
  .object({
    /** Made up by who imports, and the same for all rows of the file. */
    importId: id.check(z.maxLength(64, NO_ID)),
    /** The file's. */
    name: text("Name", 200),
    /** The line of the first row in the file, whose header is line 1. */
    first: whole("first", 2, MOST_LINES),
    rows: z
      .array(ImportRow, { error: "Rows must be a list." })
      .check(
        z.minLength(1, { error: "There are no rows." }),
        z.maxLength(MOST_ROWS_AT_ONCE, { error: `At most ${MOST_ROWS_AT_ONCE} at once.` }),
      ),
    /** With `true` nothing is changed. */
    isDryRun: z._default(z.boolean(), false),
    /** True if an empty cell empties the field, but never the quantity. */
    emptyClears: z._default(z.boolean(), false),
    /** With `true` a cell that can't be read costs its row nothing else: it's left out, and named as a warning. */
    lenient: z._default(z.boolean(), false),
    /** The effect of a quantity without `quantityWhenExported` to a part that is there. */
    stock: z._default(z.enum(["ignore", "set"], "stock is ignore or set."), "ignore"),
  })
  .check(z.refine(({ first, rows }) => first + rows.length - 1 <= MOST_LINES, tooLong));
export type ImportParts = z.infer<typeof ImportParts>;

export const RowProblem = z.object({
  column: z.enum(fileColumns),
  /** The beginning of what the cell says. */
  value: z.string(),
  reason: z.string(),
  /** True if the row comes in without the cell. */
  isWarning: z.optional(z.boolean()),
});
export type RowProblem = z.infer<typeof RowProblem>;

/**
 * The result of a row. `same`: it changes nothing. `conflict`: a field was changed in the file and in the shop, and
 * nothing of the row is written. `wrong`: its problems say why. `gone`: the part isn't there any more.
 */
export const ImportedRow = z.object({
  line: z.int(),
  result: ChangeResult,
  _id: z.optional(id),
  changes: PartChanges,
  problems: z.array(RowProblem),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

/**
 * Adds or changes the parts of up to 200 rows of a file, each by itself. The same rows of an import again change nothing,
 * and are answered as they were the first time.
 */
export const importParts = endpoint({
  method: "POST",
  path: "/api/imports",
  access: "admin",
  changes: ["products"],
  body: ImportParts,
  largestBody: LARGEST_CHUNK,
  limit: { calls: 900, seconds: 60 },
  output: resultsOf(ImportedRow),
  status: 200,
  errors: ["idempotency_key_reused"],
});

/** The number of rows with each result. */
export const ImportCounts = forEach(ChangeResult.options, z.int());
export type ImportCounts = z.infer<typeof ImportCounts>;

export const Import = z.object({
  _id: id,
  name: z.string(),
  /** The uid of the person who imported it, or a hash of it once they have deleted their account. */
  who: z.string(),
  email: z.optional(z.string()),
  at: instant,
  counts: ImportCounts,
  /** The number of parts that were taken back. */
  undone: z.int(),
  /** For 30 days, as long as something of it is left to undo. */
  isUndoable: z.boolean(),
});
export type Import = z.infer<typeof Import>;

/** Lists what was imported, newest first. */
export const listImports = endpoint({
  method: "GET",
  path: "/api/imports",
  access: "admin",
  query: ListQuery,
  output: pageOf(Import),
  errors: [],
});

/**
 * Takes back what an import did, some parts at once: ask again with `after` until that is null. A part that was changed or
 * sold since is refused and stays.
 */
export const undoImport = endpoint({
  method: "POST",
  path: "/api/imports/:id/undo",
  access: "admin",
  changes: ["products"],
  params: IdParams,
  query: z.object({ after: z.optional(after) }),
  body: z.optional(z.object({ after: z.optional(z.nullable(after)) })),
  limit: { calls: 900, seconds: 60 },
  output: z.object({
    /** The number of restored parts. */
    done: z.int(),
    refused: z.array(z.object({ _id: id, reason: z.string() })),
    after: z.nullable(z.string()),
  }),
  status: 200,
  errors: ["not_found"],
});
