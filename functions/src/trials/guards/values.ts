import { guardsOf } from "./guard.ts";

/** Guards of typed values. */
export const valuesGuards = [
  ...guardsOf("functions/src/contract/values/price-codec.ts", "functions/src/contract/values/money.test.ts", [
    ["a price of more than two decimals", ".check(z.multipleOf(0.01))", ""],
  ]),
  ...guardsOf("functions/src/contract/values/primitives.ts", "functions/src/contract/bounded.test.ts", [
    ["the length that is checked before anything looks into a text", "{ error: tooLong, abort: true }", "{ error: tooLong }"],
  ]),
  ...guardsOf("functions/src/contract/values/primitives.ts", "functions/src/contract/values/primitives.test.ts", [
    ["something to see in a text", "/(?![\\p{DI}\\u2800])[\\p{L}\\p{N}\\p{P}\\p{S}]/u", "/./"],
  ]),
  ...guardsOf("functions/src/contract/values/typed.ts", "functions/src/contract/values/primitives.test.ts", [
    ["the marks of direction in a text", 'text.replace(DIRECTION, "")', "text"],
    ["the digits of a whole number", "/^(-(?=0*[1-9]))?\\d{1,15}$/", "/^-?\\d{1,15}(\\.\\d{1,15})?$/"],
    ["the decimals of an amount as typed", " && fraction.length <= decimals + 1", ""],
    ["the characters that can't be stored", "|\\p{Cs}/u", "/u"],
  ]),
  ...guardsOf("functions/src/contract/values/mobile.ts", "functions/src/contract/values/typed.test.ts", [
    ["the invisible in a phone number", 'number.replace(/\\p{DI}/gu, "")', "number"],
  ]),
  ...guardsOf("functions/src/contract/values/part-number.ts", "functions/src/products/product-details.emulator.test.ts", [
    ["what is no letter or digit of a number", "[^\\p{L}\\p{N}]", "[\\s./\\p{Pd}]"],
  ]),
  ...guardsOf("functions/src/contract/admin/part-fields.ts", "functions/src/http/invalid-input.test.ts", [
    ["the number that has neither", 'normaliseNumber(number) !== ""', "number"],
    ["the most facts of a part", "upTo(30, ", "upTo(300, "],
    ["the last digit of a barcode's number", "z.refine(isGtin,", "z.refine(Boolean,"],
  ]),
  ...guardsOf("functions/src/contract/admin/part-fields.ts", "functions/src/contract/admin/part-fields.test.ts", [
    ["the groups of a barcode's digits", "text(label, 40), digitsOf)", "text(label, 40), cleanName)"],
    ["what nobody sees of a shelf", 'cleanFirst(text("Shelf", 20), cleanName)', 'text("Shelf", 20)'],
  ]),
  ...guardsOf("functions/src/contract/values/shelf.ts", "functions/src/contract/values/shelf.test.ts", [
    ["the signs that tell shelves apart", '.replace(SIGNS, "-")', '.replace(SIGNS, "")'],
    ["the signs that a shelf does without", '.replace(BETWEEN_KINDS, "$1$2")', ""],
  ]),
  ...guardsOf("functions/src/contract/values/plain-cell.ts", "functions/src/contract/values/plain-cell.test.ts", [
    ["the full-width sign of a formula", "＝＋－＠", ""],
    ["the zero in front of a number", "0\\\\d+|", ""],
    ["the day that a spreadsheet makes of a number", "[-./ ]{0,2}\\\\d{1,4}) *$", ") *$"],
    ["the apostrophe that a text has itself", "^'*[=", "^[="],
  ]),
  ...guardsOf("functions/src/contract/values/tracking-link.ts", "functions/src/contract/values/tracking-link.test.ts", [
    ["what nobody sees of a parcel's number", '?.replace(/[^\\p{L}\\p{N}\\p{P}\\p{S}]/gu, "")', ""],
  ]),
  ...guardsOf("functions/src/contract/admin/fulfilment.ts", "functions/src/orders/fulfilment/fulfilment.emulator.test.ts", [
    [
      "what nobody sees of a parcel's number, where it's stored",
      'cleanFirst(optionalText("Tracking number", 60), cleanName)',
      'optionalText("Tracking number", 60)',
      "nobody sees",
    ],
  ]),
  ...guardsOf("functions/src/contract/values/vin.ts", "functions/src/contract/values/vin.test.ts", [["the hyphens of a VIN", "[\\s\\p{Dash}]", "[\\s-]"]]),
  ...guardsOf("functions/src/contract/values/names.ts", "functions/src/contract/values/names.test.ts", [
    ["what nobody sees of a name", '.replace(INVISIBLE, "")', ""],
    ["the blanks of a name", '.replace(BLANKS, " ")', ""],
  ]),
  ...guardsOf("functions/src/contract/values/clean-first.ts", "functions/src/products/product-details.emulator.test.ts", [
    ["names and numbers that are cleaned before they're measured", "z.overwrite(clean), ...checks]", "...checks]"],
  ]),
  ...guardsOf("functions/src/contract/values/plain-text.ts", "functions/src/catalogue/text/words.test.ts", [
    ["the letters that not every keyboard has", "plainLetters.get(letter) ?? letter", "letter"],
    ["what nobody sees inside a word", "\\p{M}\\p{Cf}\\p{Default_Ignorable_Code_Point}", "\\p{M}"],
  ]),
  ...guardsOf("functions/src/contract/values/article.ts", "functions/src/contract/values/article.test.ts", [
    ["the check digit of a GTIN", "GTIN.test(digits) && hasCheckDigit(digits)", "GTIN.test(digits)"],
  ]),
];
