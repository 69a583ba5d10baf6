import { wordsOfName } from "../name-words.ts";
import { orderNumberOf } from "../order-number.ts";
import type { Migration } from "./migration.ts";

// Accounts couldn't be found by their name, nor what was done to an order by its number.

export const peopleSearch: Migration = {
  profiles: (profile) => ({
    words: typeof profile.name === "string" ? wordsOfName(profile.name) : [],
    ...profile,
  }),
  auditLog: (event) => {
    const { what, target } = event;
    const isOfOrder = typeof what === "string" && what.startsWith("order_") && typeof target === "string";
    return isOfOrder ? { number: orderNumberOf(target), ...event } : event;
  },
};
