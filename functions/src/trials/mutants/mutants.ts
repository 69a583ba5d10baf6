import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contractFiles, endpoints, type NamedEndpoint } from "../../testing/endpoints.ts";
import { root } from "../../testing/own-server.ts";
import { basketGuards } from "./basket-mutants.ts";
import { catalogueGuards } from "./catalogue-mutants.ts";
import { mailGuards } from "./mail-mutants.ts";
import { type Mutant, replacing } from "./mutant.ts";
import { reportGuards } from "./report-mutants.ts";
import { savedGuards } from "./saved-mutants.ts";

const access = "functions/src/trials/access";
const migrations = "functions/src/firestore/migrations/migrate.emulator";
const names = "functions/src/contract/values/names";
const spellings = "functions/src/catalogue/spelling";
const details = "functions/src/products/product-details.emulator";
const mail = "functions/src/mail/mail.emulator";
const provenEmail = "functions/src/accounts/proven-email/proven-email.emulator";
const weaker = { admin: "signed-in", self: "signed-in", "self-or-admin": "signed-in", "signed-in": "anyone" };

/** Weakens the access of an endpoint in the contract file that declares it. */
async function accessMutant({ name, method, path, access: who }: NamedEndpoint): Promise<Mutant> {
  const from = new RegExp(`(method: "${method}",\\s+path: "${path}",\\s+access: )"${who}"`);
  for (const contract of contractFiles) {
    const file = `functions/src/contract/${contract}`;
    const source = await readFile(join(root, file), "utf8");
    if (!from.test(source)) continue;
    const to = `$1"${weaker[who as keyof typeof weaker]}"`;
    const edit = (source: string) => source.replace(from, to);
    return { name: `the access of ${name}`, file, edit, tests: [access, "-t", `^${name} `] };
  }
  throw new Error(`No contract file declares the access of ${name}.`);
}

/** The guards that stand in the code itself. Update the edit here when you move or reword one. */
const guards: Mutant[] = [
  {
    name: "the first proof of an email",
    file: "functions/src/accounts/proven-email/proven-email.domain.ts",
    edit: replacing("isReclaimed: !isLinked && !isFirst", "isReclaimed: false"),
    tests: [provenEmail],
  },
  {
    name: "the trace of whoever was there before the proof",
    file: "functions/src/accounts/proven-email/proven-email.domain.ts",
    edit: replacing("!isKnown && ", ""),
    tests: [provenEmail],
  },
  {
    name: "the doubt about a profile from before the proof",
    file: "functions/src/accounts/proven-email/proven-email.domain.ts",
    edit: replacing("await store.doubtProfile(uid);", ""),
    tests: [provenEmail],
  },
  {
    name: "the account of the token from before linking",
    file: "functions/src/accounts/proven-email/proven-email.domain.ts",
    edit: replacing("earlierUid === caller.uid", "earlierUid !== undefined"),
    tests: [provenEmail],
  },
  {
    name: "the proof by Google alone where it was linked",
    file: "functions/src/accounts/proven-email/proven-email.domain.ts",
    edit: replacing('proof === "google.com" && ', ""),
    tests: [provenEmail],
  },
  {
    name: "the email of the Google account that proves one",
    file: "functions/src/accounts/proven-email/proven-email-rule.ts",
    edit: replacing(" && google?.email === caller.email", ""),
    tests: [provenEmail],
  },
  {
    name: "the password from before the proof",
    file: "functions/src/accounts/proven-email/sign-in-state.store.ts",
    edit: replacing(/deleteAttribute: .*,/, "deleteAttribute: [],"),
    tests: [provenEmail],
  },
  {
    name: "the other ways in from before the proof",
    file: "functions/src/accounts/proven-email/sign-in-state.store.ts",
    edit: replacing("(id) => id !== proof", "() => false"),
    tests: [provenEmail],
  },
  {
    name: "the sessions from before the proof",
    file: "functions/src/accounts/proven-email/sign-in-state.store.ts",
    edit: replacing(/ {4}validSince: .*\n/, ""),
    tests: [provenEmail],
  },
  {
    name: "the owner of a single order",
    file: "functions/src/orders/orders.domain.ts",
    edit: replacing("if (!maySee)", "if (false)"),
    tests: [access],
  },
  {
    name: "the owner of listed orders",
    file: "functions/src/orders/orders.domain.ts",
    edit: replacing("isForAll ? undefined : caller.uid", "undefined"),
    tests: [access],
  },
  {
    name: "the account of an order, which is for admins alone",
    file: "functions/src/orders/orders.domain.ts",
    edit: replacing("order.ownerUid === caller.uid ? order : withActors(order)", "withActors(order)"),
    tests: ["functions/src/orders/orders.emulator"],
  },
  {
    name: "the account of listed orders, which is for admins alone",
    file: "functions/src/orders/orders.domain.ts",
    edit: replacing("isForAll ? items.map(forAdmin) : items", "items.map(forAdmin)"),
    tests: ["functions/src/orders/orders.emulator"],
  },
  {
    name: "the step that is an order's next",
    file: "functions/src/orders/handling/handling-rule.ts",
    edit: replacing("if (wanted === next) return;", "if (wanted) return;"),
    tests: ["functions/src/orders/handling"],
    project: "unit",
  },
  {
    name: "the version of an order that an admin saw",
    file: "functions/src/orders/handling/handling.domain.ts",
    edit: replacing("if (order.data.version !== version)", "if (false)"),
    tests: ["functions/src/orders/handling"],
  },
  {
    name: "an order that is in hand",
    file: "functions/src/orders/orders.domain.ts",
    edit: replacing("if (!mayDelete(order, isAdmin)) throw", "if (false) throw"),
    tests: ["functions/src/orders/handling"],
  },
  {
    name: "the email of what is ordered",
    file: "functions/src/orders/orders.domain.ts",
    edit: replacing(/ {2}queueMail\(tx.+/, ""),
    tests: [mail, "-t", "An order that is placed"],
  },
  {
    name: "the number of a restored part that another one has got",
    file: "functions/src/products/part-numbers.store.ts",
    edit: replacing("if (owner !== productId) throw numberTaken(partNumber);", ""),
    tests: ["functions/src/products/restored.emulator"],
  },
  {
    name: "the lease of an email",
    file: "functions/src/outbox/outbox.store.ts",
    edit: replacing("waiting.data.dueAt.toMillis() > Date.now()", "false"),
    tests: [mail, "-t", "A mail server"],
  },
  {
    name: "the recipient of an email that is one",
    file: "functions/src/mail/transport.ts",
    edit: replacing('to: { name: "", address: to }', "to"),
    tests: [mail, "-t", "What a customer types"],
  },
  {
    name: "the email whose server would never take it",
    file: "functions/src/mail/transport.ts",
    edit: replacing("&& responseCode >= 500", "&& false"),
    tests: [mail, "-t", "A mail server"],
  },
  {
    name: "the markup that is text in an email",
    file: "functions/src/mail/content/letter.ts",
    edit: replacing('entities[character] ?? ""', "character"),
    tests: ["functions/src/mail/content"],
    project: "unit",
  },
  {
    name: "the words that strangers don't get",
    file: "functions/src/mail/mail.domain.ts",
    edit: replacing("const isProven = account.emailVerified && ", "const isProven = true || "),
    tests: [mail, "-t", "What a customer types"],
  },
  {
    name: "the emails of an account that has gone",
    file: "functions/src/accounts/users.domain.ts",
    edit: replacing("  await forgetMail(uid);", ""),
    tests: [mail, "-t", "Nothing is sent"],
  },
  {
    name: "an account that is leaving, which gets no emails",
    file: "functions/src/mail/mail.domain.ts",
    edit: replacing(" || (await findLeaving(mail.ownerUid))", ""),
    tests: [mail, "-t", "Nothing is sent"],
  },
  {
    name: "the buyer that is verified",
    file: "functions/src/reviews/reviews.store.ts",
    edit: replacing("(await hasBought(uid)) && ", "true && "),
    tests: ["functions/src/reviews/reviews.emulator"],
  },
  {
    name: "the order of a verified buyer, which was sent",
    file: "functions/src/orders/orders.store.ts",
    edit: replacing('.where("handling", "in", ["sent", "closed"])', ""),
    tests: ["functions/src/reviews/reviews.emulator"],
  },
  {
    name: "the mark of an order whose email nobody has proven",
    file: "functions/src/orders/orders.store.ts",
    edit: replacing("!(isEmailVerified && order.email === email)", "email !== null && !isEmailVerified"),
    tests: ["functions/src/orders/orders.emulator"],
  },
  {
    name: "the count of a review that goes",
    file: "functions/src/reviews/reviews.store.ts",
    edit: replacing("if (review?.isCounted) countReview(commit, review.rating, -1);", ""),
    tests: ["functions/src/reviews/review-counts"],
  },
  {
    name: "the review that is counted already",
    file: "functions/src/reviews/review-counts.store.ts",
    edit: replacing("if (!review || review.isCounted) return false;", "if (!review) return false;"),
    tests: ["functions/src/reviews/review-counts"],
  },
  {
    name: "the body that an endpoint needs",
    file: "functions/src/http/parse.ts",
    edit: replacing(" && schema.safeParse(undefined).success", ""),
    tests: ["functions/src/http/parse"],
    project: "unit",
  },
  {
    name: "the email of an order",
    file: "functions/src/orders/order-rule.ts",
    edit: replacing("if (email !== null && order.email !== email)", "if (false)"),
    tests: [access],
  },
  {
    name: "the owner of listed profiles",
    file: "functions/src/profiles/profiles.routes.ts",
    edit: replacing("if (!query.own && (await caller.isAdmin()))", "if (true)"),
    tests: [access],
  },
  {
    name: "the email of a profile",
    file: "functions/src/profiles/profiles.routes.ts",
    edit: replacing("  assertOwnEmail(caller, body);", ""),
    tests: ["functions/src/profiles"],
  },
  {
    name: "the email of a users document",
    file: "functions/src/accounts/users.routes.ts",
    edit: replacing("  assertOwnEmail(caller, body);", ""),
    tests: ["functions/src/accounts/users.emulator"],
  },
  {
    name: "the caller of a key",
    file: "functions/src/core/idempotency.ts",
    edit: replacing(/sha256\(`.+key.`\)/, "sha256(key)"),
    tests: ["functions/src/orders/orders-once"],
  },
  {
    name: "removing oneself",
    file: "functions/src/accounts/users.domain.ts",
    edit: replacing("if (uid === actor.uid) throw", "if (false) throw"),
    tests: ["functions/src/accounts/removal/users-removal"],
  },
  {
    name: "the last admin",
    file: "functions/src/accounts/users.domain.ts",
    edit: replacing("if (store.isAdmin(account)) await retire(tx, uid);", ""),
    tests: ["functions/src/trials/rush/last-admin", "functions/src/accounts/users.domain"],
  },
  {
    name: "the last admin who can act",
    file: "functions/src/identity/users.store.ts",
    edit: replacing("isAdmin(account) && !account.disabled", "true"),
    tests: ["functions/src/accounts/users.domain"],
  },
  {
    name: "the account that an admin saw",
    file: "functions/src/accounts/users.domain.ts",
    edit: replacing("if (seen !== undefined && seen !== uid)", "if (false)"),
    tests: ["functions/src/accounts/users.domain"],
  },
  {
    name: "an order of an account that is leaving",
    file: "functions/src/orders/orders.domain.ts",
    edit: replacing("unlessLeaving(tx, caller.uid)", "caller.uid as never"),
    tests: ["functions/src/accounts/removal/account-deletion"],
  },
  {
    name: "the deletion of an order by an account that is leaving",
    file: "functions/src/orders/orders.domain.ts",
    edit: replacing("unlessLeaving(tx, actor.uid)", "actor.uid as never"),
    tests: ["functions/src/accounts/removal/account-deletion"],
  },
  {
    name: "the restock of an admin who is leaving",
    file: "functions/src/stock/stock.domain.ts",
    edit: replacing("unlessLeaving(tx, actor.uid)", "actor.uid as never"),
    tests: ["functions/src/accounts/removal/account-deletion"],
  },
  {
    name: "the new part of an admin who is leaving",
    file: "functions/src/products/products.store.ts",
    edit: replacing("unlessLeaving(batch, actor.uid)", "actor.uid as never"),
    tests: ["functions/src/accounts/removal/account-deletion"],
  },
  {
    name: "the movement that still names somebody who has left",
    file: "functions/src/accounts/reconcile/users-reconcile.store.ts",
    edit: replacing(', movements.where("who", "==", uid)', ""),
    tests: ["functions/src/accounts/reconcile"],
  },
  {
    name: "a review, a profile or a garage of an account that is leaving",
    file: "functions/src/identity/leaving.store.ts",
    edit: replacing("  unlessLeaving(batch, uid);", ""),
    tests: ["functions/src/accounts/removal/account-deletion"],
  },
  {
    name: "a basket, a garage or a saved part that an account which is leaving changes",
    file: "functions/src/identity/leaving.store.ts",
    edit: replacing("    unlessLeaving(tx, uid);", ""),
    tests: ["functions/src/accounts/removal/account-deletion"],
  },
  {
    name: "the users document of an account that is leaving",
    file: "functions/src/identity/users.store.ts",
    edit: replacing("    unlessLeaving(tx, uid);", ""),
    tests: ["functions/src/accounts/removal/account-deletion"],
  },
  {
    name: "the promotion of an account that is leaving",
    file: "functions/src/identity/users.store.ts",
    edit: replacing("  unlessLeaving(batch, uid);", ""),
    tests: ["functions/src/accounts/removal/account-deletion"],
  },
  {
    name: "the recent sign-in of a deletion",
    file: "functions/src/accounts/own/account.domain.ts",
    edit: replacing("  assertRecentSignIn(caller.signedInAt, Date.now());", ""),
    tests: ["functions/src/accounts/removal/account-deletion"],
  },
  {
    name: "a disabled account made an admin",
    file: "functions/src/accounts/users.domain.ts",
    edit: replacing("if (!account || account.disabled)", "if (!account)"),
    tests: ["functions/src/accounts/users.emulator"],
  },
  {
    name: "the boolean of the admin's claim",
    file: "functions/src/http/authenticate.ts",
    edit: replacing(
      "return account.customClaims?.admin === true",
      "return Boolean(account.customClaims?.admin)",
    ),
    tests: ["functions/src/accounts/users.emulator"],
  },
  {
    name: "the allowance of guests",
    file: "functions/src/core/guest-reads.ts",
    edit: replacing("if (from.some((purse) => most > left[purse])) throw", "if (false) throw"),
    tests: ["functions/src/trials/guests"],
  },
  {
    name: "the documents that are read for guests at the same time",
    file: "functions/src/core/guest-reads.ts",
    edit: replacing("this.#underWay + most > this.#mostAtOnce", "false"),
    tests: ["functions/src/core/guest-reads"],
    project: "unit",
  },
  {
    name: "who pays for a guest's reads",
    file: "functions/src/http/answer-anyone.ts",
    edit: replacing("() => readingFor(guests, readOnce, { isUncached })", "readOnce"),
    tests: ["functions/src/trials/guests"],
  },
  {
    name: "what lists leave to single parts",
    file: "functions/src/core/guest-reads.ts",
    edit: replacing("lists: 2 / 3", "lists: 1"),
    tests: ["functions/src/core/guest-reads"],
    project: "unit",
  },
  {
    name: "what lists behind a cursor leave to others",
    file: "functions/src/http/answer-anyone.ts",
    edit: replacing("isPresent || !isKept", "false"),
    tests: ["functions/src/http/answer-anyone"],
  },
  {
    name: "the token of who goes on when guests do not",
    file: "functions/src/http/answer-anyone.ts",
    edit: replacing(/await authenticate\([^;]+;\n {4}\}\);/, '{ uid: "" };'),
    tests: ["functions/src/http/answer-anyone"],
  },
  {
    name: "what visitors share",
    file: "functions/src/http/answer-anyone.ts",
    edit: replacing('name === "limit"', "name.length > 0"),
    tests: ["functions/src/reads"],
  },
  {
    name: "what a write changes",
    file: "functions/src/http/mount.ts",
    edit: replacing("outdate(endpoint.changes)", 'outdate(["products", "reviews"])'),
    tests: ["functions/src/reads"],
  },
  {
    name: "the most bytes that are kept",
    file: "functions/src/http/response-cache.ts",
    edit: replacing(" && this.#bytes + bytes <= MOST_BYTES", ""),
    tests: ["functions/src/http/response-cache"],
    project: "unit",
  },
  {
    name: "the read that those past the caches share",
    file: "functions/src/http/response-cache.ts",
    edit: replacing("reading.next ??= ", "reading.next = "),
    tests: ["functions/src/http/response-cache"],
    project: "unit",
  },
  {
    name: "the most reviews at once",
    file: "functions/src/reviews/reviews.store.ts",
    edit: replacing("limit = MOST_REVIEWS", "limit"),
    tests: ["functions/src/firestore/page"],
  },
  {
    name: "the most items at once",
    file: "functions/src/firestore/page.ts",
    edit: replacing("MOST_ITEMS = 1000", "MOST_ITEMS = 10_000"),
    tests: ["functions/src/trials/guests"],
  },
  {
    name: "the list that a Link leads on in",
    file: "functions/src/http/mount.ts",
    edit: replacing("{ ...query, after: cursor }", "{ ...req.query, after: cursor } as never"),
    tests: ["functions/src/trials/query-shapes"],
  },
  {
    name: "the count of who asks for all their data",
    file: "functions/src/contract/account.ts",
    edit: replacing("  limit: { calls: 30, seconds: 600 },", ""),
    tests: ["functions/src/http/rate-limit.emulator"],
  },
  {
    name: "the calls of an account that are counted in memory",
    file: "functions/src/http/account-allowance.ts",
    edit: replacing("if (known !== undefined) count(known);", ""),
    tests: ["functions/src/http/account-allowance"],
    project: "unit",
  },
  {
    name: "the call that is counted before anything else",
    file: "functions/src/http/authenticate.ts",
    edit: replacing("await countedCall(token, verify)", "await verify()"),
    tests: ["functions/src/http/answer-anyone", "-t", "An account"],
  },
  {
    name: "the documents that one account may read in a minute",
    file: "functions/src/http/mount.ts",
    edit: replacing("return readingAs(caller.uid, work);", "return work();"),
    tests: ["functions/src/http/answer-anyone", "-t", "An account"],
  },
  {
    name: "the saved parts that a list reads",
    file: "functions/src/saved/saved.store.ts",
    edit: replacing("counted(items.length + 1, () => withProducts(items))", "withProducts(items)"),
    tests: ["functions/src/http/answer-anyone", "-t", "An account"],
  },
  {
    name: "the check for revoked tokens",
    file: "functions/src/http/authenticate.ts",
    edit: replacing("const checkRevoked = true", "const checkRevoked = false"),
    tests: ["functions/src/http/authenticate"],
    project: "unit",
  },
  {
    name: "the verified email of an account that a maintainer's command changes",
    file: "functions/scripts/chosen-account.ts",
    edit: replacing("if (isUnverified && !values.unverified)", "if (false)"),
    tests: ["functions/src/accounts/users-commands"],
  },
  {
    name: "the movement of whatever moves stock",
    file: "functions/src/stock/stock.store.ts",
    edit: replacing(
      "  recordMovements(tx, movements, lastMovementId);",
      "  void (movements && lastMovementId);",
    ),
    tests: ["functions/src/stock/stock.emulator"],
  },
  {
    name: "the movement of a new part",
    file: "functions/src/stock/stock.store.ts",
    edit: replacing("  recordMovements(commit, movements);", "  void (commit && movements);"),
    tests: ["functions/src/stock/stock.emulator"],
  },
  {
    name: "the stock that an order is taken from",
    file: "functions/src/stock/stock.store.ts",
    edit: replacing("    assertOrderable({ ...stock.data, quantity }, pieces);", ""),
    tests: ["functions/src/orders/orders-refused"],
  },
  {
    name: "the range of an adjusted stock",
    file: "functions/src/stock/stock.store.ts",
    edit: replacing("  assertPossible(stock.data, adjustment.change);", ""),
    tests: ["functions/src/stock/stock.emulator"],
  },
  {
    name: "the adjustment that was booked before its response was lost",
    file: "functions/src/stock/stock.domain.ts",
    edit: replacing("if (!before) throw await", "throw await"),
    tests: ["functions/src/stock/stock.emulator"],
  },
  {
    name: "the one queue of a part",
    file: "functions/src/orders/orders.domain.ts",
    edit: replacing("inStockQueue(productId, take,", "inStockQueue(body.productId ?? body.picture, take,"),
    tests: ["functions/src/stock/stock-queue"],
  },
  {
    name: "the people in movements who have deleted their accounts",
    file: "functions/src/accounts/users.domain.ts",
    edit: replacing("  await anonymiseMovements(uid, orders.accountHashOf(uid));", ""),
    tests: ["functions/src/stock/stock.emulator"],
  },
  {
    name: "the difference between a stock and its movements",
    file: "functions/src/stock/stock-check.store.ts",
    edit: replacing("if (quantity !== sum)", "if (false)"),
    tests: ["functions/src/stock/stock-check"],
  },
  {
    name: "what nobody can order",
    file: "functions/src/contract/products.ts",
    edit: replacing("quantity < Math.max(1, minimumQuantity)", "quantity < 1"),
    tests: ["functions/src/stock/stock-rule"],
    project: "unit",
  },
  {
    name: "an account's share of a busy queue",
    file: "functions/src/core/keyed-queue.ts",
    edit: replacing(/return account !== undefined.+/, "return false;"),
    tests: ["functions/src/core/keyed-queue"],
    project: "unit",
  },
  {
    name: "the encryption of a deployed function's site",
    file: "functions/src/environment.ts",
    edit: replacing('!origin.startsWith("https:")', "false"),
    tests: ["functions/src/environment.test"],
    project: "unit",
  },
  {
    name: "the place of a damaged document outside lists",
    file: "functions/src/firestore/readable.ts",
    edit: replacing("if (!(error instanceof DamagedDocument)) throw error;", "throw error;"),
    tests: ["functions/src/damage"],
  },
  {
    name: "the parsing of what is stored",
    file: "functions/src/firestore/converter.ts",
    edit: replacing("whole.parse(document) as", "(whole && document) as"),
    tests: ["functions/src/firestore/converter"],
    project: "unit",
  },
  {
    name: "the parsing of what is updated",
    file: "functions/src/firestore/converter.ts",
    edit: replacing("return z.partial(schema).parse(fields) as F", "return (schema && fields) as F"),
    tests: ["functions/src/firestore/converter"],
    project: "unit",
  },
  {
    name: "the price of an order",
    file: "functions/src/orders/order-rule.ts",
    edit: replacing("order.price.cents !== product.price.cents", "false"),
    tests: ["functions/src/orders/order-rule"],
    project: "unit",
  },
  {
    name: "the total that the server computes",
    file: "functions/src/orders/order-rule.ts",
    edit: replacing("times(product.price, quantity)", "product.price"),
    tests: ["functions/src/orders/orders.emulator"],
  },
  {
    name: "a price of more than two decimals",
    file: "functions/src/contract/values/price-codec.ts",
    edit: replacing(".check(z.multipleOf(0.01))", ""),
    tests: ["functions/src/contract/values/money"],
    project: "unit",
  },
  {
    name: "the reading of documents that aren't migrated yet",
    file: "functions/src/firestore/converter.ts",
    edit: replacing("upgrade(place.collection, stored)", "stored"),
    tests: [migrations],
  },
  {
    name: "the documents of a newer release",
    file: "functions/src/firestore/converter.ts",
    edit: replacing("if (!isKnown(", "if (false && !isKnown("),
    tests: [migrations],
  },
  {
    name: "a change made while a document is migrated",
    file: "functions/src/firestore/migrations/migrate.ts",
    edit: replacing(", { lastUpdateTime: stored.updateTime }", ""),
    tests: [migrations],
  },
  {
    name: "damaged documents, which no migration touches",
    file: "functions/src/firestore/migrations/migrate.ts",
    edit: replacing("!damageOf(document)", "document"),
    tests: [migrations],
  },
  {
    name: "a dry run of the migration",
    file: "functions/src/firestore/migrations/migrate.ts",
    edit: replacing("if (!isDry) ", ""),
    tests: [migrations],
  },
  {
    name: "the parts that all of one's data comes in",
    file: "functions/src/accounts/own/account.domain.ts",
    edit: replacing("orders.listOrders(page, uid)", "orders.listOrders({ after: page.after }, uid)"),
    tests: ["functions/src/accounts/own/account.emulator"],
  },
  {
    name: "something to see in a text",
    file: "functions/src/contract/values/primitives.ts",
    edit: replacing("/(?![\\p{DI}\\u2800])[\\p{L}\\p{N}\\p{P}\\p{S}]/u", "/./"),
    tests: ["functions/src/contract/values/primitives"],
    project: "unit",
  },
  {
    name: "the marks of direction in a text",
    file: "functions/src/contract/values/typed.ts",
    edit: replacing('text.replace(DIRECTION, "")', "text"),
    tests: ["functions/src/contract/values/primitives"],
    project: "unit",
  },
  {
    name: "the digits of a whole number",
    file: "functions/src/contract/values/typed.ts",
    edit: replacing("/^(-(?=0*[1-9]))?\\d{1,15}$/", "/^-?\\d{1,15}(\\.\\d{1,15})?$/"),
    tests: ["functions/src/contract/values/primitives"],
    project: "unit",
  },
  {
    name: "the decimals of an amount as typed",
    file: "functions/src/contract/values/typed.ts",
    edit: replacing(" && fraction.length <= decimals + 1", ""),
    tests: ["functions/src/contract/values/primitives"],
    project: "unit",
  },
  {
    name: "the characters that can't be stored",
    file: "functions/src/contract/values/typed.ts",
    edit: replacing("|\\p{Cs}/u", "/u"),
    tests: ["functions/src/contract/values/primitives"],
    project: "unit",
  },
  {
    name: "the invisible in a phone number",
    file: "functions/src/contract/values/typed.ts",
    edit: replacing('number.replace(/\\p{DI}/gu, "")', "number"),
    tests: ["functions/src/contract/values/primitives"],
    project: "unit",
  },
  {
    name: "the place apart for what is for admins alone",
    file: "functions/src/firestore/stored-part.ts",
    edit: replacing("({ ...schemasForAnyone,", "({ ...schemasForAnyone, ...schemasForAdmins,"),
    tests: ["functions/src/parts/internals.emulator"],
  },
  {
    name: "the end of what admins knew of a deleted part",
    file: "functions/src/products/products.store.ts",
    edit: replacing("  deleteInternals(tx, id);", ""),
    tests: ["functions/src/parts/internals.emulator"],
  },
  {
    name: "the last digit of a barcode's number",
    file: "functions/src/contract/admin/part-fields.ts",
    edit: replacing("z.refine(hasCheckDigit,", "z.refine(Boolean,"),
    tests: [details],
  },
  {
    name: "the claim of a part number",
    file: "functions/src/products/products.store.ts",
    edit: replacing("  claimNumber(batch, product._id, product.partNumber);", ""),
    tests: [details],
  },
  {
    name: "the end of a deleted part's claim",
    file: "functions/src/products/products.store.ts",
    edit: replacing("  await freeNumbers(tx, id);", ""),
    tests: [details],
  },
  {
    name: "what is no letter or digit of a number",
    file: "functions/src/contract/values/part-number.ts",
    edit: replacing("[^\\p{L}\\p{N}]", "[\\s./\\p{Pd}]"),
    tests: [details],
  },
  {
    name: "the number that has neither",
    file: "functions/src/contract/admin/part-fields.ts",
    edit: replacing('normaliseNumber(number) !== ""', "number"),
    tests: [details],
  },
  {
    name: "what nobody sees of a name",
    file: "functions/src/contract/values/names.ts",
    edit: replacing('.replace(INVISIBLE, "")', ""),
    tests: [names],
    project: "unit",
  },
  {
    name: "the blanks of a name",
    file: "functions/src/contract/values/names.ts",
    edit: replacing('.replace(BLANKS, " ")', ""),
    tests: [names],
    project: "unit",
  },
  {
    name: "names and numbers that are cleaned before they're measured",
    file: "functions/src/contract/values/clean-first.ts",
    edit: replacing("checks: [z.overwrite(clean), ...checks]", "checks"),
    tests: [details],
  },
  {
    name: "the length of a text without what nobody sees",
    file: "functions/src/contract/catalogue/search.ts",
    edit: replacing("z.overwrite(withoutInvisible),", ""),
    tests: ["functions/src/catalogue/catalogue.emulator", "-t", "more marks"],
  },
  {
    name: "the spelling that most have",
    file: "functions/src/catalogue/spelling/spellings.ts",
    edit: replacing("b.count - a.count || ", ""),
    tests: [spellings],
    project: "unit",
  },
  {
    name: "the first of spellings that equally many have",
    file: "functions/src/catalogue/spelling/spellings.ts",
    edit: replacing(" || (a.value < b.value ? -1 : 1)", ""),
    tests: [spellings],
    project: "unit",
  },
  {
    name: "the numbers of old parts that hold neither letter nor digit",
    file: "functions/src/catalogue/sqlite/part-writer.ts",
    edit: replacing('.filter(([normal]) => normal !== "")', ""),
    tests: [spellings],
    project: "unit",
  },
  {
    name: "numbers of earlier releases, which may be none",
    file: "functions/src/firestore/collections.ts",
    edit: replacing(", ...storedNumbers", ""),
    tests: [migrations],
  },
  {
    name: "a dry run of the claims of numbers",
    file: "functions/src/products/number-claims.store.ts",
    edit: replacing("if (!isDry) ", ""),
    tests: [migrations],
  },
  {
    name: "the number that another part claimed meanwhile",
    file: "functions/src/products/number-claims.store.ts",
    edit: replacing(" || (await tx.get(claimOf(partNumber))).exists", ""),
    tests: [migrations],
  },
  {
    name: "each vehicle once in a garage",
    file: "functions/src/contract/garage.ts",
    edit: replacing("    z.overwrite(withoutRepeats),\n", ""),
    tests: ["functions/src/garage"],
  },
  {
    name: "the time of a change of the stock",
    file: "functions/src/stock/stock.store.ts",
    edit: replacing(", updatedAt: serverNow }", " }"),
    tests: [details],
  },
  {
    name: "the note of a deletion",
    file: "functions/src/products/products.store.ts",
    edit: replacing("  noteDeletion(tx, id);", ""),
    tests: [details],
  },
  {
    name: "the vehicle that a garage has chosen",
    file: "functions/src/contract/garage/garage.ts",
    edit: replacing("chosen === null || chosen < vehicles.length", "true"),
    tests: ["functions/src/garage"],
  },
  {
    name: "the vehicles that a garage had before it is changed",
    file: "functions/src/garage/garage.store.ts",
    edit: replacing("readable(await tx.get(garages.doc(uid))) ?? EMPTY", "(readable, tx, EMPTY)"),
    tests: ["functions/src/garage"],
  },
  {
    name: "the most vehicles of a garage that is changed",
    file: "functions/src/garage/garage.store.ts",
    edit: replacing("if (vehicles.length > MOST_VEHICLES)", "if (false)"),
    tests: ["functions/src/garage"],
  },
  {
    name: "the garage of a deleted account",
    file: "functions/src/identity/users.store.ts",
    edit: replacing("  batch.delete(garages.doc(uid));", ""),
    tests: ["functions/src/accounts/removal/account-deletion"],
  },
  {
    name: "a caller whose uid names no document",
    file: "functions/src/http/authenticate.ts",
    edit: replacing("if (!Uid.safeParse(decoded.uid).success)", "if (!Uid)"),
    tests: ["functions/src/accounts/users-imported"],
  },
];

export async function listMutants(): Promise<Mutant[]> {
  const protectedOnes = endpoints.filter((endpoint) => endpoint.access !== "anyone");
  return [
    ...(await Promise.all(protectedOnes.map(accessMutant))),
    ...guards,
    ...basketGuards,
    ...catalogueGuards,
    ...mailGuards,
    ...savedGuards,
    ...reportGuards,
  ];
}
