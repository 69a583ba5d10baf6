import fc from "fast-check";
import { UPLOADED } from "../../contract/admin/picture-path.ts";
import { QUANTITY_OUT_OF_RANGE } from "../../contract/errors.ts";
import { picturesOfAllKinds } from "../../testing/pictures.ts";

const asText = (number: fc.Arbitrary<number>) => fc.oneof(number, number.map(String));
const words = fc.stringMatching(/^[a-z0-9]{1,12}$/);

/** Whatever characters people type. */
export const validText = fc
  .string({ unit: "binary", minLength: 1, maxLength: 16 })
  .map((value) => value.replace(/\p{Cc}|\p{Bidi_C}/gu, ""))
  .filter((value) => /[\p{Lu}\p{Ll}\p{N}\p{P}]/u.test(value) && value.isWellFormed());
export const validEmail = fc.tuple(words, words).map(([name, host]) => `${name}@${host}.test`);
export const validId = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,30}$/);
export const validPicture = fc.oneof(
  words.map((name) => `/parts/${name}.svg`),
  words.map((name) => `https://${name}.example/${name}.png`),
);
const validRoute = fc.oneof(
  fc.constant("*"),
  words.map((name) => `/${name}/:id`),
);
export const validPrice = asText(fc.integer({ min: 0, max: 100_000_000 }).map((amount) => amount / 100));
export const validPieces = asText(fc.integer({ min: 1, max: 1_000_000 }));
export const validRating = asText(
  fc.double({ min: 0, max: 5, noNaN: true }).map((rating) => Math.round(rating * 10) / 10),
);

export const validFile = fc
  .oneof(
    fc.constantFrom(...Object.values(picturesOfAllKinds)),
    fc.nat(120).map((end) => picturesOfAllKinds.jpeg.subarray(0, end)),
    fc.uint8Array({ maxLength: 60 }),
  )
  .map((bytes) => new Blob([bytes]));
const validUpload = fc.stringMatching(UPLOADED);

const validGtin = fc.constantFrom("96385074", "036000291452", "4047024479432", "10614141543219");

/** The kinds of values that calls take. Each field gets those that its schema takes. */
export const kinds: readonly fc.Arbitrary<unknown>[] = [
  ...[validText, validEmail, validId, validPicture, words, fc.base64String({ minLength: 4, maxLength: 60 })],
  ...[
    validFile,
    validUpload,
    validRoute,
    validGtin,
    fc.constantFrom("K7QM2-F4X9D", "00000-00000"),
    fc.constantFrom("R2026-00001", "G2026-123456"),
    fc.integer({ min: 2000, max: 2999 }).map((year) => `${year}-02-28`),
  ],
  ...[
    validPrice,
    validPieces,
    validRating,
    fc.integer({ min: 1, max: 100 }),
    fc.integer({ min: 1900, max: 2100 }),
    fc.integer({ min: -10, max: -1 }),
    fc.constantFrom(0, "0"),
    fc.boolean(),
    fc.constant(""),
  ],
];

/** Inputs that have broken other shops: wrong types, edges of numbers, poisoned names, scripts, broken Unicode. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, false, 0, -0, -1, 1.5, 1e21, 1e308, Number.MAX_SAFE_INTEGER + 1, [], {}, [3], [[]]],
    ...["", " ", "NaN", "1e3", "0x10", "-1", "9".repeat(400), "\0", "\ud800", "\u202e", "\u3164", "a\u0000b"],
    ...["__proto__", "__x__", "constructor", "..", "../../etc/passwd", "%00", "$where", "{{7*7}}"],
    ...["1.000", "1,5", "+5", "-0", "٣", "\u202aKim\u202c", "\u200b7\u00a0", "7 \ufe0f"],
    ...["javascript:alert(1)", "data:text/html,x", "<script>alert(1)</script>", "' OR 1=1 --", "a@b@c"],
    { __proto__: null, admin: true },
    { toString: 1 },
    "x".repeat(3000),
    QUANTITY_OUT_OF_RANGE,
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: "binary", maxLength: 60 }),
);
