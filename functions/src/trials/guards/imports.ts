import { guardsOf } from "./guard.ts";

/** Imports: rows written once, stock that was sold meanwhile, and what an undo leaves alone. */
export const importsGuards = [
  ...guardsOf("functions/src/imports/decide-row.ts", "functions/src/imports/imports.emulator.test.ts", [
    ["the second row of a part in a later chunk", "if (mark?.row) return repeats(", "if (false) return repeats(", "second row of one number"],
    ["the row of another part's number", "if (values._id !== undefined && values._id !== productId)", "if (false)", "which parts are gone"],
  ]),
  ...guardsOf("functions/src/imports/imports.domain.ts", "functions/src/imports/imports.emulator.test.ts", [
    ["the dry run of an import", "if (isDryRun)\n    return", "if (false) return", "in a dry run"],
  ]),
  ...guardsOf("functions/src/imports/imports.domain.ts", "functions/src/imports/undo.emulator.test.ts", [
    ["the first answer to a chunk", "  if (chunk) return replayAnswer(body, chunk);", "", "that it had"],
    ["the rows of an import that was undone", "if (whole && whole.undone > 0) throw", "if (false) throw", "no more rows"],
  ]),
  ...guardsOf("functions/src/products/bulk-change.domain.ts", "functions/src/imports/undo.emulator.test.ts", [
    ["the part that a bulk change has changed before", "if (libraryCodeOf(failure) === GrpcStatus.ALREADY_EXISTS)", "if (false)", "changes a part once"],
  ]),
  ...guardsOf("functions/src/imports/undo.domain.ts", "functions/src/imports/undo.emulator.test.ts", [
    ["the row that was undone before", 'if (!mark || mark.data.row?.isUndone) return "before";', 'if (!mark) return "before";', "is undone: what"],
    ["the part that is ordered while it's taken back", "productId, part);", "productId);", "between the look"],
  ]),
  ...guardsOf("functions/src/stock/stock.store.ts", "functions/src/imports/imports.emulator.test.ts", [
    [
      "the movement of an imported quantity",
      "[change]);\n  recordMovements(commit, movements);",
      "[change]);\n  void (commit && movements);",
      "what was sold meanwhile",
    ],
  ]),
  ...guardsOf("functions/src/accounts/reconcile/users-reconcile.store.ts", "functions/src/accounts/reconcile/users-reconcile.emulator.test.ts", [
    ["the import that still names somebody who has left", "[movements, partChanges, imports]", "[movements, partChanges]"],
  ]),
  ...guardsOf("functions/src/accounts/users.domain.ts", "functions/src/imports/undo.emulator.test.ts", [
    ["the people in imports who have deleted their accounts", "  await anonymiseImports(uid, orders.hashAccount(uid));", "", "names nobody"],
  ]),
];
