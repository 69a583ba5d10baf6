import * as z from "zod/mini";
import { email } from "../account-name.ts";
import { Maker } from "../catalogue/part.ts";
import { endpoint } from "../endpoint.ts";
import { ListQuery, pageOf } from "../list.ts";
import { brand } from "../part-details.ts";
import { text, whole } from "../values/primitives.ts";
import { repeated, searched } from "../values/searched.ts";

export const MakersQuery = z.object({
  /** Of a brand, or of its maker's name. */
  q: z.optional(searched),
  brand: z.optional(repeated("brand", brand("brand"), 20)),
  /** With `none`, the brands that have no maker. */
  maker: z.optional(z.literal("none", "maker can only be none.")),
  ...ListQuery.shape,
});
export type MakersQuery = z.infer<typeof MakersQuery>;

export const MadeBrand = z.object({
  /** As most of its parts spell it. */
  brand: z.string(),
  /** 0 without a maker. Each write of one has a version that no other had. */
  version: z.int(),
  maker: z.nullable(Maker),
});
export type MadeBrand = z.infer<typeof MadeBrand>;

/** A brand with the number of its parts. */
export const ListedBrand = z.object({ ...MadeBrand.shape, parts: z.int() });
export type ListedBrand = z.infer<typeof ListedBrand>;

export const MakersPage = pageOf(ListedBrand, {
  /** The number of brands on all pages. */
  total: z.int(),
  /** How many brands of the shop have no maker, whichever are asked for. */
  without: z.int(),
});
export type MakersPage = z.infer<typeof MakersPage>;

/** Lists all brands by name, with their makers. Brands are compared without case. Their parts may be five seconds behind. */
export const listMakers = endpoint({
  method: "GET",
  path: "/api/makers",
  access: "admin",
  query: MakersQuery,
  output: MakersPage,
  errors: [],
});

const contact = { name: text("Name", 100), address: text("Address", 300), email };

/** What the caller saw. */
const seen = { brand: brand("Brand"), version: whole("Version", 0, 1_000_000) };

export const SaveMaker = z.object({
  ...seen,
  ...contact,
  responsible: z._default(z.nullable(z.object(contact)), null),
});
export type SaveMaker = z.infer<typeof SaveMaker>;

/** Says who makes the parts of a brand: the first time with version 0. */
export const saveMaker = endpoint({
  method: "PUT",
  path: "/api/makers",
  access: "admin",
  changes: ["part"],
  versioned: true,
  body: SaveMaker,
  output: MadeBrand,
  errors: ["list_full"],
});

export const DeleteMaker = z.object(seen);
export type DeleteMaker = z.infer<typeof DeleteMaker>;

/** Forgets who makes the parts of a brand. */
export const deleteMaker = endpoint({
  method: "DELETE",
  path: "/api/makers",
  access: "admin",
  changes: ["part"],
  versioned: true,
  body: DeleteMaker,
  output: MadeBrand,
  errors: ["not_found"],
});
