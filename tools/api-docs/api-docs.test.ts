import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { takesKey } from "../../functions/src/contract/endpoint.ts";
import { endpoints } from "../../functions/src/testing/endpoints.ts";
import { apiDocs } from "./api-docs.ts";
import { commentAbove, fieldComments, firstSentence } from "./comments.ts";
import type { Schema } from "./schemas.ts";
import { wordsFor } from "./words.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

const committed = (name: string) => readFile(`${root}docs/${name}`, "utf8");
const text = await committed("api.md");
// biome-ignore lint/suspicious/noExplicitAny: it's only JSON until the validator has seen it.
type Json = any;
const readDocument = async (): Promise<Json> => JSON.parse(await committed("openapi.json"));

const paths = Object.entries((await readDocument()).paths);
const operations: Json[] = paths.flatMap(([path, methods]) =>
  Object.entries<Json>(methods as Json).map(([method, operation]) => ({ path, method, ...operation })),
);
const operation = (name: string) => operations.find(({ operationId }) => operationId === name);

/** Found by reading the source, so that a call which the generator overlooks is missed. */
async function declaredCalls() {
  const calls = [];
  for await (const file of glob("functions/src/contract/**/*.ts", { cwd: root })) {
    if (file.endsWith(".test.ts")) continue;
    const source = await readFile(`${root}${file}`, "utf8");
    for (const [, name] of source.matchAll(/export const (\w+) = endpoint\(/g)) calls.push(name);
  }
  return calls;
}

describe("The documentation of the API", () => {
  it.each(["api.md", "openapi.json"])("is up to date in %s", async (name) => {
    const made = (await apiDocs())[name];
    expect(made === (await committed(name)), `docs/${name} is out of date: run npm run docs`).toBe(true);
  });

  it("names every call of the contract, and no other", async () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(names.sort()).toEqual((await declaredCalls()).sort());
    for (const { method, path } of operations)
      expect(text).toContain(`### \`${method.toUpperCase()} ${path}\``);
  });

  it("has a heading for every link in it", () => {
    const headings = Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = ""]) =>
      heading
        .toLowerCase()
        .replace(/[^\w\- ]/g, "")
        .replaceAll(" ", "-"),
    );
    expect(new Set(headings).size).toBe(headings.length);
    for (const [, anchor] of text.matchAll(/\]\(#([^)]+)\)/g)) expect(headings).toContain(anchor);
  });
});

describe("The OpenAPI document", () => {
  it("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    expect(await validator.validate(await readDocument())).toEqual({ valid: true });
    expect(validator.version).toBe("3.1");
  });

  it.each([
    [
      "a reference to nothing",
      ({ get }: Json) => (get.responses[200] = { $ref: "#/components/responses/none" }),
    ],
    ["an answer without a description", ({ get }: Json) => delete get.responses[200].description],
    ["a parameter without a schema", ({ get }: Json) => delete get.parameters[0].schema],
  ])("would not be valid with %s", async (_fault, spoil) => {
    const document = await readDocument();
    spoil(document.paths["/products"]);
    expect(await new Validator().validate(document)).toMatchObject({ valid: false });
  });

  it("declares each parameter of a path, and no other", () => {
    for (const { path, operationId, parameters = [] } of operations) {
      const inPath = parameters
        .filter((parameter: Json) => parameter.in === "path")
        .map(({ name }: Json) => `{${name}}`);
      expect(inPath, operationId).toEqual(path.match(/\{\w+\}/g) ?? []);
    }
  });

  it("asks for a token wherever the contract does", () => {
    expect(operation("listProducts").security).toEqual([]);
    expect(operation("placeOrder").security).toEqual([{ firebase: [] }]);
  });

  it("says how to place an order once, and how to go on in a list", () => {
    const { parameters, responses } = operation("placeOrder");
    expect(parameters).toMatchObject([{ name: "Idempotency-Key", in: "header", required: false }]);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(["201", "401", "409", "422", "429"]));
    expect(operation("listProducts").responses[200].headers).toHaveProperty("Link");
    expect(operation("listLowStock").responses[200]).not.toHaveProperty("headers");
    expect(operation("checkAdmin").responses[200]).not.toHaveProperty("headers");
  });

  it("takes a key wherever the contract does, and nowhere else", () => {
    const hasHeader = ({ parameters = [] }: Json) =>
      parameters.some(({ in: place }: Json) => place === "header");
    const nameOf = ({ method, path }: Json) =>
      `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
    const keyed = endpoints.filter(takesKey).map(({ name }) => name);
    expect(operations.filter(hasHeader).map(nameOf).sort()).toEqual(keyed.sort());
    expect(keyed).toContain("POST /products");
  });

  it("declares what a version and a key add to the errors", () => {
    const refusalOf = (name: string, status: number) => operation(name).responses[status].$ref;
    expect(refusalOf("fulfilOrder", 409)).toContain("changed_meanwhile");
    expect(refusalOf("adjustStock", 422)).toContain("idempotency_key_reused");
  });

  it("says after how long a call may be repeated", async () => {
    const { responses } = (await readDocument()).components;
    expect(responses.too_many_requests.headers).toHaveProperty("Retry-After");
    expect(responses.unavailable.headers).toHaveProperty("Retry-After");
  });

  it("sends the removal of users, and nothing else, to a host of its own", () => {
    const elsewhere = operations.filter(({ servers }) => servers !== undefined);
    expect(elsewhere).toMatchObject([
      {
        operationId: "removeUser",
        path: "/{id}",
        servers: [{ url: expect.stringMatching(/\/userRemoval$/) }],
      },
    ]);
  });

  it("takes a number also as text where it is sent, with the same limits", async () => {
    const { PlaceOrder, Order } = (await readDocument()).components.schemas;
    const limits = { minimum: 1, maximum: 1_000_000 };
    expect(PlaceOrder.properties.MinimumOrder).toMatchObject({ type: ["integer", "string"], ...limits });
    expect(Order.properties.MinimumOrder).toMatchObject({ type: "integer", ...limits });
  });
});

describe("Comments of the contract", () => {
  const source = `/** Not this one. */
const other = 1;

/**
 * Takes a part. It
 * stays gone.
 */
export const take = endpoint({});
export const bare = endpoint({});
const fields = {
  /** Pieces. */
  quantity: 1,
};
`;

  it("are those right above an export or a field, on one line", () => {
    expect(commentAbove(source, "take")).toBe("Takes a part. It stays gone.");
    expect(commentAbove(source, "bare")).toBeUndefined();
    expect(fieldComments(source)).toEqual(new Map([["quantity", "Pieces."]]));
  });

  it("are summed up by their first sentence", () => {
    expect(firstSentence("Takes a part. It stays gone.")).toBe("Takes a part");
    expect(firstSentence("Ends it; nothing is left.")).toBe("Ends it");
  });
});

it.each<[Schema, string]>([
  [{ type: "string", minLength: 1, maxLength: 9 }, "text, 1 to 9 characters"],
  [{ type: "integer", minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, "a whole number, at least 1"],
  [{ type: ["integer", "string"], minimum: 0 }, "a whole number, at least 0 (also as text)"],
  [{ anyOf: [{ $ref: "#/components/schemas/Order" }, { type: "null" }] }, "[Order](#order) or `null`"],
  [{ type: "array", items: { type: "boolean" } }, "a list, each `true` or `false`"],
  [{ not: {} }, "nothing: it's refused"],
  [{ enum: ["a", "b"] }, '`"a"` or `"b"`'],
])("%j is said as: %s", (schema, words) => {
  expect(wordsFor(schema)).toBe(words);
});
