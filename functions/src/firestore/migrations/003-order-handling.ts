import { isMap, type Migration } from "./migration.ts";

// Orders didn't say how far they had come.

const placed = { handling: "new", version: 1, carrier: null, tracking: null };

export const withHandling: Migration = {
  orders: (document) => ({ ...placed, ...document }),
  idempotency: (record) =>
    isMap(record.order) ? { ...record, order: { ...placed, ...record.order } } : record,
};
