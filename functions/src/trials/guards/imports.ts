import { guardsOf } from "./guard.ts";

/** Imports: rows written once, stock that was sold meanwhile, and what an undo leaves alone. */
export const importsGuards = [
  ...guardsOf("functions/src/imports/row-rule.ts", "functions/src/imports/row-rule.test.ts", [
    ["the field that both changed", "if (conflicts.length > 0) {", "if (false) {"],
    ["the field that others changed", "return !isBefore && ", "return "],
    ["the gap in the ledger", "  if (oldestFirst.length < to - from) return undefined;", ""],
    ["the quantity below 0", "if (quantity < 0 || ", "if ("],
    ["the difference that was booked before", "present.isBooked ? 0 : ", ""],
    ["the difference that may be a new one", "    if (moved.after === whenExported) return false;", ""],
    ["the version that isn't there yet", "if (version > part.version) {", "if (false) {"],
    [
      "the half of a character in a clash",
      "cut(column.write((now ?? none) as never), LONGEST_SHOWN)",
      "column.write((now ?? none) as never).slice(0, LONGEST_SHOWN)",
    ],
  ]),
  ...guardsOf("functions/src/imports/row-reader.ts", "functions/src/imports/row-rule.test.ts", [
    ["the cells without which no row comes in, however lenient", "lenient && !essential.has(column)", "lenient"],
    ["the fault behind many warnings", "faultsFirst.slice(0,", "problems.slice(0,"],
  ]),
  ...guardsOf("functions/src/imports/row-reader.ts", "functions/src/imports/row-reader.test.ts", [
    ["the number that a spreadsheet has rounded", "?? roundedIn(column, cell)", ""],
    ["the cell that is too long", "tooLong(column, cell) ?? ", ""],
    ["what was put before a formula", 'fromPlainCell(cells[column] ?? "")', '(cells[column]?.trim() ?? "")'],
    ["the half of a character", ".toWellFormed()", ""],
    ["the currency that isn't the shop's", "otherCurrencyIn(column, cell) ?? ", ""],
    ["the vehicles of which one can't be read", "  if (!lenient) return undefined;\n", ""],
  ]),
  ...guardsOf("functions/src/imports/undo-rule.ts", "functions/src/imports/undo-rule.test.ts", [
    ["the part that was changed since its import", "if (changed.length > 0)", "if (false)"],
    ["the added part that was sold", "part.movementCount === 1 ? undefined : ", "part ? undefined : "],
    ["the pieces that were sold since they came", "left < 0 ? ", "false ? "],
  ]),
  ...guardsOf("functions/src/imports/decide-row.ts", "functions/src/imports/imports.emulator.test.ts", [
    ["the second row of a part in a later chunk", "if (mark?.row) return repeats(", "if (false) return repeats(", "second row of one number"],
    ["the second row of a part in a dry run", "if (first !== undefined) return repeats(", "if (false) return repeats(", "second row of one number"],
    ["the row of another part's number", "if (values._id !== undefined && values._id !== productId)", "if (false)", "which parts are gone"],
    ["the circle of parts in a file", "if (successorFault !== undefined && ", "if (false && ", "replace each other"],
  ]),
  ...guardsOf("functions/src/imports/decide-row.ts", "functions/src/imports/imports.emulator.test.ts", [
    ["the number that a spreadsheet has changed", "named ? withStoredTexts(sent, named.data, found.lenient) : sent", "sent", "keeps the numbers"],
    ["the number whose zeros are gone", "if (twin !== undefined) return", "if (false) return", "no second part"],
    ["the number with decimals of a program", "if (decimals !== undefined && ", "if (false && ", "no second part"],
    ["what was left out of a row that comes again", "...warningsOf(row), ", "", "brings a row in"],
  ]),
  ...guardsOf("functions/src/imports/decide-row.ts", "functions/src/imports/imports.emulator.test.ts", [
    ["the strict reading of a number that a spreadsheet has changed", "...(lenient && { isWarning: true })", "isWarning: true", "keeps the numbers"],
  ]),
  ...guardsOf("functions/src/catalogue/imported-parts.store.ts", "functions/src/imports/imports.emulator.test.ts", [
    ["the parts of other imports", '.where("row.importId", "==", importId)', "", "filter of the list"],
  ]),
  ...guardsOf("functions/src/imports/imports.store.ts", "functions/src/imports/imports-again.emulator.test.ts", [
    ["the rows that are read in another way than the first time", ", ...(lenient ? [lenient] : [])", "", "something else"],
  ]),
  ...guardsOf("functions/src/imports/imports.domain.ts", "functions/src/imports/imports.emulator.test.ts", [
    ["the dry run of an import", "if (isDryRun)\n    return", "if (false) return", "in a dry run"],
  ]),
  ...guardsOf("functions/src/imports/imports.domain.ts", "functions/src/imports/imports-again.emulator.test.ts", [
    ["the rows that aren't those of the first time", "if (fingerprint !== store.hashRows(body)) {", "if (false) {", "something else"],
  ]),
  ...guardsOf("functions/src/imports/imports.domain.ts", "functions/src/imports/undo.emulator.test.ts", [
    ["the first answer to a chunk", "  if (chunk) return replayAnswer(body, chunk);", "", "that it had"],
    ["the admin who sends rows of another's import", "if (whole?.who !== actor.uid) await", "if (!whole) await", "names every admin who sent"],
    ["the rows of an import that was undone", "if (whole && whole.undone > 0) throw", "if (false) throw", "no more rows"],
  ]),
  ...guardsOf("functions/src/imports/ref-resolution.domain.ts", "functions/src/imports/imports.emulator.test.ts", [
    ["the part that came after it was named", "    if (successor !== undefined) await link(", "    if (false) await link(", "comes later"],
  ]),
  ...guardsOf("functions/src/imports/undo.domain.ts", "functions/src/imports/undo.emulator.test.ts", [
    ["the end of an import's thirty days", "if (!whole || store.isOver(whole))", "if (!whole)", "thirty days"],
    ["the row that was undone before", 'if (!mark || mark.data.row?.isUndone) return "before";', 'if (!mark) return "before";', "is undone: what"],
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
  ...guardsOf("web/src/features/imports/manage/mapping/mapped-row.ts", "web/src/features/imports/manage/mapping/prepared-rows.test.ts", [
    ["the amount in another currency", "const rate = currency === CURRENCY ? 1 : ", "const rate = currency ? 1 : "],
  ]),
  ...guardsOf("web/src/features/imports/manage/mapping/new-part-defaults.ts", "web/src/features/imports/manage/mapping/new-part-defaults.test.ts", [
    ["what a new part's row says itself", "    ...given,\n", ""],
  ]),
  ...guardsOf("web/src/features/imports/manage/running/send-chunk.ts", "web/src/features/imports/manage/running/send-chunk.test.ts", [
    ["the defaults that must not reach a part that is there", "_id === undefined && isMissing", "isMissing"],
  ]),
  ...guardsOf("web/src/features/imports/manage/reading/text-file.ts", "web/src/features/imports/manage/reading/text-file.test.ts", [
    ["the bad byte in a file of another encoding", "bad === 0 || good > bad", "bad === 0"],
  ]),
  ...guardsOf("web/src/features/imports/manage/reading/workbook-file.ts", "web/src/features/imports/manage/reading/workbook-file.test.ts", [
    ["the sheet that is hidden", "sheet.isHidden === isHidden", "isHidden === false"],
  ]),
  ...guardsOf("web/src/features/imports/manage/reading/xml-file.ts", "web/src/features/imports/manage/reading/xml-file.test.ts", [
    ["the columns without end in XML", "columns.size === MOST_COLUMNS &&", "false &&"],
  ]),
];
