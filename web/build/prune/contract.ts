import { type ESTree, type Plugin, parseAst } from "vite";
import { type Cut, pure, withCuts } from "./cuts.ts";

/** What a browser reads of an endpoint. The rest is the server's. */
const READ = /^(method|path|access|output)\b/;

function readParts(code: string, { start, end, properties }: ESTree.ObjectExpression): Cut {
  const parts = properties.map((part) => code.slice(part.start, part.end));
  return { start, end, by: `{ ${parts.filter((part) => READ.test(part)).join(", ")} }` };
}

function cutsOf(code: string, declared: ESTree.Expression): Cut[] {
  if (declared.type !== "CallExpression") return pure(declared);
  const isEndpoint = declared.callee.type === "Identifier" && declared.callee.name === "endpoint";
  const [parts] = declared.arguments;
  return isEndpoint && parts?.type === "ObjectExpression"
    ? [...pure(declared), readParts(code, parts)]
    : pure(declared);
}

/** Removes what only the server needs of the contract: what a call takes, and schemas that are for nothing else. */
export function pruneContract(): Plugin {
  return {
    name: "prune-contract",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/functions\/src\/contract\// },
      handler(code) {
        const cuts = parseAst(code).body.flatMap((node) => {
          const declaration = node.type === "ExportNamedDeclaration" ? node.declaration : node;
          const declared = declaration?.type === "VariableDeclaration" && declaration.declarations[0]?.init;
          return declared ? cutsOf(code, declared) : [];
        });
        return withCuts(code, cuts);
      },
    },
  };
}
