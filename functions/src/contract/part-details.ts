import { cleanFirst } from "./values/clean-first.ts";
import { cleanName } from "./values/names.ts";
import { text, whole } from "./values/primitives.ts";

export const brand = (label: string) => cleanFirst(text(label, 60), cleanName);
export const make = brand;
export const model = brand;
export const year = (label: string) => whole(label, 1900, 2100);
