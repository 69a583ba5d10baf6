import { wordsOfOrder } from "../order-words.ts";
import { listOf } from "../trash-list.ts";
import type { Migration } from "./migration.ts";

// Words of a customer's name were among the numbers that an order is found by, and orders that they deleted among admins'.

export const customersApart: Migration = {
  orders: (document) => ({ ...document, words: wordsOfOrder(document) }),
  trash: (document) => ({ ...document, listedAs: listOf(document) }),
};
