import { wholeCents } from "./001-whole-cents.ts";
import { withPartDetails } from "./002-part-details.ts";
import { withHandling } from "./003-order-handling.ts";
import { cleanNames } from "./004-clean-names.ts";
import { orderSearch } from "./005-order-search.ts";
import { factsAndDeposit } from "./006-facts-and-deposit.ts";
import { peopleSearch } from "./007-people-search.ts";
import { customersApart } from "./008-customers-apart.ts";
import { beginnings } from "./009-beginnings.ts";
import type { Fields, Migration } from "./migration.ts";

/** The first leads from version 0 to 1. Add the next at the end, and don't change one that a shop has run. */
const migrations: readonly Migration[] = [
  wholeCents,
  withPartDetails,
  withHandling,
  cleanNames,
  orderSearch,
  factsAndDeposit,
  peopleSearch,
  customersApart,
  beginnings,
];

export function versionOf(collection: string): number {
  return migrations.findLastIndex((migration) => Object.hasOwn(migration, collection)) + 1;
}

/** Documents without a version were written before the first migration of their collection. */
function storedVersion({ schemaVersion = 0 }: Fields): unknown {
  return schemaVersion;
}

/** False if a newer release wrote the document, or if its version was damaged. */
export function isKnown(collection: string, document: Fields): boolean {
  const version = storedVersion(document);
  return Number.isInteger(version) && Number(version) >= 0 && Number(version) <= versionOf(collection);
}

export function upgrade(collection: string, document: Fields, id: string): Fields {
  const version = versionOf(collection);
  if (storedVersion(document) === version) return document;
  const steps = migrations.slice(Number(storedVersion(document)));
  const upgraded = steps.reduce((fields, step) => step[collection]?.(fields, id) ?? fields, document);
  return { ...upgraded, schemaVersion: version };
}
