import * as z from "zod/mini";
import { withoutInvisible } from "./names.ts";
import { typedText } from "./primitives.ts";

export function searchedAs(label: string) {
  return typedText(label, 200, `${label} must be text.`).check(
    z.overwrite(withoutInvisible),
    z.maxLength(200, { error: `${label} is longer than 200 characters.` }),
  );
}

/** The text of a search box. */
export const searched = searchedAs("q");

/** A parameter that may be repeated, as a list. A single one arrives as text. */
export function repeated<Item extends z.ZodMiniType>(label: string, item: Item, most: number) {
  const error = { error: `${label} must be valid, and be given ${most} times at most.` };
  const single = z.pipe(
    item,
    z.transform((value: z.output<Item>) => [value]),
  );
  return z.union([single, z.array(item).check(z.maxLength(most))], error);
}
