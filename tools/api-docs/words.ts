import type { Schema } from "./schemas.ts";

/** Thousands with commas, as people read them. */
const digits = new Intl.NumberFormat("en-US");

/** zod gives every whole number the limits of what a number can hold. */
const isUnlimited = (limit: number | undefined) => Math.abs(limit ?? 0) === Number.MAX_SAFE_INTEGER;

function range(least: number | undefined, most: number | undefined, unit = ""): string {
  if (isUnlimited(least)) return range(undefined, most, unit);
  if (isUnlimited(most)) return range(least, undefined, unit);
  if (least !== undefined && most !== undefined)
    return `, ${digits.format(least)} to ${digits.format(most)}${unit}`;
  if (most !== undefined) return `, at most ${digits.format(most)}${unit}`;
  return least === undefined ? "" : `, at least ${digits.format(least)}${unit}`;
}

function stringWords({ minLength, maxLength, pattern, format, title }: Schema): string {
  if (maxLength === 0) return "empty text";
  if (format === "date-time") return "a time, ISO 8601";
  if (title !== undefined) return `${/^[aeio]/.test(title) ? "an" : "a"} ${title}`;
  const shape = !pattern?.startsWith("^") ? "" : ` that matches \`${pattern}\``;
  return `text${range(minLength, maxLength, " characters")}${shape}`;
}

/** Takes the name after a `$ref`'s last slash. */
function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}

function simpleWords(type: unknown, schema: Schema): string {
  if (type === "string") return stringWords(schema);
  if (type === "integer") return `a whole number${range(schema.minimum, schema.maximum)}`;
  if (type === "number") return `a number${range(schema.minimum, schema.maximum)}`;
  if (type === "boolean") return "`true` or `false`";
  if (type === "null") return "`null`";
  if (type === "array") return `a list, each ${wordsFor(schema.items as Schema)}`;
  if (type !== "object") return "anything";
  const names = Object.keys(schema.properties ?? {}).map((name) => `\`${name}\``);
  return names.length === 0 ? "an object" : `an object of ${names.join(", ")}`;
}

/** Says in words what a schema allows. */
export function wordsFor(schema: Schema): string {
  if (schema.$ref !== undefined) return `[${refName(schema.$ref)}](#${refName(schema.$ref).toLowerCase()})`;
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum !== undefined)
    return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(" or ");
  if (schema.not !== undefined) return "nothing: it's refused";
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return choices.map((choice) => wordsFor(choice as Schema)).join(" or ");
  const types = [schema.type].flat() as unknown[];
  if (types.includes("number") || types.includes("integer")) {
    const isTextToo = types.includes("string");
    return `${simpleWords(types[0], schema)}${isTextToo ? " (also as text)" : ""}`;
  }
  return types.map((type) => simpleWords(type, schema)).join(" or ");
}
