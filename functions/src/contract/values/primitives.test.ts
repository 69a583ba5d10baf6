import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { scripts } from "../../testing/scripts.ts";
import * as accounts from "../account-name.ts";
import * as instants from "./instant.ts";
import { mobile, optionalMobile } from "./mobile.ts";
import * as optionals from "./optional.ts";
import * as primitives from "./primitives.ts";

const pieces = primitives.pieces("Quantity", 1);
const price = primitives.price("Price");
const rating = primitives.rating("Rating", "Too high!");
const text = primitives.text("Name", 10);
const picture = primitives.picture("Picture");
const numbers = { pieces, price, rating };

/** Parses a value, or returns its first issue. */
function read(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value);
  return result.success ? result.data : { refused: result.error.issues[0]?.message };
}

function refusal(message: unknown = expect.any(String)) {
  return { refused: message };
}

describe("A number", () => {
  it.each(Object.entries(numbers))(
    "of the kind %s may come as text, as the forms send it",
    (_kind, schema) => {
      expect(read(schema, "3")).toBe(3);
      expect(read(schema, " 3\u00a0\u200e")).toBe(3);
      expect(read(schema, "03")).toBe(3);
    },
  );

  const notNumbers: [string, unknown][] = [
    ["true", true],
    ["[3]", [3]],
    ["{}", {}],
    ["null", null],
    ["nothing at all", undefined],
    ["empty text", ""],
    ["a blank", " "],
    ['"2abc"', "2abc"],
    ['"1e3"', "1e3"],
    ['"0x10"', "0x10"],
    ['"1,5"', "1,5"],
    ['"1_000"', "1_000"],
    ['"Infinity"', "Infinity"],
    ['"NaN"', "NaN"],
    ['"+3"', "+3"],
    ['"-0"', "-0"],
    ["Arabic digits", "٣"],
    ["digits of full width", "３"],
    ["sixteen digits of text", "1234567890123456"],
    ["NaN", Number.NaN],
    ["1e309, which JSON reads as Infinity,", JSON.parse("1e309")],
    ["a bigint", 3n],
  ];
  describe.each(Object.entries(numbers))("of the kind %s", (_kind, schema) => {
    it.each(notNumbers)("refuses %s with words", (_name, value) => {
      expect(read(schema, value)).toEqual(refusal(expect.stringMatching(/^[A-Z]\w+ must be a/)));
    });
  });
});

describe("A zero", () => {
  const kinds = { ...numbers, pieces: primitives.pieces("Quantity", 0) };
  it.each(Object.entries(kinds))("of the kind %s has no sign", (_kind, schema) => {
    expect(read(schema, -0)).toBe(0);
    expect(read(schema, "-0")).toEqual(refusal());
  });
});

describe("A number of pieces", () => {
  it("goes from its least to a million", () => {
    expect([1, 2, 1_000_000].map((value) => read(pieces, value))).toEqual([1, 2, 1_000_000]);
  });

  it.each([2.5, "2.5", "3.0", 1.000001, "", "1234567890123456"])("refuses what is none: %j", (value) => {
    expect(read(pieces, value)).toEqual(refusal("Quantity must be a whole number."));
  });

  it.each(["1.000", "1,000", "1 000", "1e3"])("is never guessed from %j", (value) => {
    expect(read(pieces, value)).toEqual(refusal("Quantity must be a whole number."));
  });

  it.each([0, -1, "-1", -1e20])("refuses %s, which is below its least", (value) => {
    expect(read(pieces, value)).toEqual(refusal("Quantity must be at least 1."));
  });

  it.each([1_000_001, 1e20, Number.MAX_VALUE])("refuses %d, which is too many", (value) => {
    expect(read(pieces, value)).toEqual(refusal("Quantity must be at most 1000000."));
  });

  it("takes none at all where the least is 0", () => {
    expect(read(primitives.pieces("Stock", 0), "0")).toBe(0);
  });
});

describe("A price", () => {
  it.each([0, 0.01, 0.1, 0.29, 1.1, 24.9, 1234.56, 999_999.99, 1_000_000])("may be %d", (amount) => {
    expect(read(price, amount)).toBe(amount);
  });

  it("is the same whether it comes as text or as a number", () => {
    expect(read(price, "24.90")).toBe(24.9);
  });

  it.each(["24,90", "1.234,50", "1,234.50", "1.000", "1.005"])("is never guessed from %j", (value) => {
    expect(read(price, value)).toEqual(refusal("Price must be an amount such as 24.90."));
  });

  it.each([0.001, 24.999, 24.900000001])("of %s has more decimals than money has", (amount) => {
    expect(read(price, amount)).toEqual(refusal("Price has more than two decimals."));
  });

  it.each([-0.01, "-5", -1e20])("of %s is refused", (amount) => {
    expect(read(price, amount)).toEqual(refusal("Price must not be below 0."));
  });

  it.each([1_000_000.01, 1e20])("of %d is refused", (amount) => {
    expect(read(price, amount)).toEqual(refusal("Price must be at most 1000000."));
  });
});

describe("A rating", () => {
  it.each([0, 0.5, 5])("may be %d", (value) => {
    expect(read(rating, value)).toBe(value);
  });

  it.each([5.01, 6, "6", 1e9])("of %s is refused in the given words", (value) => {
    expect(read(rating, value)).toEqual(refusal("Too high!"));
  });

  it("may have the decimals that money has not, behind a point", () => {
    expect([4.125, "4.125"].map((value) => read(rating, value))).toEqual([4.125, 4.125]);
    expect(read(rating, "4,5")).toEqual(refusal("Rating must be a number."));
  });

  it("below 0 is refused", () => {
    expect(read(rating, -0.5)).toEqual(refusal("Rating must be at least 0."));
  });
});

const UNSTORABLE: [string, string, string][] = [
  ["NUL", "a\0b", "a control character (U+0000) after “a”"],
  ["a lone surrogate", "a\ud800b", "half a character (U+D800) after “a”"],
  ["a lone low surrogate", "\udc00", "half a character (U+DC00) at its start"],
  ["an escape", "\u001b[31m", "a control character (U+001B) at its start"],
  ["a C1 control character", "a\u0085b", "a control character (U+0085) after “a”"],
];

describe("Text", () => {
  it("is trimmed and otherwise kept as it came", () => {
    expect(read(text, "  <b>Ünï</b> ")).toBe("<b>Ünï</b>");
    expect(read(text, "a\nb\tc")).toBe("a\nb\tc");
    expect(read(text, "🚗🚗")).toBe("🚗🚗");
  });

  it.each([undefined, null, "", "   ", "\n", 7, true, [], {}])("refuses %j as missing", (value) => {
    expect(read(text, value)).toEqual(refusal("Name is missing."));
  });

  it("may be as long as allowed and no longer, counted without blanks around it", () => {
    expect(read(text, ` ${"x".repeat(10)} `)).toBe("x".repeat(10));
    expect(read(text, "x".repeat(11))).toEqual(refusal("Name is longer than 10 characters."));
  });

  it.each(UNSTORABLE)("refuses %s, and says where it is", (_name, value, what) => {
    const words = refusal(`Name holds ${what}. Delete it, or type the text again.`);
    expect(read(text, value)).toEqual(words);
    expect(read(optionals.optionalText("Name", 10), value)).toEqual(words);
  });

  it("may be empty where it is optional, but not unstorable, too long or something else", () => {
    const optional = optionals.optionalText("Name", 10);
    expect(read(optional, "  ")).toBe("");
    expect(read(optional, "x".repeat(11))).toEqual(refusal());
    expect(read(optional, undefined)).toEqual(refusal());
  });
});

/** Hangul's fillers, the empty Braille cell, and marks that combine with nothing. */
const invisible = ["\u3164", "\u115f\u1160", "\uffa0", "\u2800", "\u0301", "\ufe0f", "\u200d"];

/** Dropped around a text. */
const around = [
  "\u200b",
  "\u00ad",
  "\u2060",
  "\ufeff",
  "\u00a0",
  "\u202e\u2066",
  "\u200f",
  "\u061c",
  "\u2069",
];

describe("What nobody can see", () => {
  const optional = optionals.optionalText("Name", 10);

  it.each(invisible)("is no text: %j", (value) => {
    expect(read(text, value)).toEqual(refusal("Name is missing."));
    expect(read(text, ` ${value} `)).toEqual(refusal("Name is missing."));
    expect(read(optional, value)).toEqual(refusal("Name has no visible characters."));
    expect(read(text, `a${value}`)).toBe(`a${value}`);
  });

  it.each(around)("is dropped around a text, which may then be missing: %j", (value) => {
    expect(read(text, value)).toEqual(refusal("Name is missing."));
    expect(read(optional, value)).toBe("");
    for (const schema of [text, optional]) expect(read(schema, ` ${value}a ${value}`)).toBe("a");
  });

  it.each(["a\u202eb", "a\u2067b\u2069", "a\u200fb", "a\u061cb"])(
    "and turns text is never stored: %j",
    (value) => {
      for (const schema of [text, optional]) expect(read(schema, value)).toBe("ab");
    },
  );

  it("doesn't count where a text may only be so long", () => {
    expect(read(text, `\u202a${"x".repeat(10)}\u202c\u200b`)).toBe("x".repeat(10));
  });

  it.each(["👩‍🔧", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿".slice(0, 10), "שלום", "سلام", "می‌خواهم", "한국", "क्षेत्र", "7", "?", "€"])(
    "is not what people write: %s",
    (value) => {
      expect(read(primitives.text("Name", 20), value)).toBe(value);
      expect(read(optionals.optionalText("Name", 20), value)).toBe(value);
    },
  );
});

describe("A phone number", () => {
  it.each([mobile("Mobile"), optionalMobile("Mobile")])(
    "holds nothing invisible, wherever it was copied from",
    (schema) => {
      expect(read(schema, "\u202a+49 170 1234567\u202c")).toBe("+49 170 1234567");
      expect(read(schema, "\u2068+49\u200b170 12\u00ad34\u2069 \ufe0f")).toBe("+49170 1234");
    },
  );
});

describe("A picture", () => {
  it.each([
    "https://example.com/disc.png",
    "http://example.com/disc.png?size=2&x=%20#top",
    "HTTPS://EXAMPLE.COM/disc.png",
    "/parts/disc.svg",
    "/parts/disc.svg?size=2",
    "/parts/brake-disc_1.%20.svg",
    "/",
  ])("may be %s", (value) => {
    expect(read(picture, value)).toBe(value);
  });

  it.each([
    ...scripts.map((script) => [script]),
    ["JavaScript:alert(1)"],
    ["java\nscript:alert(1)"],
    ["\u0001javascript:alert(1)"],
    ["data:image/png;base64,AAAA"],
    ["vbscript:x"],
    ["blob:https://example.com/1"],
    ["file:///etc/passwd"],
    ["ftp://example.com/disc.png"],
    ["//evil.example/disc.png"],
    ["/\\evil.example/disc.png"],
    ["\\\\evil.example\\disc.png"],
    ["/parts/../../secret"],
    ["/parts/disc.svg?x=<svg>"],
    ["/parts/disc.svg#x"],
    ["/parts/<svg onload=alert(1)>"],
    ["https://user@example.com/disc.png"],
    ["https://user:secret@example.com/disc.png"],
    ["https://:secret@example.com/disc.png"],
    ["https:example.com/disc.png"],
    ["https:/example.com/disc.png"],
    ["https://"],
    ["ht\ntps://example.com/disc.png"],
    ["https://example.com/a\tb.png"],
    ["https://example.com/a b.png"],
    ["https://example.com/a\u0000b.png"],
    ["https://example.com/\ud800.png"],
    ["disc.png"],
    ["parts/disc.png"],
    [""],
    [`https://example.com/${"x".repeat(2048)}`],
  ])("is refused when it is %j", (value) => {
    expect(read(picture, value)).toEqual(refusal());
  });

  it.each([undefined, null, 1, ["/parts/disc.svg"]])("is refused when it is %j", (value) => {
    expect(read(picture, value)).toEqual(refusal("Picture is missing."));
  });

  it("may be empty where it is optional, and is held to the same otherwise", () => {
    const optional = optionals.optionalPicture("Picture");
    expect(read(optional, " ")).toBe("");
    expect(read(optional, "/parts/disc.svg")).toBe("/parts/disc.svg");
    expect(read(optional, "javascript:alert(1)")).toEqual(refusal());
  });
});

describe("An email", () => {
  it.each([["a@b"], ["first.last+tag@sub.example.com"], ["ünï@exämple.com"], ["o'hara/50%@example.com"]])(
    "may be %s",
    (value) => {
      expect(read(accounts.email, value)).toBe(value);
    },
  );

  it("is kept trimmed and in lower case, so that it can be compared", () => {
    expect(read(accounts.email, "  Boss@Shop.COM ")).toBe("boss@shop.com");
  });

  it.each(["\u00a0a@b.c\u00a0", "a@b.c\u200b", "\u202aa@b.c\u202c", "\ufeffa@b.c\u2060"])(
    "is kept without what is pasted around it: %j",
    (value) => expect(read(accounts.email, value)).toBe("a@b.c"),
  );

  it.each([
    ["nobody"],
    ["@example.com"],
    ["a@"],
    ["a@b@c"],
    ["a b@example.com"],
    ["a@exa mple.com"],
    ["a@example.com\0"],
    ["a\n@example.com"],
    ["a\ud800@example.com"],
    ["a\u200b@example.com"],
    ["a\u00ad@example.com"],
    [`${"x".repeat(251)}@b.c`],
    [""],
  ])("is refused when it is %j", (value) => {
    expect(read(accounts.email, value)).toEqual(refusal());
  });

  it.each([undefined, null, 1, true, ["a@b"], {}])("is missing when it is %j", (value) => {
    expect(read(accounts.email, value)).toEqual(refusal("Email is missing."));
  });
});

describe("An id", () => {
  it.each(["a/b", ["x"], "", undefined])("that is none says so: %j", (value) => {
    expect(read(primitives.id, value)).toEqual(refusal("This is not an id."));
  });

  it.each(["a", "A-z_09", "__x", "x".repeat(128)])("may be %s", (value) => {
    expect(read(primitives.id, value)).toBe(value);
  });

  it.each([
    [""],
    ["."],
    [".."],
    ["a.b"],
    ["a/b"],
    ["a b"],
    ["a%2Fb"],
    ["__x__"],
    ["____"],
    ["ä"],
    ["a\n"],
    ["\0"],
    ["x".repeat(129)],
    [7],
    [null],
    [undefined],
  ])("is refused when it is %j, and so never reaches the database", (value) => {
    expect(read(primitives.id, value)).toEqual(refusal());
  });
});

describe("A uid", () => {
  it.each(["aB3", "auth0|42", "a b", "Jürgen", "me@shop", "...", "__x", "x".repeat(128)])(
    "may be %s",
    (value) => {
      expect(read(accounts.uid, value)).toBe(value);
    },
  );

  it.each(["", "a/b", ".", "..", "__x__", "\ud800", "x".repeat(129), 7, null])(
    "is refused when it is %j, which names no document",
    (value) => {
      expect(read(accounts.uid, value)).toEqual(refusal("This is not an id."));
    },
  );
});

describe("The email in a path", () => {
  it("is compared like any other, and a malformed one is nobody's", () => {
    expect(read(accounts.EmailParams, { email: " Boss@Shop.COM\u200e" })).toEqual({ email: "boss@shop.com" });
    expect(read(accounts.EmailParams, { email: "not an email" })).toEqual({ email: "not an email" });
    expect(read(accounts.EmailParams, { email: "x".repeat(255) })).toEqual(refusal());
  });

  it("may be a uid, whose case counts", () => {
    expect(read(accounts.EmailParams, { email: " aB3xYz" })).toEqual({ email: "aB3xYz" });
    expect(["Pat@Shop.COM ", "aB3"].map(accounts.accountName)).toEqual(["pat@shop.com", "aB3"]);
  });
});

describe("An instant", () => {
  it("is a moment as a clock of this program writes it", () => {
    const now = new Date().toISOString();
    expect(read(instants.instant, now)).toBe(now);
    expect(read(instants.instant, "2026-01-31T23:59:59Z")).toBe("2026-01-31T23:59:59Z");
  });

  it.each([
    "",
    "2026-01-31",
    "2026-01-31T23:59:59",
    "2026-01-31T23:59:59+01:00",
    "2026-13-01T00:00:00Z",
    "2026-02-30T00:00:00Z",
    "2026-01-31T24:00:00Z",
    "2026-01-31T23:60:00Z",
    "31.1.2026",
    "now",
    5,
    null,
  ])("is not %j", (value) => expect(read(instants.instant, value)).toEqual(refusal()));
});
