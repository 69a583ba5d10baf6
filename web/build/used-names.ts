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

/** Possible classes in a script: the words of `className`, and those of other text that reads like classes. */
export function classesInScript(script: string): string[] {
  const tree = parseAst(script);
  return [...classNamesOf(tree), ...textsOf(tree).filter(readsLikeClasses)]
    .flatMap((text) => text.split(/\s+/))
    .filter(Boolean);
}

/** Neither a single word, because daisyUI has classes for many of them, nor a sentence, which has capitals or ends. */
function readsLikeClasses(text: string): boolean {
  return /[\s\-:[@]/.test(text) && !/[A-Z;<>(]|\.$/.test(text.replace(/\[[^\]]*\]/g, ""));
}

/** All text in the values of properties called className. */
function classNamesOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === "Property" && isNode(node.key) && node.key.name === "className")
    return textsOf(node.value);
  return Object.values(node).flatMap(classNamesOf);
}

/** All text in a syntax tree, including template literals. */
function textsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
  if (node.type === "TemplateElement") return [(node.value as { cooked: string }).cooked];
  return Object.values(node).flatMap(textsOf);
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

export function tagsInHtml(html: string): string[] {
  return Array.from(html.matchAll(/<([a-z][a-z0-9]*)/g), ([, tag = ""]) => tag);
}

/** The elements in a script's JSX. */
export function tagsInScript(script: string): string[] {
  return Array.from(script.matchAll(/\bjsxs?\)?\(["'`]([a-z][a-z0-9]*)["'`]/g), ([, tag = ""]) => tag);
}
