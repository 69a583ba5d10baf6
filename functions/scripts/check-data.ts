import { findDamage } from "../src/damage/damage.store.ts";
import { noteDamage } from "../src/firestore/readable.ts";

// `npm run check-data` lists damaged documents, which the shop leaves out, and notes them for admins. Runs
// with your credentials, prints no values and exits with 1 if any document is damaged.

let count = 0;
for await (const damage of findDamage()) {
  console.log(`${damage.collection}/${damage.document}  ${damage.fields.join(", ")}`);
  await noteDamage(damage);
  count++;
}
console.log(count === 0 ? "Every document can be read." : `${count} damaged.`);
process.exitCode = count > 0 ? 1 : 0;
