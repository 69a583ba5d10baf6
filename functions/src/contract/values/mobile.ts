import * as z from "zod/mini";
import { optionalText } from "./optional.ts";
import { text } from "./primitives.ts";
import { normaliseInput } from "./typed.ts";

/** A phone number as it's dialled: without invisible marks, also within. */
export function dialled(number: string): string {
  return normaliseInput(number.replace(/\p{DI}/gu, ""));
}

export function mobile(label: string) {
  return text(label, 32).check(z.overwrite(dialled));
}

/** Like `mobile`, but may be empty. */
export function optionalMobile(label: string) {
  return optionalText(label, 32).check(z.overwrite(dialled));
}
