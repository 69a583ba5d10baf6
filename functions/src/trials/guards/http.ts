import { guardsOf } from "./guard.ts";

/** Whoever calls, what they send, and what caches keep. */
export const httpGuards = [
  ...guardsOf("functions/src/http/mount.ts", "functions/src/orders/fulfilment/fulfilment.emulator.test.ts", [
    ["what a refusal shows of the present state", "{ present: output.parse(present) }", "{ present }"],
  ]),
  ...guardsOf("functions/src/http/mount.ts", "functions/src/http/rate-limit.emulator.test.ts", [
    [
      "the refusals of an account that are counted before anything is parsed",
      "parseCounted(endpoint, caller?.uid, () => parseRequest(endpoint, req))",
      "parseRequest(endpoint, req)",
      "eighty invalid orders",
    ],
  ]),
  ...guardsOf("functions/src/http/refusals.ts", "functions/src/http/refusals.test.ts", [
    ["what isn't even looked at", "if (isSpent && uid !== undefined) throw tooManyRequests(endsAt);", ""],
    ["what other guests ask for rightly", "if (isSpent && uid !== undefined)", "if (isSpent)"],
  ]),
  ...guardsOf("functions/src/http/parse.ts", "functions/src/http/parse.test.ts", [
    ["the body that an endpoint needs", " && schema.safeParse(undefined).success", ""],
  ]),
  ...guardsOf("functions/src/http/authenticate.ts", "functions/src/accounts/users.emulator.test.ts", [
    ["the boolean of the admin's claim", "return account.customClaims?.admin === true", "return Boolean(account.customClaims?.admin)"],
  ]),
  ...guardsOf("functions/src/http/authenticate.ts", "functions/src/http/public-answers.emulator.test.ts", [
    ["the call that is counted before anything else", "await consumeCall(token, verify)", "await verify()", "An account"],
  ]),
  ...guardsOf("functions/src/http/authenticate.ts", "functions/src/http/authenticate.test.ts", [
    ["the check for revoked tokens", "const checkRevoked = true", "const checkRevoked = false"],
  ]),
  ...guardsOf("functions/src/http/authenticate.ts", "functions/src/accounts/users-imported.emulator.test.ts", [
    ["a caller whose uid names no document", "if (!Uid.safeParse(decoded.uid).success)", "if (!Uid)"],
  ]),
  ...guardsOf("functions/src/http/public-answers.ts", "functions/src/trials/guests/guests.emulator.test.ts", [
    ["who pays for a guest's reads", "() => withQuota(guests, readOnce, lists)", "readOnce"],
  ]),
  ...guardsOf("functions/src/http/public-answers.ts", "functions/src/http/public-answers.emulator.test.ts", [
    ["what lists behind a cursor leave to others", "mustBeFresh || !mayCache", "false"],
    ["the first reviews of a part, which no cursor uses up", 'shows === "part" && mayCache', "false", "go on"],
    ["the token of who goes on when guests do not", /await authenticate\([^;]+;\n {4}\}\);/, '{ uid: "" };'],
  ]),
  ...guardsOf("functions/src/http/public-answers.ts", "functions/src/reads.emulator.test.ts", [
    ["what visitors share", 'name === "limit"', "name.length > 0"],
    ["the present state of a part", 'part: "no-cache"', 'part: "public, max-age=60"'],
  ]),
  ...guardsOf("functions/src/http/mount.ts", "functions/src/reads.emulator.test.ts", [
    ["what a write changes", "invalidate(endpoint.changes)", 'invalidate(["products", "reviews"])'],
  ]),
  ...guardsOf("functions/src/http/mount.ts", "functions/src/orders/orders-once.emulator.test.ts", [
    ["the key of a call that is done once", "takesKey(endpoint) ? req.get(IDEMPOTENCY_KEY) : undefined", "undefined as string | undefined"],
  ]),
  ...guardsOf("functions/src/http/mount.ts", "functions/src/orders/fulfilment/fulfilment.emulator.test.ts", [
    ["what a refusal may show", "{ present: output.parse(present) }", "{ present: output && present }", "was overtaken"],
  ]),
  ...guardsOf("functions/src/http/mount.ts", "functions/src/trials/query-shapes/query-shapes.emulator.test.ts", [
    ["the list that a Link leads on in", "{ ...query, after: cursor }", "{ ...req.query, after: cursor } as never"],
  ]),
  ...guardsOf("functions/src/http/mount.ts", "functions/src/http/public-answers.emulator.test.ts", [
    [
      "the documents that one account may read in a minute",
      "isCounted ? () => withAccountQuota(caller.uid, produceAnswer) : produceAnswer",
      "isCounted ? produceAnswer : produceAnswer",
      "An account",
    ],
    [
      "the documents that a write reads for an account",
      "caller !== null && endpoint.access",
      'caller !== null && endpoint.method === "GET" && endpoint.access',
      "changes something",
    ],
  ]),
  ...guardsOf("functions/src/http/mount.ts", "functions/src/catalogue/replica/replica-loading.emulator.test.ts", [
    ["the caches that keep no answer from half of the parts", "if (!answer.isUncacheable) ", "", "While a process"],
  ]),
  ...guardsOf("functions/src/http/response-cache.ts", "functions/src/http/response-cache.test.ts", [
    ["the most bytes that are kept", " && this.#bytes + bytes <= MOST_BYTES", ""],
    ["the read that those past the caches share", "reading.next ??= ", "reading.next = "],
  ]),
  ...guardsOf("functions/src/http/account-quota.ts", "functions/src/http/account-quota.test.ts", [
    ["the calls of an account that are counted in memory", "if (verified !== undefined) count(verified);", ""],
  ]),
  ...guardsOf("functions/src/environment.ts", "functions/src/environment.test.ts", [
    ["the encryption of a deployed function's site", '!origin.startsWith("https:")', "false"],
  ]),
  ...guardsOf("functions/src/http/error-handler.ts", "functions/src/catalogue/catalogue.emulator.test.ts", [
    ["the caches that keep no missing part", '"Cache-Control", "private, no-store"', '"Cache-Control", "public, max-age=60"', "GET /api/products/{id}"],
  ]),
];
