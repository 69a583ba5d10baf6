import postcss, { type AtRule, type Container, type Root, type Rule } from "postcss";
import parseSelector, { type Pseudo, type Selector } from "postcss-selector-parser";

// Finds the part of a stylesheet that a page needs, and keeps too much rather than too little.

/** A page's elements and classes, now and after its scripts have run. */
export interface PageContent {
  readonly classes: Iterable<string>;
  readonly tags: Iterable<string>;
  /** The page has inputs that don't hold text. */
  readonly hasOtherInputs?: boolean;
}

interface Wanted {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly hasOtherInputs: boolean;
  /** ::before and ::after have content. */
  readonly hasGenerated: boolean;
}

/** The rules that can apply to a page. */
export function criticalCss(css: string, page: PageContent): string {
  const root = postcss.parse(css);
  removeFallbacks(root);
  const wanted = {
    classes: new Set(page.classes),
    tags: new Set(page.tags),
    hasOtherInputs: page.hasOtherInputs ?? false,
  };
  const full = filtered(root, { ...wanted, hasGenerated: true });
  // A rule for every ::before and ::after adds two pseudo-elements to style per element, even if they're empty.
  const critical = hasContent(full) ? full : filtered(root, { ...wanted, hasGenerated: false });
  removeUnusedNames(critical);
  critical.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  removeEmpty(critical);
  return critical.toString().trim();
}

/** Tailwind serves even older browsers, which can't run this shop. The full stylesheet keeps that. */
function removeFallbacks(root: Root): void {
  root.walkAtRules("layer", (layer) => {
    if (layer.params === "properties" && layer.nodes) layer.remove();
  });
  root.walkAtRules("supports", (condition) => {
    if (condition.params.includes("in lab, red, red")) condition.replaceWith(condition.nodes ?? []);
  });
  root.walkRules((rule) => {
    const before = rule.prev();
    if (before?.type !== "rule" || (before as Rule).selector !== rule.selector) return;
    rule.prepend((before as Rule).nodes);
    before.remove();
  });
}

function filtered(root: Root, wanted: Wanted): Root {
  const kept = root.clone();
  // The full stylesheet has the licence.
  kept.walkComments((comment) => void comment.remove());
  kept.walkRules((rule) => {
    if (!isNested(rule)) keepSelectors(rule, wanted);
  });
  kept.walkAtRules("media", (media) => {
    if (LATER_MEDIA.test(media.params)) media.remove();
  });
  kept.walkAtRules("scope", (scope) => {
    const limits = /^\((.*)\)$/s.exec(scope.params)?.[1];
    if (limits && !applies(limits, wanted)) scope.remove();
  });
  removeEmpty(kept);
  return kept;
}

/** A rule within another one goes with it, and a keyframe isn't a selector. */
function isNested({ parent }: Rule): boolean {
  for (let outer: Container | undefined = parent as Container; outer; outer = outer.parent as Container)
    if (outer.type === "rule" || (outer as AtRule).name === "keyframes") return true;
  return false;
}

function keepSelectors(rule: Rule, wanted: Wanted): void {
  const kept = rule.selectors.filter((selector) => applies(selector, wanted));
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

/** Removes the blocks whose rules have all gone. A statement such as `@layer a,b;` is none. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== "atrule" || !node.nodes) return;
    removeEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  });
}

function applies(selectors: string, wanted: Wanted): boolean {
  return parseSelector()
    .astSync(selectors)
    .some((selector) => canApply(selector, wanted));
}

/** Themes follow the system's setting, so nothing names one. */
const UNUSED_ATTRIBUTE = "data-theme";
/** Inputs that don't hold text, and their parts. */
const OTHER_INPUT = /^(?:checkbox|radio)/;
const OTHER_INPUTS_PART = /^::(?:-webkit-(?:date|calendar|inner|outer|color|search)|file-selector)/;
const GENERATED = /^::?(?:before|after)$/;
const ALTERNATIVES = /^:(?:is|where|has)$/;
/** The full stylesheet has come by the time that a pointer is on something. */
const POINTED_AT = /^:(?:hover|active)$/;
/** Marks of state: the system's own colours are there without them. */
const LATER_MEDIA = /forced-colors/;

/** True if a selector's classes and elements are all used. Of alternatives, one is enough; :not() is ignored. */
function canApply(selector: Selector, wanted: Wanted): boolean {
  return selector.every((node) => {
    if (node.type === "class") return wanted.classes.has(node.value);
    if (node.type === "tag") return wanted.tags.has(node.value);
    if (node.type === "attribute" && node.attribute === UNUSED_ATTRIBUTE) return false;
    if (node.type === "attribute")
      return wanted.hasOtherInputs || node.attribute !== "type" || !OTHER_INPUT.test(node.value ?? "");
    return node.type !== "pseudo" || canMatch(node, wanted);
  });
}

function canMatch(pseudo: Pseudo, wanted: Wanted): boolean {
  if (POINTED_AT.test(pseudo.value)) return false;
  if (OTHER_INPUTS_PART.test(pseudo.value)) return wanted.hasOtherInputs;
  if (GENERATED.test(pseudo.value)) return wanted.hasGenerated;
  return !ALTERNATIVES.test(pseudo.value) || pseudo.some((alternative) => canApply(alternative, wanted));
}

function hasContent(root: Root): boolean {
  let found = false;
  root.walkDecls("content", () => {
    found = true;
    return false;
  });
  return found;
}

/** Removes variables and animations that no remaining rule uses. */
function removeUnusedNames(root: Root): void {
  const declared = root.toString();
  root.walkDecls(/^--/, (declaration) => {
    if (!usesVariable(declared, declaration.prop)) declaration.remove();
  });
  root.walkDecls("transition-property", (declaration) => {
    const names = declaration.value.split(",").map((name) => name.trim());
    const used = names.filter((name) => !name.startsWith("--") || declared.includes(`${name}:`));
    declaration.value = used.join(",");
  });
  const used = root.toString();
  root.walkAtRules("property", (rule) => {
    if (!usesVariable(used, rule.params)) rule.remove();
  });
  root.walkAtRules("keyframes", (rule) => {
    if (!usesAnimation(used, rule.params)) rule.remove();
  });
}

function usesVariable(css: string, name: string): boolean {
  return new RegExp(`var\\(${name}[,)]`).test(css);
}

function usesAnimation(css: string, name: string): boolean {
  return new RegExp(`animation[^;{}]*[ :,]${name}(?:[ ;,}]|$)`).test(css);
}
