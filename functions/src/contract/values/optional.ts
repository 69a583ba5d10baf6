import * as z from "zod/mini";
import { picture, sentText, storable, typedText, VISIBLE } from "./primitives.ts";
import { normaliseInput } from "./typed.ts";

/** Like `text`, but may be empty. */
export function optionalText(label: string, longest: number) {
  return typedText(label, longest, `${label} must be text.`).check(
    z.overwrite(normaliseInput),
    z.maxLength(longest, { error: `${label} is longer than ${longest} characters.` }),
    storable(label),
    z.refine((value) => value === "" || VISIBLE.test(value), {
      error: `${label} has no visible characters.`,
    }),
  );
}

export function optionalPicture(label: string) {
  const error = `${label} must be an https:// address or a path such as /parts/disc.svg.`;
  return z.union([sentText(100, error).check(z.overwrite(normaliseInput), z.maxLength(0)), picture(label)], {
    error,
  });
}
