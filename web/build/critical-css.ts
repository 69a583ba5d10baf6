import { parseAst } from "vite";

// Finds the part of a stylesheet that a page needs. It reads minified CSS, and keeps too much rather than too little.

const NESTING = /^@(media|supports|layer|container|starting-style|scope)\b/;
const CLASS = /\.((?:\\.|[\w-])+)/g;
const CLASS_OR_ATTRIBUTE = /\.(?:\\.|[\w-])+|\[[^\]]*\]/g;
/** Inputs that don't hold text, and their parts. */
const NO_TEXT =
  /\[type="?(?:checkbox|radio)|::(?:-webkit-(?:date|calendar|inner|outer|color|search)|file-selector)/;
const GENERATED = /:(?:before|after)$/;
const TAG = /(?:^|[\s>+~])([a-z][\w-]*)/g;

export function classesInHtml(html) {
  const attributes = html.matchAll(/ class="([^"]*)"/g);
  return Array.from(attributes, ([, value]) => unescapeHtml(value).split(/\s+/)).flat();
}

function unescapeHtml(text) {
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
export function classesInScript(script) {
  return textsOf(parseAst(script))
    .filter((text) => /[\s\-:[]/.test(text) && !/[A-Z;<>(]/.test(text.replace(/\[[^\]]*\]/g, "")))
    .flatMap((text) => text.split(/\s+/))
    .filter(Boolean);
}

/** All text in a syntax tree, including template literals. */
function textsOf(node) {
  if (node?.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
  if (node?.type === "TemplateElement") return [node.value.cooked];
  return node && typeof node === "object" ? Object.values(node).flatMap(textsOf) : [];
}

export function tagsInHtml(html) {
  return Array.from(html.matchAll(/<([a-z][a-z0-9]*)/g), ([, tag]) => tag);
}

/** The elements in a script's JSX. */
export function tagsInScript(script) {
  return Array.from(script.matchAll(/\bjsxs?\)?\(["'`]([a-z][a-z0-9]*)["'`]/g), ([, tag]) => tag);
}

/** The rules that can apply if a page has only these classes and elements, and only text inputs. */
export function criticalCss(css, { classes, tags }) {
  // The full stylesheet has the licence.
  const rules = css.replace(/\/\*!.*?\*\//gs, "");
  const known = { classes: new Set(classes), tags: new Set(tags) };
  const full = filter(rules, known);
  // A rule for every ::before and ::after adds two pseudo-elements to style per element, even if they're empty.
  const kept = /[;{]content:/.test(full) ? full : filter(rules, { ...known, isEmpty: true });
  // Removes variables and animations that no remaining rule uses.
  const set = kept.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (variable, name) =>
    usesVariable(kept, name) ? variable : "",
  );
  return set.replace(/@(property|keyframes) ([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g, (rule, kind, name) => {
    const isUsed = kind === "property" ? usesVariable : usesAnimation;
    return isUsed(set.replace(rule, ""), name) ? rule : "";
  });
}

function usesVariable(css, name) {
  return new RegExp(`var\\(${name}[,)]`).test(css);
}

function usesAnimation(css, name) {
  return new RegExp(`animation[^;{}]*[ :,]${name}(?:[ ;,}]|$)`).test(css);
}

function filter(css, known) {
  let kept = "";
  for (const { prelude, body } of rulesOf(css)) {
    if (body === undefined) kept += prelude;
    else if (NESTING.test(prelude)) {
      const scope = /^@scope\s*\((.*)\)$/.exec(prelude)?.[1];
      const inner = scope && !canApply(scope, known) ? "" : filter(body, known);
      if (inner !== "") kept += `${prelude}{${inner}}`;
    } else if (prelude.startsWith("@")) kept += `${prelude}{${body}}`;
    else {
      const selectors = selectorsOf(prelude).filter((selector) => canApply(selector, known));
      if (selectors.length > 0) kept += `${selectors.join(",")}{${body}}`;
    }
  }
  return kept;
}

/**
 * Whether a selector's classes and elements are all used. In :is(), :where() and :has(), one alternative is enough.
 * Ignores other parentheses.
 */
function canApply(selector, known) {
  let plain = "";
  for (let at = 0; at < selector.length; at++) {
    if (selector[at] === "\\") plain += selector[at++] + selector[at];
    else if (selector[at] === "(") {
      const end = closing(selector, at);
      const alternatives = selectorsOf(selector.slice(at + 1, end));
      const isNeeded = /:(is|where|has)$/.test(plain);
      if (isNeeded && !alternatives.some((alternative) => canApply(alternative, known))) return false;
      at = end;
    } else plain += selector[at];
  }
  if (NO_TEXT.test(plain) || (known.isEmpty && GENERATED.test(plain))) return false;
  const classes = Array.from(plain.matchAll(CLASS), ([, name]) => name.replace(/\\(.)/g, "$1"));
  const tags = Array.from(plain.replace(CLASS_OR_ATTRIBUTE, "").matchAll(TAG), ([, tag]) => tag);
  return classes.every((name) => known.classes.has(name)) && tags.every((tag) => known.tags.has(tag));
}

/** The position of the closing parenthesis. */
function closing(text, start) {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === "(") depth++;
    else if (text[at] === ")" && --depth === 0) return at;
  }
  return text.length;
}

function selectorsOf(prelude) {
  const selectors = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < prelude.length; at++) {
    if (prelude[at] === "\\") at++;
    else if ("([".includes(prelude[at])) depth++;
    else if (")]".includes(prelude[at])) depth--;
    else if (prelude[at] === "," && depth === 0) {
      selectors.push(prelude.slice(start, at));
      start = at + 1;
    }
  }
  return [...selectors, prelude.slice(start)];
}

/** The rules of one level. A statement such as `@layer a,b;` has no body. */
function* rulesOf(css) {
  const ends = /\\.|\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^"')]*\)|[{};]/g;
  let start = 0;
  let depth = 0;
  let prelude = "";
  for (const { 0: end, index } of css.matchAll(ends)) {
    if (end === "{" && depth++ === 0) {
      prelude = css.slice(start, index).replace(/^\/\*[\s\S]*?\*\//, "");
      start = index + 1;
    } else if (end === "}" && --depth === 0) {
      yield { prelude, body: css.slice(start, index) };
      start = index + 1;
    } else if (end === ";" && depth === 0) {
      yield { prelude: css.slice(start, index + 1), body: undefined };
      start = index + 1;
    }
  }
}
