import type { Express } from "express";
import { account } from "./accounts/account/account.routes.ts";
import { userRemoval, users } from "./accounts/users.routes.ts";
import { auditLog } from "./audit-log-calls/audit-log.routes.ts";
import { baskets } from "./baskets/baskets.routes.ts";
import { books } from "./books-calls/books.routes.ts";
import { catalogue } from "./catalogue/catalogue.routes.ts";
import { feeds } from "./catalogue/feeds/feeds.routes.ts";
import { cataloguePage } from "./catalogue/page/catalogue-page.routes.ts";
import { partPage } from "./catalogue/page/part-page.routes.ts";
import { changeHistory } from "./change-history/change-history.routes.ts";
import { clientReports } from "./client-reports/client-reports.routes.ts";
import { damage } from "./damage/damage.routes.ts";
import { garage } from "./garage/garage.routes.ts";
import { allowNoOrigin, allowOrigins } from "./http/cors.ts";
import { createApp } from "./http/create-app.ts";
import { imports } from "./imports/imports.routes.ts";
import { mail } from "./mail/mail.routes.ts";
import { manufacturers } from "./manufacturers/manufacturers.routes.ts";
import { orders } from "./orders/orders.routes.ts";
import { picking } from "./orders/picking/picking.routes.ts";
import { withdrawals } from "./orders/withdrawals/withdrawals.routes.ts";
import { overview } from "./overview/overview.routes.ts";
import { pictures } from "./pictures/pictures.routes.ts";
import { products } from "./products/products.routes.ts";
import { profiles } from "./profiles/profiles.routes.ts";
import { purchases } from "./purchases/purchases.routes.ts";
import { quickSearch } from "./quick-search/quick-search.routes.ts";
import { reviews } from "./reviews/reviews.routes.ts";
import { saved } from "./saved/saved.routes.ts";
import { stock } from "./stock/stock.routes.ts";
import { suppliers } from "./suppliers/suppliers.routes.ts";
import { trash } from "./trash/trash.routes.ts";
import { undo } from "./undo/undo.routes.ts";
import { placeVinTable } from "./vin-tables/own-table.ts";

/** `vinTable` is the file that the build made. Without it no VIN is read among words. */
export function createApi([site = ""]: readonly string[] = [], vinTable?: URL): Express {
  if (vinTable) placeVinTable(vinTable);
  return createApp(
    allowNoOrigin,
    products,
    catalogue,
    feeds(site),
    cataloguePage(site),
    stock,
    imports,
    pictures,
    changeHistory,
    orders,
    picking,
    withdrawals,
    baskets,
    books,
    saved,
    mail,
    reviews,
    users,
    profiles,
    garage,
    account,
    damage,
    manufacturers,
    suppliers,
    purchases,
    overview,
    trash,
    undo,
    auditLog,
    quickSearch,
    clientReports,
  );
}

export function createUserRemoval(siteOrigins: readonly string[]): Express {
  return createApp(allowOrigins(siteOrigins), userRemoval);
}

export function createPartPage([site = ""]: readonly string[]): Express {
  return createApp(allowNoOrigin, partPage(site));
}
