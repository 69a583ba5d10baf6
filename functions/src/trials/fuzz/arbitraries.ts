import fc from "fast-check";
import { QUANTITY_OUT_OF_RANGE } from "../../contract/errors.ts";

/** Text that a field of this length takes, with whatever characters people type. */
function text(longest: number) {
  return fc
    .string({ unit: "binary", minLength: 1, maxLength: Math.min(longest, 40) })
    .map((value) => value.replace(/\p{Cc}|\p{Bidi_C}/gu, ""))
    .filter((value) => /[\p{Lu}\p{Ll}\p{N}\p{P}]/u.test(value) && value.isWellFormed());
}

const cents = fc.integer({ min: 0, max: 100_000_000 }).map((amount) => amount / 100);
const asText = (number: fc.Arbitrary<number>) => fc.oneof(number, number.map(String));
const pieces = (least: number) => asText(fc.integer({ min: least, max: 1_000_000 }));

const words = fc.stringMatching(/^[a-z0-9]{1,12}$/);

export const validEmail = fc.tuple(words, words).map(([name, host]) => `${name}@${host}.test`);
export const validId = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,30}$/);
export const validPicture = fc.oneof(
  words.map((name) => `/parts/${name}.svg`),
  words.map((name) => `https://${name}.example/${name}.png`),
);

/** What each field of the contract takes, by the field's name. A field that is not here fails the fuzzing. */
export const validFields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  name: text(100),
  email: validEmail,
  address: text(300),
  mobile: text(32),
  description: text(2000),
  picture: validPicture,
  price: asText(cents),
  quantity: pieces(0),
  minimumQuantity: pieces(1),
  MinimumOrder: pieces(1),
  revew: asText(fc.double({ min: 0, max: 5, noNaN: true }).map((rating) => Math.round(rating * 10) / 10)),
  productId: validId,
  id: validId,
  _id: validId,
  uid: validId,
  change: asText(fc.integer({ min: -10, max: 1000 }).filter((change) => change !== 0)),
  reason: text(300),
  limit: fc.integer({ min: 1, max: 100 }),
  after: fc.base64String({ minLength: 4, maxLength: 60 }),
  own: fc.constant("true"),
  sort: fc.constant("newest"),
  earlierToken: words,
};

/** What has broken other shops: wrong types, edges of numbers, poisoned names, scripts, broken Unicode. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, false, 0, -0, -1, 1.5, 1e21, 1e308, Number.MAX_SAFE_INTEGER + 1, [], {}, [3], [[]]],
    ...["", " ", "NaN", "1e3", "0x10", "-1", "9".repeat(400), "\0", "\ud800", "\u202e", "\u3164", "a\u0000b"],
    ...["__proto__", "__x__", "constructor", "..", "../../etc/passwd", "%00", "$where", "{{7*7}}"],
    ...["javascript:alert(1)", "data:text/html,x", "<script>alert(1)</script>", "' OR 1=1 --", "a@b@c"],
    { __proto__: null, admin: true },
    { toString: 1 },
    "x".repeat(3000),
    QUANTITY_OUT_OF_RANGE,
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: "binary", maxLength: 60 }),
);
