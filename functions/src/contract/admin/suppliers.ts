import * as z from "zod/mini";
import { email } from "../account-name.ts";
import { endpoint } from "../endpoint.ts";
import { ListQuery, pageOf } from "../list.ts";
import { cleanFirst } from "../values/clean-first.ts";
import { cleanName } from "../values/names.ts";
import { id, price, text, version, whole } from "../values/primitives.ts";
import { searched } from "../values/searched.ts";

/** A mail program would take these for several addresses, or for a name beside one. */
const oneAddress = email.check(
  z.regex(/^[^,;:<>()"\\[\]]+$/u, { error: "Email must be one address, and nothing else." }),
);

const name = cleanFirst(text("Name", 80), cleanName);

const details = {
  /** Where orders go. */
  email: z.nullable(oneAddress),
  /** The shop's number at the supplier. */
  customerNumber: z.nullable(cleanFirst(text("Customer number", 60), cleanName)),
  /** Days until what is ordered comes. */
  days: z.nullable(whole("Days", 0, 365)),
  /** The least that an order must cost, in the shop's currency. */
  minimumOrder: z.nullable(price("Minimum order")),
  note: z.nullable(text("Note", 1000)),
};

/** A business that the shop buys from. */
export const Supplier = z.object({
  ...{ _id: z.string(), name: z.string(), email: z.nullable(z.string()) },
  ...{ customerNumber: z.nullable(z.string()), days: z.nullable(z.int()) },
  ...{ minimumOrder: z.nullable(z.number()), note: z.nullable(z.string()) },
  /** The number of parts that it offers, and of purchases that are open. */
  ...{ parts: z.int(), open: z.int() },
  version: z.int(),
});
export type Supplier = z.infer<typeof Supplier>;

export const SuppliersQuery = z.object({
  /** Of a name, an email or a customer number. */
  q: z.optional(searched),
  /** By name without it. */
  sort: z.optional(z.enum(["name", "-name"])),
  ...ListQuery.shape,
});
export type SuppliersQuery = z.infer<typeof SuppliersQuery>;

export const SuppliersPage = pageOf(Supplier, {
  /** The number of suppliers on all pages. */
  total: z.int(),
});
export type SuppliersPage = z.infer<typeof SuppliersPage>;

/** Lists the suppliers. */
export const listSuppliers = endpoint({
  method: "GET",
  path: "/api/suppliers",
  access: "admin",
  query: SuppliersQuery,
  output: SuppliersPage,
  errors: [],
});

export const AddSupplier = z.object({
  name,
  email: z._default(details.email, null),
  customerNumber: z._default(details.customerNumber, null),
  days: z._default(details.days, null),
  minimumOrder: z._default(details.minimumOrder, null),
  note: z._default(details.note, null),
});
export type AddSupplier = z.infer<typeof AddSupplier>;

/** Adds a supplier. No two have the same name, however it's written. */
export const addSupplier = endpoint({
  method: "POST",
  path: "/api/suppliers",
  access: "admin",
  changes: [],
  idempotent: true,
  body: AddSupplier,
  output: Supplier,
  errors: ["name_taken", "list_full"],
});

const SupplierParams = z.object({ id });

/** Returns a supplier. */
export const readSupplier = endpoint({
  method: "GET",
  path: "/api/suppliers/:id",
  access: "admin",
  params: SupplierParams,
  output: Supplier,
  errors: ["not_found"],
});

// Not by z.partial, which guests would load with all else of zod that any page needs.
export const ChangeSupplier = z.object({
  name: z.optional(name),
  email: z.optional(details.email),
  customerNumber: z.optional(details.customerNumber),
  days: z.optional(details.days),
  minimumOrder: z.optional(details.minimumOrder),
  note: z.optional(details.note),
  version,
});
export type ChangeSupplier = z.infer<typeof ChangeSupplier>;

/** Changes the fields that the body names; null empties one. */
export const changeSupplier = endpoint({
  method: "PATCH",
  path: "/api/suppliers/:id",
  access: "admin",
  changes: [],
  versioned: true,
  params: SupplierParams,
  body: ChangeSupplier,
  output: Supplier,
  errors: ["not_found", "name_taken", "list_full"],
});

/** Deletes a supplier for good, unless something is still to come from it. */
export const deleteSupplier = endpoint({
  method: "DELETE",
  path: "/api/suppliers/:id",
  access: "admin",
  changes: [],
  once: true,
  params: SupplierParams,
  output: z.object({ _id: z.string() }),
  errors: ["not_found", "in_use"],
});
