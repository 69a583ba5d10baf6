import { type ESTree, type Plugin, parseAst } from "vite";

/** A range of a module's code, and what takes its place. */
interface Cut {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** Cuts may touch, but not overlap. */
function withCuts(code: string, cuts: readonly Cut[]): string {
  return cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((kept, { start, end, by }) => kept.slice(0, start) + by + kept.slice(end), code);
}

/** Lets the bundler drop an expression that nobody uses, whatever it calls. */
function pure({ start, end }: ESTree.Span): Cut[] {
  return [
    { start, end: start, by: "/* @__PURE__ */ (() => (" },
    { start: end, end, by: "))()" },
  ];
}

/** What developer tools read, which would keep unused code. */
const FOR_TOOLS = /^\w+\.displayName = "[^"]*";$|window\.__reactRouterVersion =[^;]*;/gm;

/** React Router doesn't mark these calls as pure, nor what only data routers read. */
const MADE_WITH_REACT = /(?<== )React\d*\.(?:forwardRef|createContext|memo)\(/g;
const READ_BY_DATA_ROUTERS = /^(?:var|const) (?:valid\w+Methods|objectProtoNames2?) = /gm;

/** This shop has no data router, so these contexts are always empty. */
const OF_DATA_ROUTERS =
  /React\d*\.useContext\((?:DataRouterContext|DataRouterStateContext|RSCRouterContext)\)/g;

/** Nor a path with optional segments. */
const OF_OPTIONAL_SEGMENTS = /if \(route\.path === "" [^{]*(\{[^}]*\}) else \{[^}]*\}\s*\}/;

const STATE_OF_DATA_ROUTERS = "let dataRouterState = dataRouterOpts?.state;";
const NAVIGATE_OF_DATA_ROUTERS = "isDataRoute ? useNavigateStable() : ";

/** The error boundary of routes asks for it, and no route here has one. */
const OF_SERVER_COMPONENTS = /^RenderErrorBoundary\.contextType = RSCRouterContext;$/gm;

/** Where React Router talks to developers: its assertions and warnings. */
function wordsForDevelopers(node: unknown): Cut[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, callee, start = 0, end = 0 } = node as Partial<ESTree.CallExpression>;
  const called = type === "CallExpression" && callee?.type === "Identifier" ? callee.name : "";
  if (/^(warn(ing)?(Once)?|invariant2?)$/.test(called)) return [{ start, end, by: "void 0" }];
  return Object.values(node).flatMap(wordsForDevelopers);
}

/** A class that extends one of React's counts as a side effect, so that the bundler would keep it unused. */
function pureClasses(code: string): Cut[] {
  return parseAst(code).body.flatMap((node) => {
    const declared = node.type === "VariableDeclaration" ? node.declarations[0]?.init : undefined;
    if (declared?.type !== "ClassExpression" || !declared.superClass) return [];
    return pure(declared);
  });
}

/** Removes the parts of React Router that this shop doesn't use. */
export function pruneRouter(): Plugin {
  return {
    name: "prune-router",
    apply: "build",
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) =>
        withCuts(code, [...wordsForDevelopers(parseAst(code)), ...pureClasses(code)])
          .replace(FOR_TOOLS, "")
          .replace(MADE_WITH_REACT, "/* @__PURE__ */ $&")
          .replace(READ_BY_DATA_ROUTERS, "$&/* @__PURE__ */ ")
          .replace(OF_DATA_ROUTERS, "null")
          .replace(OF_SERVER_COMPONENTS, "")
          .replace(OF_OPTIONAL_SEGMENTS, "$1")
          .replace(STATE_OF_DATA_ROUTERS, "const dataRouterState = void 0;")
          .replace(NAVIGATE_OF_DATA_ROUTERS, "")
          .replace("var ENABLE_DEV_WARNINGS = true;", "const ENABLE_DEV_WARNINGS = false;"),
    },
  };
}
