import { guardsOf } from "./guard.ts";

/** Who makes the parts of a brand. */
export const makersGuards = [
  ...guardsOf("functions/src/manufacturers/manufacturers.domain.ts", "functions/src/manufacturers/manufacturers.emulator.test.ts", [
    ["the version of a maker that an admin saw", "  if ((present?.version ?? 0) !== version)\n    throw", "  if (version < 0) throw", "who saw it as it is"],
    ["a deletion of a maker that isn't there", '      if (!present) throw notFound("maker");\n', "", "who saw it as it is"],
  ]),
  ...guardsOf("functions/src/manufacturers/manufacturers.store.ts", "functions/src/manufacturers/manufacturers.emulator.test.ts", [
    ["the makers in a damaged document", "if (document.exists && !stored) throw damaged();", "", "damaged in one field"],
    [
      "the versions of makers that are gone",
      "(stored?.writes ?? 0) + 1",
      "Math.max(0, ...[...others.values()].map((maker) => maker.version)) + 1",
      "who saw it as it is",
    ],
    ["the room of the document", "> MOST_BYTES", "< 0", "no room"],
    ["a maker by how its brand is written", "[nameKey(maker.brand), maker]", "[maker.brand, maker]", "however that's written"],
  ]),
  ...guardsOf("functions/src/manufacturers/cached-manufacturers.store.ts", "functions/src/catalogue/page/part-page.emulator.test.ts", [
    ["the read of makers for each page", "now < cached.until", "now < 0", "names who makes it"],
    ["the end of a minute of remembered makers", "if (cached && now < cached.until)", "if (cached)", "names who makes it"],
  ]),
  ...guardsOf("functions/src/catalogue/manufacturers/brand-rows.ts", "functions/src/manufacturers/manufacturers.emulator.test.ts", [
    ["the makers of brands without parts", "[...ofParts, ...ofNone]", "[...ofParts]", "every brand once"],
  ]),
  ...guardsOf("functions/src/catalogue/manufacturers/brand-rows.ts", "functions/src/overview/overview.emulator.test.ts", [
    ["the count of brands that have a maker", "maker === null", "maker !== undefined", "as a full count does"],
  ]),
];
