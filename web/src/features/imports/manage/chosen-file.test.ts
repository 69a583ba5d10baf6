import { expect, test } from "vitest";
import { type ChosenFile, chosenAs } from "./chosen-file.ts";
import type { KeptMapping } from "./mapping/kept-mappings.ts";
import { guessMapping, type Mapping, ruleFrom } from "./mapping/mapping.ts";
import type { FileFormat } from "./reading/file-format.ts";
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
  const columns = names.map((name, place) => ({ place, name, values: [], destroyed: 0, short: 0 }));
  return { format, sheets: [], columns, rows: 2 };
}

const file = new File([], "list.csv");
const look = aLook("No", "Text");
const mapping: Mapping = { ...guessMapping(look.columns), rules: [["partNumber", ruleFrom([1])]] };
const now: ChosenFile = { file, look, corrections: {}, mapping, supplier: "ACME" };
const corrections = { decimal: "." } as const;
const kept: KeptMapping = { name: "Behr", columns: ["Text", "No"], corrections: {}, mapping };

test("what is mapped stays where the file is read anew, and where another has the same columns", () => {
  const again = { file, look: aLook("No", "Text"), corrections };
  expect(chosenAs(again, now, kept)).toEqual({ ...again, mapping, supplier: "ACME" });
  const mended = { ...again, file: new File([], "mended.csv") };
  expect(chosenAs(mended, now, kept)).toEqual({ ...mended, mapping, supplier: "ACME" });
});

test("other columns are mapped as they were kept, or as their names tell", () => {
  const other = { file: new File([], "other.csv"), look: aLook("Text", "No"), corrections: {} };
  expect(chosenAs(other, now, kept)).toEqual({ ...other, mapping, supplier: "Behr" });
  const guessed = guessMapping(other.look.columns);
  expect(chosenAs(other, now, undefined)).toEqual({ ...other, mapping: guessed, supplier: "" });
  expect(chosenAs({ ...other, file }, now, undefined).supplier).toBe("ACME");
});
