import * as z from "zod/mini";
import { isStorable, picture, VISIBLE } from "./primitives.ts";

/** Like `text`, but may be empty. */
export function optionalText(label: string, longest: number) {
  return z.string({ error: `${label} must be text.` }).check(
    z.trim(),
    z.maxLength(longest, { error: `${label} is longer than ${longest} characters.` }),
    z.refine(isStorable, { error: `${label} holds characters that cannot be stored.` }),
    z.refine((value) => value === "" || VISIBLE.test(value), {
      error: `${label} has no visible characters.`,
    }),
  );
}

export function optionalPicture(label: string) {
  return z.union([z.string().check(z.trim(), z.maxLength(0)), picture(label)], {
    error: `${label} must be an https:// address or a path such as /parts/disc.svg.`,
  });
}
