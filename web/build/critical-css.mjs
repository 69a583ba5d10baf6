// Which part of a stylesheet a page needs. It reads what Vite's minifier writes, and keeps too much rather than
// too little.

const NESTING = /^@(media|supports|layer|container|starting-style)\b/;
const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

/** The classes in the class attributes of some HTML. */
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
 * What may be classes in the text literals of a script. A single plain word is none: it is the name of
 * something, and daisyUI has a class for many a word. Sentences have capitals, classes have not.
 */
export function classesInScript(script) {
  const literals = Array.from(script.matchAll(STRING), ([literal]) => literal.slice(1, -1));
  return literals
    .filter((text) => /[\s\-:[]/.test(text) && !/[A-Z;<>(]/.test(text.replace(/\[[^\]]*\]/g, "")))
    .flatMap((text) => text.split(/\s+|\$\{[^}]*\}/));
}

/** The rules of a stylesheet that can apply where only these classes are used. */
export function criticalCss(css, classes) {
  const kept = filter(css, new Set(classes));
  // What registers a variable or an animation that nothing left uses.
  const used = kept.replace(
    /(--tw-[\w-]+):(?:initial|0|#0000|100%|0%|50%|solid|0px|#fff|0 0 #0000)(?:;|(?=\}))/g,
    (variable, name) => (kept.includes(`var(${name}`) ? variable : ""),
  );
  return used.replace(/@(property|keyframes) ([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g, (rule, kind, name) => {
    const uses = kind === "property" ? `var(${name}` : name;
    return used.replace(rule, "").includes(uses) ? rule : "";
  });
}

function filter(css, classes) {
  let kept = "";
  for (const { prelude, body } of rulesOf(css)) {
    if (body === undefined) kept += prelude;
    else if (NESTING.test(prelude)) {
      const inner = filter(body, classes);
      if (inner !== "") kept += `${prelude}{${inner}}`;
    } else if (prelude.startsWith("@")) kept += `${prelude}{${body}}`;
    else {
      const selectors = selectorsOf(prelude).filter((selector) => canApply(selector, classes));
      if (selectors.length > 0) kept += `${selectors.join(",")}{${body}}`;
    }
  }
  return kept;
}

/**
 * A selector whose classes are all used. Of the alternatives in :is() and :where() one must be able to apply;
 * what other parentheses hold may as well be absent.
 */
function canApply(selector, classes) {
  let plain = "";
  for (let at = 0; at < selector.length; at++) {
    if (selector[at] === "\\") plain += selector[at++] + selector[at];
    else if (selector[at] === "(") {
      const end = closing(selector, at);
      const alternatives = selectorsOf(selector.slice(at + 1, end));
      const isNeeded = /:(is|where)$/.test(plain);
      if (isNeeded && !alternatives.some((alternative) => canApply(alternative, classes))) return false;
      at = end;
    } else plain += selector[at];
  }
  const names = Array.from(plain.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name]) => name.replace(/\\(.)/g, "$1"));
  return names.every((name) => classes.has(name));
}

/** The place of the parenthesis that ends what one begins. */
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

/** The rules of one level, one after the other; a statement such as `@layer a,b;` has no body. */
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
