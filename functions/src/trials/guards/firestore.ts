import { guardsOf } from "./guard.ts";

/** Guards of stored documents: parsing, migrations, pages. */
export const firestoreGuards = [
  ...guardsOf("functions/src/firestore/page.ts", "functions/src/trials/guests/guests.emulator.test.ts", [
    ["the most items at once", "MOST_ITEMS = 1000", "MOST_ITEMS = 10_000"],
  ]),
  ...guardsOf("functions/src/firestore/page.ts", "functions/src/orders/orders-search.emulator.test.ts", [
    ["the list that a cursor belongs to", "z.literal(list)", "z.string()", "on where another ended"],
    ["the page that another one follows", "readUpTo(limit + 1,", "readUpTo(limit,", "whatever the pages"],
  ]),
  ...guardsOf("functions/src/contract/list.ts", "functions/src/http/invalid-input.test.ts", [
    ["the longest page of a list", 'whole("limit", 1, 100)', 'whole("limit", 1, 1000)'],
  ]),
  ...guardsOf("functions/src/firestore/readable.ts", "functions/src/damage/damage.emulator.test.ts", [
    ["the place of a damaged document outside lists", "if (!(error instanceof DamagedDocument)) throw error;", "throw error;"],
  ]),
  ...guardsOf("functions/src/firestore/converter.ts", "functions/src/firestore/converter.test.ts", [
    ["the parsing of what is stored", "whole.parse(document) as", "(whole && document) as"],
    ["the parsing of what is updated", "return z.partial(schema).parse(fields) as F", "return (schema && fields) as F"],
  ]),
  ...guardsOf("functions/src/firestore/converter.ts", "functions/src/firestore/migrations/migrate.emulator.test.ts", [
    ["the reading of documents that aren't migrated yet", "upgrade(place.collection, stored, place.document)", "stored"],
    ["the documents of a newer release", "if (!isKnown(", "if (false && !isKnown("],
  ]),
  ...guardsOf("functions/src/firestore/migrations/migrate.ts", "functions/src/firestore/migrations/migrate.emulator.test.ts", [
    ["a change made while a document is migrated", ", { lastUpdateTime: stored.updateTime }", ""],
    ["damaged documents, which no migration touches", "!findDamageIn(document)", "document"],
    ["a dry run of the migration", "if (!isDry) ", ""],
  ]),
  ...guardsOf("functions/src/firestore/stored-part.ts", "functions/src/firestore/migrations/migrate.emulator.test.ts", [
    ["numbers of earlier releases, which may be none", " ...numbers,", ""],
  ]),
];
