import { mkdir, writeFile } from "node:fs/promises";
import { callsOf, readContract } from "./contract.ts";
import { markdown } from "./markdown.ts";
import { openApi } from "./openapi.ts";

const folder = new URL("../../docs/", import.meta.url);

/** The files that `npm run docs` writes, by the file's name in docs. */
export async function apiDocs(): Promise<Record<string, string>> {
  const files = await readContract();
  const document = openApi(files);
  return {
    "api.md": markdown(callsOf(files), document),
    "openapi.json": `${JSON.stringify(document, null, 2)}\n`,
  };
}

if (import.meta.main) {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(await apiDocs())) await writeFile(new URL(name, folder), text);
  console.log("Wrote docs/api.md and docs/openapi.json.");
}
