import { addPicture } from "../../functions/src/contract/admin/pictures.ts";
import { addProduct } from "../../functions/src/contract/admin/products.ts";
import { sendClientReport } from "../../functions/src/contract/client-reports.ts";
import { type Endpoint, errorsOf, statusOf } from "../../functions/src/contract/endpoint.ts";
import { statuses } from "../../functions/src/core/app-error.ts";
import { LARGEST_BODY } from "../../functions/src/http/limits.ts";
import type { Call } from "./contract.ts";
import { callers, isOnOwnHost, type OpenApi } from "./openapi.ts";
import type { Schema } from "./schemas.ts";
import { wordsFor } from "./words.ts";

const meanings: Readonly<Record<number, string>> = {
  400: "The request cannot be read.",
  401: "There is no valid token. Sign in again.",
  403: "The caller may not do this, or has to sign in again first.",
  404: "There is no such thing. Somebody else's is answered like this too.",
  409: "The request is in conflict with the present state.",
  413: `The body is larger than ${LARGEST_BODY / 1024} KB, a product's than ${Number(addProduct.largestBody) / 1024} KB, a picture's than ${Number(addPicture.largestBody) / 1000} kB, or a report than ${Number(sendClientReport.largestBody) / 1024} KB.`,
  415: "The body is not of the type that the call asks for.",
  422: "The request can be read, but is wrong. `fields` may say where.",
  429: "Too many requests. `Retry-After` says in how many seconds to try again.",
  500: "Something went wrong in the shop.",
  503: "The shop is busy. `Retry-After` says after how many seconds to try again.",
};

const introduction = `# API

<!-- Made from the contract (functions/src/contract) by \`npm run docs\`. Change the contract, not this file. -->

The same as an OpenAPI 3.1 document: [openapi.json](openapi.json).

## How to call

- The API is at the site's own root. One call, \`DELETE /{id}\`, has a host of its own, the function \`userRemoval\`:
  \`https://us-central1-<project>.cloudfunctions.net/userRemoval\`.
- **Who calls** is known by \`Authorization: Bearer <Firebase ID token>\` and by nothing else. What anyone may call needs
  no token.
- **Bodies and answers** are JSON. Send a body with \`Content-Type: application/json\`, but a picture as it is. A \`POST\` that creates
  something answers 201, a report from a browser 204, everything else 200. Text is trimmed.
- **Amounts** are decimal numbers in the shop's currency, which shop.json names. A price is that of one piece.
- **\`{email}\` in a path** names an account by its email, in any case. An account without an email is named by its uid.
- **Lists** that take \`limit\` (1 to 100) and \`after\` come in parts. Where more follows, the answer has a \`Link\` header
  with \`rel="next"\`, which leads to the next part. Lists under \`/api/\` have \`next\` instead, which is
  the next \`after\`, or null at the end.
- **To repeat a write safely**, send an \`Idempotency-Key\` of 1 to 255 printable ASCII characters. With the same key, caller and
  body it's done once: a retry gets the answer, or what was written as it is now. The calls that take one list it under their headers.
- **What others change too** has a \`version\`. Send the one that you saw: if it isn't the present one any more, nothing
  is changed, and the answer is 409 \`changed_meanwhile\`. Its \`error.present\` is what is there now, as the call would
  answer it; sent again with that version, the change is made.
- **Calls on many things** take \`items\` and answer 200 with a \`result\` for each. One that is refused stops no other.

## Errors

A call that is refused answers \`{"error": {"code", "message", "requestId", "fields"}}\`. \`message\` is written for people,
\`requestId\` is in the log, and \`fields\`, where it is there, has a message for each wrong field.
`;

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => "---"), ...rows].map((row) => `| ${row.map(cell).join(" | ")} |`);
  return `${lines.join("\n")}\n`;
}

function statusTable(): string {
  const codes = Object.entries(statuses).map(([code, status]) => ({ code, status }));
  const rows = Array.from(
    Map.groupBy(codes, ({ status }) => status),
    ([status, itsCodes]) => [
      String(status),
      itsCodes.map(({ code }) => `\`${code}\``).join(", "),
      meanings[status] ?? "",
    ],
  );
  return table(["status", "codes", "meaning"], rows);
}

function pathOf({ path }: Endpoint): string {
  return path.replace(/:(\w+)/g, "{$1}");
}

function titleOf({ endpoint }: Call): string {
  const host = isOnOwnHost(endpoint) ? " on `userRemoval`" : "";
  return `\`${endpoint.method} ${pathOf(endpoint)}\`${host}`;
}

/** GitHub's own anchor for a heading. */
function anchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\- ]/g, "")
    .replaceAll(" ", "-");
}

function callTable(calls: readonly Call[]): string {
  const rows = calls.map((call) => [
    `[${titleOf(call)}](#${anchor(titleOf(call))})`,
    callers[call.endpoint.access],
    call.comment,
    errorsOf(call.endpoint)
      .map((code) => `\`${code}\``)
      .join(", "),
  ]);
  return table(["call", "who", "what it does", "errors of its own"], rows);
}

interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
  readonly description?: string;
}

function fieldTable(fields: readonly Field[]): string {
  const rows = fields.map(({ name, required, schema, description = "" }) => {
    const ofChoices = schema.anyOf?.map((choice) => (choice as Schema).description ?? "") ?? [];
    return [
      `\`${name}\`${required ? "" : ", optional"}`,
      wordsFor(schema),
      [description, ...ofChoices].filter(Boolean).join(" "),
    ];
  });
  return table(["field", "holds", "note"], rows);
}

/** The fields of an object, and of the objects in it under `outer.inner`. */
function fieldsOf(schema: Schema, prefix = ""): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const field = property as Schema;
    if (Object.keys(field.properties ?? {}).length > 0) return fieldsOf(field, `${prefix}${name}.`);
    return {
      name: prefix + name,
      required: schema.required?.includes(name) === true,
      schema: field,
      ...(field.description && { description: field.description }),
    };
  });
}

function resolved(schema: Schema, { components }: OpenApi): Schema {
  const name = schema.$ref?.replace("#/components/schemas/", "");
  return (name !== undefined && components.schemas[name]) || schema;
}

function answerSection(status: string, schema: Schema | undefined): string[] {
  if (!schema) return [`Answers ${status}, without a body.\n`];
  if (!schema.properties) return [`Answers ${status}: ${wordsFor(schema)}.\n`];
  return [`Answers ${status}:\n`, fieldTable(fieldsOf(schema))];
}

function wordsOf(types: readonly string[]): string {
  return types.map((type) => `\`${type}\``).join(" or ");
}

function callSection(call: Call, document: OpenApi): string {
  const { method, access, limit, sends } = call.endpoint;
  const operation = document.paths[pathOf(call.endpoint)]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${call.name} is not in the OpenAPI document.`);
  const { parameters = [], requestBody, responses } = operation;
  const often = limit ? ` At most ${limit.calls} calls in ${limit.seconds} seconds.` : "";
  const parts = [`### ${titleOf(call)}\n`, `${call.comment} Who may call: ${callers[access]}.${often}\n`];
  for (const [place, title] of [
    ["query", "Query"],
    ["header", "Headers"],
  ]) {
    const fields = parameters.filter((parameter) => parameter.in === place);
    if (fields.length > 0) parts.push(`${title}:\n`, fieldTable(fields));
  }
  if (requestBody) {
    const { required, content } = requestBody;
    const json = content["application/json"];
    parts.push(
      ...(json
        ? [
            `Body${required ? "" : ", which may be left out"}:\n`,
            fieldTable(fieldsOf(resolved(json.schema, document))),
          ]
        : [`Body: a file, as ${wordsOf(Object.keys(content))}.\n`]),
    );
  }
  const status = String(statusOf(call.endpoint));
  const answered = responses[status].content?.["application/json"]?.schema;
  parts.push(
    ...(sends ? [`Answers ${status}: a file, as \`${sends}\`.\n`] : answerSection(status, answered)),
  );
  return parts.join("\n");
}

/** Response schemas. Request bodies are with their calls. */
function objectSections({ paths, components }: OpenApi): string[] {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const bodies = operations.map(
    ({ requestBody }) => (requestBody?.content["application/json"]?.schema as Schema | undefined)?.$ref,
  );
  return Object.entries(components.schemas)
    .filter(([name]) => name !== "ErrorAnswer" && !bodies.includes(`#/components/schemas/${name}`))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) =>
      [`### ${name}`, ...(schema.description ? [schema.description] : []), fieldTable(fieldsOf(schema))].join(
        "\n\n",
      ),
    );
}

/** The documentation for people, as Markdown. */
export function markdown(calls: readonly Call[], document: OpenApi): string {
  return [
    introduction,
    statusTable(),
    "Every call may answer 400, 500 and 503; with a token 401, with a body 413, 415 and 422, with a query 422, and one that",
    "changes something or has a limit 429. The table names what is refused besides.\n",
    "## Calls\n",
    callTable(calls),
    "## Each call\n",
    ...calls.map((call) => callSection(call, document)),
    "## What answers hold\n",
    ...objectSections(document),
  ]
    .join("\n")
    .trimEnd()
    .concat("\n");
}
