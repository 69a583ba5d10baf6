import { describe, expect, it } from "vitest";
import { deleteAccount } from "../../contract/account.ts";
import { listOrdersOfAccount } from "../../contract/admin/orders.ts";
import { deleteReview, listReviewsOfAccount } from "../../contract/admin/reviews.ts";
import { readUser, removeUser, searchUsers, type UsersQuery } from "../../contract/admin/users.ts";
import type { Input } from "../../contract/endpoint.ts";
import { placeOrder } from "../../contract/orders.ts";
import { saveProfile } from "../../contract/profiles.ts";
import { addReview } from "../../contract/reviews/add-review.ts";
import { saveUser } from "../../contract/users.ts";
import { sha256 } from "../../core/sha256.ts";
import { type Account, disableAccount, enrolPhones, signInByGoogle } from "../../testing/accounts.ts";
import { as } from "../../testing/api.ts";
import { anOrder, aPhoneNumber, aReview, aUniqueWord } from "../../testing/builders.ts";
import { pagesOf } from "../../testing/pages.ts";
import { useWorld } from "../../testing/use-world.ts";

const world = useWorld();

type Query = NonNullable<Input<typeof searchUsers>["query"]>;

async function search(admin: Account, query: Query) {
  return (await as(admin).call(searchUsers, { query })).output;
}

async function emailsFor(admin: Account, q: string) {
  return (await search(admin, { q })).items.map(({ email }) => email);
}

/** Somebody who has signed in, and has a profile if they have a name. */
async function person(email: string, name?: string, uid?: string): Promise<Account> {
  const customer = await world.customer({ email, ...(uid !== undefined && { uid }) });
  await as(customer).call(saveUser, { params: { email }, body: { email } });
  const body = { email, name: name ?? "", address: "", mobile: "", picture: "" };
  if (name !== undefined) await as(customer).call(saveProfile, { params: { email }, body });
  return customer;
}

describe("GET /api/users", () => {
  it("finds accounts by beginnings in their email and of words of their name, by email, each once", async () => {
    // Between "a" and "carparts", as the words of an email would be in another order.
    const [admin, word] = [await world.admin(), `b${aUniqueWord().slice(1)}`];
    const both = await person(`${word}.b@carparts.test`, `Ána ${word.toUpperCase()}`);
    const named = await person(`a.${word}@carparts.test`, `${word}-Smith, Ana`);
    const begun = await person(`${word}.a@carparts.test`);
    await person(`x${word}@carparts.test`);
    const { items, next } = await search(admin, { q: word });
    expect(items).toEqual(
      [named, begun, both].map(({ uid, email }) => ({ _id: uid, email, role: null, emailVerified: false })),
    );
    expect(next).toBeNull();
    expect(await emailsFor(admin, ` ${word.toUpperCase()}.A@CarParts `)).toEqual([begun.email]);
    expect(await emailsFor(admin, `${word} ana`)).toEqual([named.email, both.email]);
    expect(await emailsFor(admin, `ana ${word.slice(0, -1)}`)).toEqual([both.email]);
    for (const limit of [1, 2, 3]) {
      const pages = await pagesOf((page) => search(admin, { q: word, limit, ...page }));
      expect(pages.flat()).toEqual(items);
      expect(pages).toHaveLength(Math.ceil(3 / limit));
    }
    const other = { q: `${word} ana`, after: (await search(admin, { q: word, limit: 1 })).next ?? "" };
    const { refusal } = await as(admin).call(searchUsers, { query: other });
    expect(refusal).toMatchObject({ status: 422, code: "invalid" });
  });

  it("finds them by the domain of their email, and by the beginning and the end of a phone number", async () => {
    const [admin, domain] = [await world.admin(), `${aUniqueWord().toLowerCase().slice(0, 11)}.test`];
    const phone = aPhoneNumber();
    const customer = await person(`a@${domain}`);
    await world.profile(customer, { name: "P", mobile: phone.replace(/(...)$/, " $1") });
    for (const q of [
      domain,
      `@${domain.slice(0, -2)}`,
      phone.slice(0, -2),
      phone.slice(-8),
      `0${phone.slice(2, -1)}`,
    ]) {
      expect(await emailsFor(admin, q), q).toContain(customer.email);
    }
  });

  it("goes on after an account whose uid another system gave it", async () => {
    const [admin, word] = [await world.admin(), aUniqueWord().toLowerCase()];
    const people = [await person(`${word}.1@carparts.test`, undefined, `auth0|é ${word}`)];
    people.push(await person(`${word}.2@carparts.test`));
    const pages = await pagesOf((page) => search(admin, { q: word, limit: 1, ...page }));
    expect(pages.flat().map(({ _id }) => _id)).toEqual(people.map(({ uid }) => uid));
  });

  it("lists all that have signed in without words, by email, and says who is an admin", async () => {
    const admin = await world.admin({ emailVerified: true, email: `\u0021${aUniqueWord()}@carparts.test` });
    const { items } = await search(admin, { q: " ", limit: 100 });
    const emails = items.map(({ email }) => email ?? "");
    expect(emails).toEqual(emails.toSorted((one, other) => (one < other ? -1 : 1)));
    expect(items).toContainEqual({ _id: admin.uid, email: admin.email, role: "admin", emailVerified: true });
  });

  it("finds whoever has never signed in here by the whole email or uid, and a phone by its number", async () => {
    const admin = await world.admin();
    const imported = await world.customer({ uid: `auth0|${aUniqueWord()}` });
    const phone = await world.phoneCustomer();
    for (const q of [imported.email, imported.email.toUpperCase(), imported.uid]) {
      expect(await emailsFor(admin, q), q).toEqual([imported.email]);
    }
    const { phoneNumber } = phone;
    const written = ["00$1 $2", "+$1 (0)$2", "+$1/$2", "+$1\u2011$2", "+$1\u200b$2 "].map((way) =>
      phoneNumber.replace(/^\+(1)(.+)$/, way),
    );
    for (const q of [phoneNumber, phoneNumber.replace(/(...)$/, " ($1)"), ...written, phone.uid]) {
      expect((await search(admin, { q })).items, q).toMatchObject([{ _id: phone.uid, email: null }]);
    }
  });

  it.each(["***", "\ud800", "__x__", "a/b", "' OR 1=1", "{$gt: ''}", "..", "x".repeat(200)])(
    "finds nobody by %j",
    async (q) => {
      expect(await search(await world.admin(), { q })).toEqual({ items: [], next: null });
    },
  );

  it("leaves out who is gone, and follows a new name", async () => {
    const [admin, word, other] = [await world.admin(), aUniqueWord(), aUniqueWord()];
    const [leaver, removed] = [
      await person(`${word}.1@carparts.test`),
      await person(`${word}.2@carparts.test`, word),
    ];
    const stays = await person(`3.${aUniqueWord()}@carparts.test`, word);
    await as(leaver).call(deleteAccount, {});
    await as(admin).call(removeUser, { params: { id: removed.uid } });
    expect(await emailsFor(admin, word)).toEqual([stays.email.toLowerCase()]);
    const { email } = stays;
    const body = { email, name: other, address: "", mobile: "", picture: "" };
    await as(stays).call(saveProfile, { params: { email }, body });
    expect(await emailsFor(admin, word)).toEqual([]);
    expect(await emailsFor(admin, other)).toEqual([stays.email.toLowerCase()]);
  });

  it.each<[string, Record<string, unknown>]>([["after", { after: "nonsense" }]])(
    "is refused where it can't be answered, and says that it's %s: %j",
    async (field, query) => {
      const reply = await as(await world.admin()).call(searchUsers, { query: query as UsersQuery });
      expect(reply.refusal).toMatchObject({ status: 422, code: "invalid" });
      expect(Object.keys(reply.error.fields ?? {})).toEqual([field]);
    },
  );
});

describe("GET /api/users/{uid}", () => {
  const read = async (uid: string) =>
    (await as(await world.admin()).call(readUser, { params: { uid } })).output;

  it("says how an account signs in, and what it did in the shop", async () => {
    const [customer, product] = [await world.customer({ name: "Registered" }), await world.product()];
    const shown = {
      ...{ _id: customer.uid, email: customer.email, role: null, emailVerified: false },
      ...{ phoneNumber: null, isProven: false, isDisabled: false, signInMethods: ["password"] },
      ...{
        secondFactors: 0,
        createdAt: expect.stringMatching(/Z$/),
        lastSignInAt: expect.stringMatching(/Z$/),
      },
    };
    expect(await read(customer.uid)).toEqual({
      ...{ ...shown, name: "Registered", orders: { count: 0 }, reviews: { count: 0, average: null } },
    });
    for (let count = 0; count < 3; count++) {
      await as(customer).call(placeOrder, { body: anOrder(product, customer) });
    }
    for (const revew of [5, 4.5, 4]) {
      world.adopt((await as(customer).call(addReview, { body: aReview({ revew }) })).json);
    }
    await world.profile(customer, { name: "In the profile" });
    expect(await read(customer.uid)).toEqual({
      ...{ ...shown, name: "In the profile", orders: { count: 3 }, reviews: { count: 3, average: 4.5 } },
    });
  });

  it("says whether an account is proven, an admin, locked, or has a second factor", async () => {
    const [admin, locked] = [await world.admin(), await world.customer()];
    const google = world.adoptUid(await signInByGoogle(`${aUniqueWord().toLowerCase()}@carparts.test`));
    const { email } = await read(google.uid);
    await as(google).call(saveUser, { params: { email: String(email) }, body: { email } });
    expect(await read(google.uid)).toMatchObject({
      ...{ isProven: true, emailVerified: true, signInMethods: ["google.com"] },
      lastSignInAt: expect.stringMatching(/Z$/),
    });
    await disableAccount(locked.uid);
    await enrolPhones(locked.uid, [{ name: "Mine", number: aPhoneNumber() }]);
    expect(await read(locked.uid)).toMatchObject({ isDisabled: true, secondFactors: 1, isProven: false });
    expect(await read(admin.uid)).toMatchObject({ role: "admin" });
    const phone = await world.phoneCustomer();
    expect(await read(phone.uid)).toMatchObject({
      ...{ email: null, phoneNumber: phone.phoneNumber, isProven: false, signInMethods: ["phone"] },
    });
  });

  it("knows accounts with odd uids, and none that is gone or never was", async () => {
    const odd = await world.customer({ uid: `auth0|é .%2e?#${aUniqueWord()}` });
    expect(await read(odd.uid)).toMatchObject({ _id: odd.uid, email: odd.email });
    const [admin, leaver] = [await world.admin(), await world.customer()];
    await as(leaver).call(deleteAccount, {});
    for (const uid of [
      leaver.uid,
      sha256(leaver.uid),
      "..",
      ".",
      "__x__",
      "x".repeat(128),
      "x".repeat(129),
      "a/b",
    ]) {
      const { refusal } = await as(admin).call(readUser, { params: { uid } });
      expect(refusal, uid).toMatchObject({ status: 404, code: "not_found" });
    }
  });
});

describe("The orders and reviews of an account", () => {
  it("are listed newest first, page by page, without anybody else's", async () => {
    const [admin, customer, other] = [await world.admin(), await world.customer(), await world.customer()];
    const product = await world.product();
    const ids: string[] = [];
    const reviews: string[] = [];
    for (const second of [1, 2, 3]) {
      const createdAt = `2026-01-01T00:00:0${second}.000Z`;
      ids.unshift((await world.order(product, customer, { createdAt }))._id);
      reviews.unshift((await world.review({}, { authorUid: customer.uid, createdAt }))._id);
      await world.order(product, other, { createdAt });
      await world.review({}, { authorUid: other.uid, createdAt });
    }
    const params = { uid: customer.uid };
    for (const limit of [1, 2, 100]) {
      const orders = await pagesOf(
        async (page) =>
          (await as(admin).call(listOrdersOfAccount, { params, query: { limit, ...page } })).output,
      );
      expect(orders.flat().map(({ _id }) => _id)).toEqual(ids);
      const written = await pagesOf(
        async (page) =>
          (await as(admin).call(listReviewsOfAccount, { params, query: { limit, ...page } })).output,
      );
      expect(written.flat().map(({ _id }) => _id)).toEqual(reviews);
      expect(written[0]?.[0]?.createdAt).toBe("2026-01-01T00:00:03.000Z");
    }
    const query = { limit: 1 };
    const { next } = (await as(admin).call(listOrdersOfAccount, { params, query })).output;
    const elsewhere = { params: { uid: other.uid }, query: { after: String(next) } };
    expect((await as(admin).call(listOrdersOfAccount, elsewhere)).status).toBe(422);
    await as(admin).call(deleteReview, { params: { id: reviews[0] ?? "" } });
    const { items } = (await as(admin).call(listReviewsOfAccount, { params })).output;
    expect(items.map(({ _id }) => _id)).toEqual(reviews.slice(1));
  });

  it("of one that has gone are found by its uid, and by what names it in its orders", async () => {
    const [admin, customer, product] = [await world.admin(), await world.customer(), await world.product()];
    const { _id } = (await as(customer).call(placeOrder, { body: anOrder(product, customer) })).output;
    await as(customer).call(deleteAccount, {});
    for (const uid of [customer.uid, sha256(customer.uid)]) {
      const { items } = (await as(admin).call(listOrdersOfAccount, { params: { uid } })).output;
      expect(items).toMatchObject([{ _id, email: "", account: { _id: sha256(customer.uid) } }]);
      expect((await as(admin).call(listReviewsOfAccount, { params: { uid } })).output.items).toEqual([]);
    }
  });
});
