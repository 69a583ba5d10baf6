import { parseAst } from "vite";

// The classes and elements that a page may use.

export function classesInHtml(html: string): string[] {
  const attributes = html.matchAll(/ class="([^"]*)"/g);
  return Array.from(attributes, ([, value = ""]) => unescapeHtml(value).split(/\s+/)).flat();
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

/**
 * Possible classes in a script's string literals. Skips single words, because daisyUI has classes for many of them,
 * and sentences, because they have capitals.
 */
export function classesInScript(script: string): string[] {
  return textsOf(parseAst(script))
    .filter((text) => /[\s\-:[@]/.test(text) && !/[A-Z;<>(]/.test(text.replace(/\[[^\]]*\]/g, "")))
    .flatMap((text) => text.split(/\s+/))
    .filter(Boolean);
}

/** All text in a syntax tree, including template literals. */
function textsOf(node: unknown): string[] {
  if (!node || typeof node !== "object") return [];
  if ("type" in node && node.type === "Literal")
    return "value" in node && typeof node.value === "string" ? [node.value] : [];
  if ("type" in node && node.type === "TemplateElement")
    return [(node as unknown as { value: { cooked: string } }).value.cooked];
  return Object.values(node).flatMap(textsOf);
}

export function tagsInHtml(html: string): string[] {
  return Array.from(html.matchAll(/<([a-z][a-z0-9]*)/g), ([, tag = ""]) => tag);
}

/** The elements in a script's JSX. */
export function tagsInScript(script: string): string[] {
  return Array.from(script.matchAll(/\bjsxs?\)?\(["'`]([a-z][a-z0-9]*)["'`]/g), ([, tag = ""]) => tag);
}
