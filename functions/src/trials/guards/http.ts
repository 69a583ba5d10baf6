import { guardsOf } from "./guard.ts";

/** Whoever calls, what they send, and what caches keep. */
export const httpGuards = [
  ...guardsOf("functions/src/http/authenticate.ts", "functions/src/accounts/users.emulator.test.ts", [
    ["the boolean of the admin's claim", "return account.customClaims?.admin === true", "return Boolean(account.customClaims?.admin)"],
  ]),
  ...guardsOf("functions/src/http/authenticate.ts", "functions/src/http/authenticate.test.ts", [
    ["the check for revoked tokens", "const checkRevoked = true", "const checkRevoked = false"],
  ]),
  ...guardsOf("functions/src/http/authenticate.ts", "functions/src/accounts/users-imported.emulator.test.ts", [
    ["a caller whose uid names no document", "if (!Uid.safeParse(decoded.uid).success)", "if (!Uid)"],
  ]),
  ...guardsOf("functions/src/http/public-answers.ts", "functions/src/reads.emulator.test.ts", [["what visitors share", 'name === "limit"', "name.length > 0"]]),
  ...guardsOf("functions/src/http/mount.ts", "functions/src/orders/orders-once.emulator.test.ts", [
    ["the key of a call that is done once", "takesKey(endpoint) ? req.get(IDEMPOTENCY_KEY) : undefined", "undefined as string | undefined"],
  ]),
  ...guardsOf("functions/src/http/mount.ts", "functions/src/orders/fulfilment/fulfilment.emulator.test.ts", [
    ["what a refusal may show", "{ present: output.parse(present) }", "{ present: output && present }", "was overtaken"],
  ]),
  ...guardsOf("functions/src/environment.ts", "functions/src/environment.test.ts", [
    ["the encryption of a deployed function's site", '!origin.startsWith("https:")', "false"],
  ]),
];
