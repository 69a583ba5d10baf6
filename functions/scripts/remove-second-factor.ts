import { randomUUID } from "node:crypto";
import { removeSecondFactors } from "../src/accounts/users.domain.ts";
import { chosenAccount } from "./chosen-account.ts";

// For customers who lost their phone: `npm run remove-second-factor -- someone@example.com`. First verify
// that the account is theirs. Runs with your credentials.

const { uid, email = uid } = await chosenAccount("remove-second-factor");
// By uid: the email may have moved to another account.
await removeSecondFactors({ uid: "operator", requestId: randomUUID() }, uid);
console.log(`${email} now signs in without a second factor.`);
