import { parseArgs } from "node:util";
import { AppError } from "../src/core/app-error.ts";
import { batchesOf } from "../src/firestore/batches.ts";
import { products } from "../src/firestore/collections.ts";
import { markRestored } from "../src/products/products.store.ts";
import "./credentials.ts";

// After parts were restored from a backup: `npm run restored-parts -- <id> …`, or `--all`, lets the search see them, and
// gives them their numbers back. It can be run again at any time. Runs with your credentials, and exits with 1 if a part
// is not there, another one has its number, or the parts that replace it lead in a circle.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean", default: false } },
});
if (values.all === positionals.length > 0) {
  console.error("Which parts? npm run restored-parts -- <id> …, or --all");
  process.exit(2);
}

let back = 0;
async function take(id: string): Promise<void> {
  try {
    if (await markRestored(id)) back++;
    else reportFault(id, "is not there");
  } catch (refusal) {
    if (!(refusal instanceof AppError && ["number_taken", "invalid"].includes(refusal.code))) throw refusal;
    reportFault(id, refusal.message);
  }
}

function reportFault(id: string, fault: string): void {
  console.log(`products/${id}  ${fault}`);
  process.exitCode = 1;
}

async function* chosen(): AsyncGenerator<string[]> {
  if (!values.all) return yield positionals;
  for await (const documents of batchesOf(products.withConverter(null).select(), 20))
    yield documents.map(({ id }) => id);
}

for await (const ids of chosen()) await Promise.all(ids.map(take));
console.log(`${back} back.`);
