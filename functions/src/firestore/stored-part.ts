import * as z from "zod/mini";
import { ListedOffer } from "../contract/admin/offers.ts";
import { schemasForAdmins, schemasForAnyone } from "../contract/admin/part-fields.ts";
import { brand } from "../contract/part-details.ts";
import { cleanFirst } from "../contract/values/clean-first.ts";
import { Price } from "../contract/values/money.ts";
import { cleanName } from "../contract/values/names.ts";
import { id, text } from "../contract/values/primitives.ts";

const number = cleanFirst(text("Number", 40), cleanName);

/** Numbers of earlier releases may have neither letter nor digit. */
const numbers = {
  partNumber: z.nullable(number),
  oemNumbers: z.array(number).check(z.maxLength(50)),
  equivalents: z.array(z.object({ brand: brand("Brand"), number })).check(z.maxLength(50)),
};

/** A document from before a field that may be null lacks it, and needs no migration. */
function nullIfMissing<Shape extends Record<string, z.ZodMiniType>>(shape: Shape): Shape {
  const schemas = Object.entries(shape).map(([name, schema]) => {
    const isNullable = schema instanceof z.ZodMiniNullable;
    return [
      name,
      isNullable
        ? z.pipe(
            z.transform((value): unknown => value ?? null),
            schema,
          )
        : schema,
    ];
  });
  return Object.fromEntries(schemas) as Shape;
}

/** The fields of a part that anyone may know. */
export const storedPart = nullIfMissing({ ...schemasForAnyone, ...numbers, price: Price, deposit: Price });

const StoredOffer = z.object({ ...ListedOffer.shape, supplierId: id, cost: z.nullable(Price) });
export type StoredOffer = z.infer<typeof StoredOffer>;

/** The fields for admins alone. */
export const storedInternals = {
  ...nullIfMissing({ ...schemasForAdmins, cost: z.nullable(Price) }),
  offers: z._default(z.array(StoredOffer), []),
};
