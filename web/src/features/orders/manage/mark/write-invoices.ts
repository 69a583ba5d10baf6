import shop from "../../../../../../shop.json";

/** True if invoices are written of orders as they are sent, unless an admin says otherwise. */
export const writesInvoices = shop.tax !== null || shop.payment !== null;
