import * as z from "zod/mini";
import { brand } from "../contract/part-details.ts";
import { cleanFirst } from "../contract/values/clean-first.ts";
import { cleanName } from "../contract/values/names.ts";
import { text } from "../contract/values/primitives.ts";

const number = cleanFirst(text("Number", 40), cleanName);

/** A part's numbers as they're stored. Those of earlier releases may have neither letter nor digit. */
export const storedNumbers = {
  partNumber: z.nullable(number),
  oemNumbers: z.array(number).check(z.maxLength(50)),
  equivalents: z.array(z.object({ brand: brand("Brand"), number })).check(z.maxLength(50)),
};
