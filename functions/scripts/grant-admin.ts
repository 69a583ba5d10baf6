import { randomUUID } from "node:crypto";
import { makeAdmin } from "../src/accounts/users.domain.ts";
import { chosenAccount } from "./chosen-account.ts";

// Makes the first admin of a project: `npm run grant-admin -- someone@example.com`. Runs with your
// credentials (GOOGLE_APPLICATION_CREDENTIALS or the emulators' hosts).

const { uid, email = uid } = await chosenAccount("grant-admin");
// By uid: the email may have moved to another account.
await makeAdmin({ uid: "operator", requestId: randomUUID() }, uid);
console.log(`${email} is now an admin.`);
