import {
  type Expression,
  type JSXElement,
  type JSXElementChild,
  type JSXFragment,
  parseSync,
} from "@swc/core";

/**
 * Kinds of an element's children: a text that stays, one that changes or goes, an element that stays, something that comes
 * and goes, or a value of which only its name tells.
 */
type Kind = "text" | "changing text" | "element" | "comes and goes" | "value" | "nothing";

function kindOfChoice(one: Kind, other: Kind): Kind {
  const kinds = [one, other];
  return kinds.some((kind) => /text/.test(kind)) ? "changing text" : "comes and goes";
}

function kindOf(expression: Expression | { type: "JSXEmptyExpression" }): Kind {
  switch (expression.type) {
    case "JSXEmptyExpression":
      return "nothing";
    case "StringLiteral":
    case "NumericLiteral":
      return "text";
    case "TemplateLiteral":
      return expression.expressions.length > 0 ? "changing text" : "text";
    case "ParenthesisExpression":
      return kindOf(expression.expression);
    case "ConditionalExpression":
      return kindOfChoice(kindOf(expression.consequent), kindOf(expression.alternate));
    case "BinaryExpression": {
      if (expression.operator !== "&&") return "value";
      const shown = kindOf(expression.right);
      return kindOfChoice(shown === "value" ? "text" : shown, "nothing");
    }
    case "CallExpression": {
      const { callee } = expression;
      const isList =
        callee.type === "MemberExpression" &&
        callee.property.type === "Identifier" &&
        callee.property.value === "map";
      return isList ? "comes and goes" : "value";
    }
    case "JSXElement":
    case "JSXFragment":
      return "element";
    default:
      return "value";
  }
}

function kindOfChild(child: JSXElementChild): Kind {
  if (child.type === "JSXText") return /\S|^[^\n]+$/.test(child.value) ? "text" : "nothing";
  return child.type === "JSXExpressionContainer" ? kindOf(child.expression) : "element";
}

/** In these, a value is a text. Elsewhere it's mostly children. */
const HOLDS_WORDS = /^(button|a|Link|span|p|li|b|summary|label|td|th|dt|dd|h\d|option|legend)$/;

function isBroken(name: string, children: readonly JSXElementChild[]): boolean {
  const kinds = children.map(kindOfChild).filter((kind) => kind !== "nothing");
  if (kinds.length < 2) return false;
  if (kinds.includes("changing text")) return true;
  const isText = (kind: Kind) => kind === "text" || (kind === "value" && HOLDS_WORDS.test(name));
  // React inserts before what comes next and stays.
  return kinds.some((kind, place) => {
    const next = kinds.slice(place + 1).find((other) => other !== "comes and goes");
    return kind === "comes and goes" && next !== undefined && isText(next);
  });
}

function isElement(node: object): node is JSXElement | JSXFragment {
  return "type" in node && (node.type === "JSXElement" || node.type === "JSXFragment");
}

/** The elements of a file in which React moves, or writes to, a text beside something else. A translator has taken it away. */
export function bareTexts(source: string): string[] {
  const bytes = Buffer.from(source);
  const program = parseSync(source, { syntax: "typescript", tsx: true });
  const found: string[] = [];
  function look(node: unknown): void {
    if (typeof node !== "object" || node === null) return;
    if (isElement(node)) {
      const opening = node.type === "JSXElement" ? node.opening : undefined;
      const name = opening?.name.type === "Identifier" ? opening.name.value : "";
      const [start, end] = [node.span.start, node.span.end].map((place) => place - program.span.start);
      if (isBroken(name, node.children))
        found.push(bytes.subarray(start, end).toString().replace(/\s+/g, " "));
    }
    for (const value of Object.values(node)) look(value);
  }
  look(program.body);
  return found;
}
