import { findDamage } from "../src/damage/damage.store.ts";
import { noteDamage } from "../src/firestore/readable.ts";

// Reads every document of a project's database: `npm run check-data` lists those that are damaged, which the shop
// leaves out, and notes them for the admins' overview. It acts with the credentials of whoever runs it, as
// grant-admin does, and says no values. Exits with 1 where a document is damaged.

let count = 0;
for await (const damage of findDamage()) {
  console.log(`${damage.collection}/${damage.document}  ${damage.fields.join(", ")}`);
  await noteDamage(damage);
  count++;
}
console.log(count === 0 ? "Every document can be read." : `${count} damaged.`);
process.exitCode = count > 0 ? 1 : 0;
