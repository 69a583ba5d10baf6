import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { email } from "../../contract/account-name.ts";
import { sendClientReport } from "../../contract/client-reports.ts";
import { bodyTypes } from "../../contract/endpoint.ts";
import { PlaceOrder } from "../../contract/orders.ts";
import { SaveProfile } from "../../contract/profiles.ts";
import { AddReview } from "../../contract/reviews/add-review.ts";
import { mobile } from "../../contract/values/mobile.ts";
import { id, picture, pieces, price, rating, text } from "../../contract/values/primitives.ts";
import { endpoints } from "../../testing/endpoints.ts";
import { seed } from "../../testing/test-scale.ts";
import * as arbitraries from "./arbitraries.ts";
import { anyRequest } from "./fuzz-requests.ts";
import { validValues } from "./valid-values.ts";

// Whatever the validators accept is safe to store and to show, and they accept everything that is valid.

const runs = { numRuns: 1000, seed };
const { junk, validEmail, validId, validPicture, validPieces, validPrice, validRating, validText } =
  arbitraries;

/** Text put together from the pieces that addresses and attacks are made of. */
const pieced = fc
  .array(
    fc.oneof(
      fc.constantFrom("https://", "http://", "//", "/", "\\", "@", ":", "javascript:", "data:", "..", "__"),
      fc.constantFrom("\t", "\n", " ", "%2e", "user", "evil.example", "?", "#", ".", "parts", "\0", "\ud800"),
      fc.string({ unit: "binary", maxLength: 5 }),
    ),
    { maxLength: 7 },
  )
  .map((parts) => parts.join(""));

const anything = fc.oneof(pieced, junk);

/** For every input: it is refused, or what comes out of it holds. */
function expectOfAll<Output>(schema: z.ZodMiniType<Output>, holds: (output: Output) => boolean): void {
  const property = fc.property(anything, (input) => {
    const result = schema.safeParse(input);
    return !result.success || (holds(result.data) && schema.safeParse(result.data).success);
  });
  fc.assert(property, runs);
}

function expectTaken(schema: z.ZodMiniType, inputs: fc.Arbitrary<unknown>): void {
  fc.assert(
    fc.property(inputs, (input) => schema.safeParse(input).success),
    runs,
  );
}

it("Fuzzing sends reports as every type that browsers have for them, lists among them", () => {
  const sent = fc
    .sample(anyRequest, { numRuns: 20_000, seed })
    .filter(({ endpoint }) => endpoint.name === "POST /api/client-reports");
  for (const type of bodyTypes.reports) {
    const bodies = sent.filter(({ contentType }) => contentType === type).map(({ body }) => body);
    expect(bodies.some((body) => sendClientReport.body?.safeParse(body).success)).toBe(true);
    expect(bodies.some((reports) => sendClientReport.body?.safeParse({ reports }).success)).toBe(true);
  }
});

describe("An email", () => {
  it("that is right is taken", () => expectTaken(email, validEmail));

  it("that is taken can be compared and stored", () =>
    expectOfAll(
      email,
      (text) =>
        text === text.trim().toLowerCase() &&
        text.length <= 254 &&
        text.split("@").length === 2 &&
        text.isWellFormed(),
    ));
});

describe("An id", () => {
  it("that is right is taken", () => expectTaken(id, validId));

  it("that is taken names one document and nothing beside it", () =>
    expectOfAll(id, (text) => /^[\w-]{1,128}$/.test(text) && !/^__.*__$/.test(text)));
});

describe("A picture", () => {
  const site = "https://shop.example";

  it("that is right is taken", () => expectTaken(picture("Picture"), validPicture));

  it("that is accepted is a web address without credentials, or a path of the site", () =>
    expectOfAll(picture("Picture"), (text) => {
      const url = new URL(text, site);
      const isOfTheWeb = ["http:", "https:"].includes(url.protocol) && url.username + url.password === "";
      return isOfTheWeb && (!text.startsWith("/") || url.origin === site) && text.isWellFormed();
    }));
});

describe.each([
  ["A text", text("Text", 60)],
  ["A phone number", mobile("Mobile")],
])("%s", (_what, schema) => {
  it("that is taken turns nothing beside it, and is the same when it is read again", () =>
    expectOfAll(
      schema,
      (taken) => !/\p{Bidi_C}|\p{Cs}/u.test(taken) && taken.trim() === taken && schema.parse(taken) === taken,
    ));
});

describe("A number", () => {
  it.each([
    ["price", price("Price"), validPrice],
    ["quantity", pieces("Quantity", 0), validPieces],
    ["revew", rating("REVEW", "Too high."), validRating],
  ])("for %s that is right is taken", (_field, schema, right) => expectTaken(schema, right));

  it("that is taken is a number, finite and within its bounds", () => {
    const numbers = fc.oneof(
      junk,
      fc.double(),
      fc.integer(),
      fc.double().map(String),
      fc.integer().map(String),
    );
    const property = fc.property(numbers, (input) => {
      const results = [
        [price("Price").safeParse(input), 1_000_000],
        [pieces("Quantity", 0).safeParse(input), 1_000_000],
        [rating("REVEW", "Too high.").safeParse(input), 5],
      ] as const;
      return results.every(
        ([{ success, data }, most]) =>
          !success || (typeof data === "number" && Number.isFinite(data) && data >= 0 && data <= most),
      );
    });
    fc.assert(property, runs);
  });
});

/** Valid values of the forms' fields. */
const rightFields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  name: validText,
  email: validEmail,
  address: validText,
  mobile: validText,
  description: validText,
  picture: validPicture,
  price: validPrice,
  MinimumOrder: validPieces,
  productId: validId,
  revew: validRating,
};

describe.each([
  ["An order", PlaceOrder],
  ["A review", AddReview],
  ["A profile", SaveProfile],
])("%s", (_name, schema: z.ZodMiniObject) => {
  const fields = Object.keys(schema._zod.def.shape);
  const right = Object.fromEntries(
    fields.map((field) => [field, rightFields[field] as fc.Arbitrary<unknown>]),
  );
  const half = Object.fromEntries(
    Object.entries(right).map(([name, value]) => [name, fc.oneof(value, junk)]),
  );

  it("that is right is taken", () => expectTaken(schema, fc.record(right)));

  it("that is taken has its own fields and no others, and is the same when it is read again", () => {
    const more = fc.dictionary(fc.string({ maxLength: 12 }), junk);
    const property = fc.property(fc.record(half, { requiredKeys: [] }), more, (own, added) => {
      const result = schema.safeParse({ ...added, ...own });
      if (!result.success) return;
      expect(fields).toEqual(expect.arrayContaining(Object.keys(result.data)));
      expect(schema.parse(result.data)).toEqual(result.data);
    });
    fc.assert(property, runs);
  });
});

describe.each(endpoints)("What the fuzzing sends to $name", ({ params, query, body }) => {
  it("is what its schemas take", () => {
    for (const schema of [params, query, body]) if (schema) expectTaken(schema, validValues(schema));
  });
});
