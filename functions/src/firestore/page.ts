import { FieldPath, type Query } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { uid } from "../contract/account-name.ts";
import type { ListQuery } from "../contract/list.ts";
import { day } from "../contract/values/day.ts";
import { instant } from "../contract/values/instant.ts";
import { id, type PageQuery } from "../contract/values/primitives.ts";
import { AppError } from "../core/app-error.ts";
import { consumeList } from "../core/read-quota.ts";
import { sha256 } from "../core/sha256.ts";
import { readableOnes } from "./readable.ts";

export interface Page<Item> {
  readonly items: Item[];
  readonly next: string | undefined;
}

/** A page of a list under `/api/`. */
export interface ListPage<Item> {
  readonly items: Item[];
  readonly next: string | null;
}

export function noSuchPage(cause: unknown): AppError {
  return new AppError("invalid", "This page of the list can't be found.", {
    fields: { after: "Is not a cursor of this list." },
    cause,
  });
}

/** The sort of lists, and its part in a cursor. */
const keys = {
  ...{ at: instant, createdAt: instant, until: instant, day: day("day") },
  expected: day("expected"),
  ...{ number: z.int(), "total.cents": z.int(), email: z.nullable(z.string()) },
};

/** By these fields and, where they are equal, by the documents' names. */
export interface Sort {
  readonly by: readonly (keyof typeof keys)[];
  readonly direction: "asc" | "desc";
}

function writeCursor(cursor: unknown): string {
  return Buffer.from(JSON.stringify(cursor)).toString("base64url");
}

function readCursor<Schema extends z.ZodMiniType>(text: string, schema: Schema): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch (cause) {
    throw noSuchPage(cause);
  }
}

const NEWEST = z.tuple([instant, id]);

export const MOST_ITEMS = 1000;

/** A page of one of the specification's lists. */
export async function readPage<Item extends { createdAt: string; _id: string }>(
  query: Query<Item>,
  direction: "asc" | "desc",
  { limit = MOST_ITEMS, after }: PageQuery,
): Promise<Page<Item>> {
  const sorted = inOrder(query, { by: ["createdAt"], direction });
  const page = after === undefined ? sorted : sorted.startAfter(...readCursor(after, NEWEST));
  const items = await readUpTo(limit, page);
  const last = items.at(-1);
  const isFull = last && items.length === limit;
  return { items, next: isFull ? writeCursor([last.createdAt, last._id]) : undefined };
}

/** A page of a list under `/api/`. Its cursors are of no other list, and of none with other `filters`. */
export function readListPage<Item extends { _id: string }>(
  query: Query<Item>,
  sort: Sort,
  page: ListQuery,
): Promise<ListPage<Item>> {
  return readJoinedPage([query], sort, page, (items) => items);
}

/** A page of several queries' results. `join` sorts them and removes duplicates. */
export async function readJoinedPage<Item extends { _id: string }>(
  queries: readonly Query<Item>[],
  sort: Sort,
  { limit, after, ...filters }: ListQuery,
  join: (items: Item[]) => Item[],
): Promise<ListPage<Item>> {
  const list = sha256(JSON.stringify([sort, filters])).slice(0, 16);
  const values = sort.by.map((field) => keys[field] as z.ZodMiniType) as [z.ZodMiniType];
  // Accounts' documents are named by their uids, which are odder than other ids.
  const cursor = z.tuple([z.literal(list), z.tuple(values), uid]);
  const [, last, name] = after === undefined ? [] : readCursor(after, cursor);
  const pages = queries.map((query) => {
    const sorted = inOrder(query, sort);
    return readUpTo(limit + 1, last ? sorted.startAfter(...last, name) : sorted);
  });
  const found = join((await Promise.all(pages)).flat());
  const items = found.slice(0, limit);
  const next = found.length > limit ? items.at(-1) : undefined;
  const cursorOf = (item: Item) => [list, sort.by.map((field) => valueAt(item, field)), item._id];
  return { items, next: next ? writeCursor(cursorOf(next)) : null };
}

function inOrder<Item>(query: Query<Item>, { by, direction }: Sort): Query<Item> {
  const fields = by.reduce((sorted, field) => sorted.orderBy(field, direction), query);
  return fields.orderBy(FieldPath.documentId(), direction);
}

function valueAt(item: object, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => Object(value)[name], item);
}

/** Reads on past damaged documents, so that a page is short only at the end. */
async function readUpTo<Item>(limit: number, query: Query<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for (let rest = query; ; ) {
    const wanted = limit - items.length;
    const { docs } = await consumeList(
      wanted,
      () => rest.limit(wanted).get(),
      ({ size }) => size,
    );
    items.push(...readableOnes(docs));
    if (docs.length < wanted || items.length === limit) return items;
    rest = query.startAfter(docs.at(-1));
  }
}
