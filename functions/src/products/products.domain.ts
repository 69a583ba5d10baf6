import { AppError } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import * as store from "./products.store.ts";

type Fields = Parameters<typeof store.addProduct>[1];

export async function addToCatalogue(actor: Actor, fields: Fields): Promise<store.NewProduct> {
  const { supersededBy } = fields;
  if (supersededBy !== null && !(await store.isProduct(supersededBy))) {
    const message = "The part that replaces it is not in the shop.";
    throw new AppError("invalid", message, { fields: { supersededBy: message } });
  }
  return store.addProduct(actor, fields);
}
