import { expect, test } from "vitest";
import { deleteQuestion } from "./delete-question.ts";

test("who deletes many parts is asked by the names of the first", () => {
  expect(deleteQuestion(["Belt", "Hose"])).toBe("Delete 2 parts? Orders of them stay.\n\nBelt, Hose");
  expect(deleteQuestion(["A", "B", "C", "D", "E", "F", "G"])).toBe(
    "Delete 7 parts? Orders of them stay.\n\nA, B, C, D, E and 2 more",
  );
});
