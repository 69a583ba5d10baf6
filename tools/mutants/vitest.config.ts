import { defineConfig } from "vitest/config";

/** The units beside the rules. Those that go through thousands of texts would run for each mutant of what they call. */
export default defineConfig({
  test: {
    include: [
      "functions/src/**/*-rule.test.ts",
      "functions/src/{catalogue/{reorder,sentence,spelling,text},core,imports,orders,parts,zero-results}/**/*.test.ts",
      "functions/src/contract/values/{article,money,plain-cell,typed-order-number,withdrawal}.test.ts",
      "web/src/features/imports/manage/mapping/*.test.ts",
    ],
    exclude: ["**/*.emulator.test.ts"],
  },
});
