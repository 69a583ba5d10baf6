import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { accountName } from "../src/contract/account-name.ts";
import { makeAdmin } from "../src/users/users.domain.ts";

// Makes the first admin of a project: `node functions/scripts/grant-admin.ts someone@example.com`. An account
// without an e-mail is named by its uid.
// It acts with the credentials of whoever runs it (GOOGLE_APPLICATION_CREDENTIALS or the emulators' hosts).

const [name] = parseArgs({ allowPositionals: true }).positionals;
if (name === undefined) {
  console.error(
    "Whom? Give the e-mail of an account that has registered: npm run grant-admin -- someone@example.com",
  );
  process.exit(2);
}

const operator = { uid: "operator", requestId: randomUUID() };
const admin = await makeAdmin(operator, accountName(name));
console.log(`${admin.email ?? name} is an admin now (account ${admin._id}).`);
