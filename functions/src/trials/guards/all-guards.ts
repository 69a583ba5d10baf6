import { listAccessGuards } from "./access.ts";
import { accountsGuards } from "./accounts.ts";
import { basketsGuards } from "./baskets.ts";
import { catalogueGuards } from "./catalogue.ts";
import { clientReportsGuards } from "./client-reports.ts";
import { coreGuards } from "./core.ts";
import { firestoreGuards } from "./firestore.ts";
import { garageGuards } from "./garage.ts";
import type { Guard } from "./guard.ts";
import { httpGuards } from "./http.ts";
import { importsGuards } from "./imports.ts";
import { mailGuards } from "./mail.ts";
import { makersGuards } from "./manufacturers.ts";
import { ordersGuards } from "./orders.ts";
import { overviewGuards } from "./overview.ts";
import { peopleGuards } from "./people.ts";
import { picturesGuards } from "./pictures.ts";
import { productsGuards } from "./products.ts";
import { profilesGuards } from "./profiles.ts";
import { reviewsGuards } from "./reviews.ts";
import { listRulesGuards } from "./rules.ts";
import { savedGuards } from "./saved.ts";
import { stockGuards } from "./stock.ts";
import { trashGuards } from "./trash.ts";
import { valuesGuards } from "./values.ts";
import { vinGuards } from "./vin.ts";
import { withdrawalsGuards } from "./withdrawals.ts";
import { missedGuards } from "./zero-results.ts";

export async function listGuards(): Promise<Guard[]> {
  return [
    ...(await listAccessGuards()),
    ...accountsGuards,
    ...basketsGuards,
    ...catalogueGuards,
    ...clientReportsGuards,
    ...coreGuards,
    ...firestoreGuards,
    ...garageGuards,
    ...httpGuards,
    ...importsGuards,
    ...mailGuards,
    ...makersGuards,
    ...missedGuards,
    ...ordersGuards,
    ...overviewGuards,
    ...peopleGuards,
    ...picturesGuards,
    ...productsGuards,
    ...profilesGuards,
    ...reviewsGuards,
    ...savedGuards,
    ...stockGuards,
    ...trashGuards,
    ...valuesGuards,
    ...vinGuards,
    ...withdrawalsGuards,
    ...(await listRulesGuards()),
  ];
}
