import { Timestamp } from "firebase-admin/firestore";
import type { Fields, Migration } from "./migration.ts";

// Products had the specification's fields alone.

const none = {
  ...{ partNumber: null, brand: "", group: "other", oemNumbers: [], equivalents: [] },
  ...{ supersededBy: null, fitment: [], version: 1 },
};

/** Nothing that anyone sees changes, so it's as old as before. */
function updatedAt({ createdAt }: Fields) {
  const added = new Date(String(createdAt));
  return Number.isNaN(added.getTime()) ? {} : { updatedAt: Timestamp.fromDate(added) };
}

export const withPartDetails: Migration = {
  products: (document) => ({ ...none, ...updatedAt(document), ...document }),
};
