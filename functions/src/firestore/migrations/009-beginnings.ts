import { wordsOfOrder } from "../order-words.ts";
import { wordsOfPerson } from "../person-words.ts";
import type { Migration } from "./migration.ts";

// Orders and accounts were found by finished words alone, and by none of an address or a part.

export const beginnings: Migration = {
  orders: (document) => ({ ...document, words: wordsOfOrder(document) }),
  users: (account) => ({ words: wordsOfPerson({ email: account.email }), ...account }),
  profiles: ({ words: _, ...profile }) => ({
    ...profile,
    words: wordsOfPerson({ name: profile.name, mobile: profile.mobile }),
  }),
};
