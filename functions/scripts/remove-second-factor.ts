import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { accountName } from "../src/contract/account-name.ts";
import { removeSecondFactors } from "../src/users/users.domain.ts";

// Helps a customer who lost the phone of his second factor: `node functions/scripts/remove-second-factor.ts
// someone@example.com`. Whoever runs it has made sure that the account is that customer's. It acts with the
// credentials of whoever runs it (GOOGLE_APPLICATION_CREDENTIALS or the emulators' hosts).

const [name] = parseArgs({ allowPositionals: true }).positionals;
if (name === undefined) {
  console.error("Whose? Give the e-mail of the account: npm run remove-second-factor -- someone@example.com");
  process.exit(2);
}

const operator = { uid: "operator", requestId: randomUUID() };
const account = await removeSecondFactors(operator, accountName(name));
console.log(`${name} signs in without a second factor now (account ${account._id}).`);
