import { AppError } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import { isProduct } from "../parts/parts.store.ts";
import * as store from "./products.store.ts";

type Fields = Parameters<typeof store.addProduct>[1];

export async function addToCatalogue(actor: Actor, fields: Fields): Promise<store.NewProduct> {
  const { supersededBy } = fields;
  if (supersededBy !== null && !(await isProduct(supersededBy))) {
    const message = "The part that replaces it is not in the shop.";
    throw new AppError("invalid", message, { fields: { supersededBy: message } });
  }
  return store.addProduct(actor, fields);
}
