import { describe, expect, test } from "vitest";
import type { FileFormat } from "#lib/files/file-format.ts";
import { type ChosenFile, chosenAs, withMapping } from "./chosen-file.ts";
import { guessMapping, type Mapping, ruleFrom } from "./mapping/mapping.ts";
import type { SavedMapping } from "./mapping/saved-mappings.ts";
import type { FileLook } from "./reading/file-tasks.ts";

const format: FileFormat = {
  kind: "text",
  encoding: "utf-8",
  separator: ";",
  hasQuotes: true,
  sheet: "",
  headerLine: 1,
  decimal: ",",
  isDecimalChosen: false,
};

function aLook(...names: string[]): FileLook {
  return readAs({}, ...names);
}

/** Each column has its own name as a value. */
function readAs(corrected: Partial<FileFormat>, ...names: string[]): FileLook {
  const columns = names.map((name) => ({ name, values: [name], destroyed: 0, short: 0 }));
  return { format: { ...format, ...corrected }, sheets: [], notices: [], columns, rows: 2 };
}

const file = new File([], "list.csv");
const look = aLook("No", "Text");
const mapping: Mapping = { ...guessMapping(look.columns), rules: [["partNumber", ruleFrom(["Text"])]] };
const begun = chosenAs({ file, look, corrections: {} }, undefined, undefined);
const now: ChosenFile = { ...withMapping(begun, mapping), supplier: "ACME" };
const corrections = { decimal: "." } as const;
const kept: SavedMapping = { name: "Behr", columns: ["Text", "No"], corrections: {}, mapping };

test("what is mapped stays where the file is read anew, and where another has the same columns", () => {
  const again = { file, look: aLook("No", "Text"), corrections };
  expect(chosenAs(again, now, kept)).toEqual({ ...now, ...again });
  const mended = { ...again, file: new File([], "mended.csv") };
  expect(chosenAs(mended, now, kept)).toEqual({ ...now, ...mended });
});

test("other columns are mapped as they were kept, or as their names tell", () => {
  const other = { file: new File([], "other.csv"), look: aLook("Text", "No"), corrections: {} };
  expect(chosenAs(other, now, kept)).toMatchObject({ ...other, mapping, supplier: "Behr" });
  const guessed = guessMapping(other.look.columns);
  expect(chosenAs(other, now, undefined)).toMatchObject({ ...other, mapping: guessed, supplier: "" });
  expect(chosenAs({ ...other, file }, now, undefined).supplier).toBe("ACME");
});

/** The file as it's read at first, and then with each correction. Some of its mapping is changed in between. */
function read(look: FileLook, ...then: (FileLook | Partial<Mapping>)[]): ChosenFile {
  let now = chosenAs({ file, look, corrections: {} }, undefined, undefined);
  for (const step of then) {
    if ("format" in step) now = chosenAs({ file, look: step, corrections: {} }, now, undefined);
    else now = withMapping(now, { ...now.mapping, ...step });
  }
  return now;
}

const rulesOf = ({ mapping }: ChosenFile) => Object.fromEntries(mapping.rules);

describe("What was mapped by hand stays where a file is read anew:", () => {
  const garbled = "Gr\ufffd\ufffde";
  const first = aLook("No", "Bezeichnung", garbled, "Preis");
  const encoded = readAs({ encoding: "windows-1252" }, "No", "Bezeichnung", "Gr\u00f6\u00dfe", "Preis");
  const byHand: Partial<Mapping> = {
    rules: [
      ["partNumber", ruleFrom(["No"])],
      ["description", ruleFrom([garbled])],
      ["price", { ...ruleFrom(["Preis"]), factor: "1.35" }],
      ["quantity", { ...ruleFrom([]), always: "0" }],
    ],
    ...{ stock: "set", together: garbled, leftOut: { column: garbled, words: "virtual" } },
  };

  test("in another encoding, at its place under whatever name", () => {
    const mapped = read(first, byHand, encoded);
    expect(rulesOf(mapped)).toEqual({
      ...Object.fromEntries(byHand.rules ?? []),
      description: ruleFrom(["Größe"]),
    });
    expect(mapped.mapping).toMatchObject({
      ...{ stock: "set", together: "Größe", leftOut: { column: "Größe", words: "virtual" } },
    });
  });

  test("with another separator, by its name, while the rest is guessed", () => {
    const separated = readAs({ separator: "," }, "Preis", "Artikelnummer", "No", "Bezeichnung");
    const mapped = read(first, byHand, separated);
    expect(rulesOf(mapped)).toEqual({
      partNumber: ruleFrom(["No"]),
      price: { ...ruleFrom(["Preis"]), factor: "1.35" },
      quantity: { ...ruleFrom([]), always: "0" },
    });
    expect(mapped.mapping).toMatchObject({ stock: "set", together: null, leftOut: { column: null } });
  });

  test("on another sheet, also that a column says nothing", () => {
    const sheet = (name: string, ...names: string[]) => readAs({ kind: "workbook", sheet: name }, ...names);
    const rules: Mapping["rules"] = [["partNumber", ruleFrom(["SKU"])]];
    const old = [sheet("Old", "SKU", "Name"), { rules }] as const;
    expect(rulesOf(read(...old, sheet("New", "Price", "Name", "SKU")))).toEqual({
      ...{ partNumber: ruleFrom(["SKU"]), price: ruleFrom(["Price"]) },
    });
    expect(rulesOf(read(...old, sheet("New", "SKU", "Title")))).toMatchObject({ name: ruleFrom(["Title"]) });
  });

  test("with quotation marks as signs, at its place if there are as many columns", () => {
    const rules: Mapping["rules"] = [["partNumber", ruleFrom(["A, B"])]];
    const signs = (...names: string[]) => readAs({ hasQuotes: false }, ...names);
    const quoted = [aLook("Text", "A, B", "No"), { rules }] as const;
    expect(rulesOf(read(...quoted, signs('"Text"', '"A, B"', '"No"')))).toEqual({
      partNumber: ruleFrom(['"A, B"']),
    });
    expect(rulesOf(read(...quoted, signs("Text", '"A', 'B"', "No")))).toEqual({});
  });

  test("with its header in another line, whose names tell the rest", () => {
    const titled = readAs({ headerLine: 1 }, "ACME", "Column B", "Name", "Column D");
    const rules: Mapping["rules"] = [["partNumber", ruleFrom(["Column D"])]];
    expect(
      rulesOf(read(titled, { rules }, readAs({ headerLine: 2 }, "SKU", "Price", "Gamma", "Delta"))),
    ).toEqual({
      ...{ partNumber: ruleFrom(["Delta"]), price: ruleFrom(["Price"]) },
    });
  });

  test("whatever was read in between, with what was changed there", () => {
    const wrong = readAs({ separator: "," }, "No;Bezeichnung;Gr\ufffd\ufffde;Preis");
    const again = read(first, byHand, wrong, first);
    expect(again.mapping).toMatchObject({ ...byHand, rules: expect.anything() });
    expect(rulesOf(again)).toEqual(Object.fromEntries(byHand.rules ?? []));
    const both = read(
      first,
      byHand,
      encoded,
      { rules: [["partNumber", ruleFrom(["Bezeichnung"])]] },
      wrong,
      first,
    );
    expect(rulesOf(both)).toEqual({ partNumber: ruleFrom(["Bezeichnung"]) });
  });

  test("in the file as it was mended, which is read as the last was", () => {
    const mended = new File([], "mended.csv");
    const [raw, corrected] = [aLook("ACME", "Column B"), readAs({ headerLine: 2 }, "Alpha", "Beta")];
    const before = read(raw, corrected, { rules: [["partNumber", ruleFrom(["Beta"])]] });
    const again = chosenAs({ file: mended, look: raw, corrections: {} }, before, undefined);
    expect(rulesOf(chosenAs({ file: mended, look: corrected, corrections: {} }, again, undefined))).toEqual({
      partNumber: ruleFrom(["Beta"]),
    });
  });
});
