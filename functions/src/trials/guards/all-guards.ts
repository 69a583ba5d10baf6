import { listAccessGuards } from "./access.ts";
import { accountsGuards } from "./accounts.ts";
import { basketsGuards } from "./baskets.ts";
import { booksGuards } from "./books.ts";
import { buyingGuards } from "./buying.ts";
import { coreGuards } from "./core.ts";
import type { Guard } from "./guard.ts";
import { httpGuards } from "./http.ts";
import { importsGuards } from "./imports.ts";
import { mailGuards } from "./mail.ts";
import { ordersGuards } from "./orders.ts";
import { peopleGuards } from "./people.ts";
import { picturesGuards } from "./pictures.ts";
import { privacyGuards } from "./privacy.ts";
import { productsGuards } from "./products.ts";
import { profilesGuards } from "./profiles.ts";
import { reviewsGuards } from "./reviews.ts";
import { listRulesGuards } from "./rules.ts";
import { savedGuards } from "./saved.ts";
import { stockGuards } from "./stock.ts";
import { trashGuards } from "./trash.ts";
import { withdrawalsGuards } from "./withdrawals.ts";

export async function listGuards(): Promise<Guard[]> {
  return [
    ...(await listAccessGuards()),
    ...accountsGuards,
    ...basketsGuards,
    ...booksGuards,
    ...buyingGuards,
    ...coreGuards,
    ...httpGuards,
    ...importsGuards,
    ...mailGuards,
    ...ordersGuards,
    ...peopleGuards,
    ...picturesGuards,
    ...privacyGuards,
    ...productsGuards,
    ...profilesGuards,
    ...reviewsGuards,
    ...savedGuards,
    ...stockGuards,
    ...trashGuards,
    ...withdrawalsGuards,
    ...(await listRulesGuards()),
  ];
}
