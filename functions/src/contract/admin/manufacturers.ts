import * as z from "zod/mini";
import { email } from "../account-name.ts";
import { Manufacturer } from "../catalogue/part.ts";
import { endpoint } from "../endpoint.ts";
import { ListQuery, pageOf } from "../list.ts";
import { brand } from "../part-details.ts";
import { text, whole } from "../values/primitives.ts";
import { repeated, searched } from "../values/searched.ts";

export const ManufacturersQuery = z.object({
  /** Of a brand, or of its maker's name. */
  q: z.optional(searched),
  brand: z.optional(repeated("brand", brand("brand"), 20)),
  /** With `none`, the brands that have no maker. */
  maker: z.optional(z.literal("none", "maker can only be none.")),
  ...ListQuery.shape,
});
export type ManufacturersQuery = z.infer<typeof ManufacturersQuery>;

export const BrandWithManufacturer = z.object({
  /** As most of its parts spell it. */
  brand: z.string(),
  /** 0 without a maker. Each write of one has a version that no other had. */
  version: z.int(),
  maker: z.nullable(Manufacturer),
});
export type BrandWithManufacturer = z.infer<typeof BrandWithManufacturer>;

/** A brand with the number of its parts. */
export const BrandListItem = z.object({ ...BrandWithManufacturer.shape, parts: z.int() });
export type BrandListItem = z.infer<typeof BrandListItem>;

export const ManufacturersPage = pageOf(BrandListItem, {
  /** The number of brands on all pages. */
  total: z.int(),
  /** How many brands of the shop have no maker, whichever are asked for. */
  without: z.int(),
});
export type ManufacturersPage = z.infer<typeof ManufacturersPage>;

/** Lists all brands by name, with their makers. Brands are compared without case. Their parts may be five seconds behind. */
export const listManufacturers = endpoint({
  method: "GET",
  path: "/api/makers",
  access: "admin",
  query: ManufacturersQuery,
  output: ManufacturersPage,
  errors: [],
});

const contact = { name: text("Name", 100), address: text("Address", 300), email };

/** What the caller saw. */
const seen = { brand: brand("Brand"), version: whole("Version", 0, 1_000_000) };

export const SaveManufacturer = z.object({
  ...seen,
  ...contact,
  responsible: z._default(z.nullable(z.object(contact)), null),
});
export type SaveManufacturer = z.infer<typeof SaveManufacturer>;

/** Says who makes the parts of a brand: the first time with version 0. */
export const saveManufacturer = endpoint({
  method: "PUT",
  path: "/api/makers",
  access: "admin",
  changes: ["part"],
  versioned: true,
  body: SaveManufacturer,
  output: BrandWithManufacturer,
  errors: ["list_full"],
});

export const DeleteManufacturer = z.object(seen);
export type DeleteManufacturer = z.infer<typeof DeleteManufacturer>;

/** Forgets who makes the parts of a brand. */
export const deleteManufacturer = endpoint({
  method: "DELETE",
  path: "/api/makers",
  access: "admin",
  changes: ["part"],
  versioned: true,
  body: DeleteManufacturer,
  output: BrandWithManufacturer,
  errors: ["not_found"],
});
