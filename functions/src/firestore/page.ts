import { FieldPath, type Query } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { instant } from "../contract/values/instant.ts";
import { id, type PageQuery } from "../contract/values/primitives.ts";
import { AppError } from "../core/app-error.ts";
import { countedList } from "../core/guest-reads.ts";
import { readableOnes } from "./readable.ts";

export interface Page<Item> {
  readonly items: Item[];
  readonly next: string | undefined;
}

/** Holds even if that item is deleted. */
const Cursor = z.tuple([instant, id]);

export function noSuchPart(cause: unknown): AppError {
  return new AppError("invalid", "This page of the list can't be found.", {
    fields: { after: "Is not a cursor of this list." },
    cause,
  });
}

function writeCursor({ createdAt, _id }: { createdAt: string; _id: string }): string {
  return Buffer.from(JSON.stringify([createdAt, _id])).toString("base64url");
}

function readCursor(text: string): z.infer<typeof Cursor> {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch (cause) {
    throw noSuchPart(cause);
  }
}

export const MOST_ITEMS = 1000;

export async function readPage<Item extends { createdAt: string; _id: string }>(
  query: Query<Item>,
  direction: "asc" | "desc",
  { limit = MOST_ITEMS, after }: PageQuery,
): Promise<Page<Item>> {
  let page = query.orderBy("createdAt", direction).orderBy(FieldPath.documentId(), direction);
  if (after !== undefined) page = page.startAfter(...readCursor(after));
  const items = await readUpTo(limit, page);
  const last = items.at(-1);
  return { items, next: last && items.length === limit ? writeCursor(last) : undefined };
}

/** Reads on past damaged documents, so that a page is short only at the end. */
async function readUpTo<Item>(limit: number, query: Query<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for (let rest = query; ; ) {
    const wanted = limit - items.length;
    const { docs } = await countedList(
      wanted,
      () => rest.limit(wanted).get(),
      ({ size }) => size,
    );
    items.push(...readableOnes(docs));
    if (docs.length < wanted || items.length === limit) return items;
    rest = query.startAfter(docs.at(-1));
  }
}
