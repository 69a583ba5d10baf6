import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../lib/workspace.ts";

/** Names that went, each with the term to take. No text has these words but for a name. */
const gone: Readonly<Record<string, string>> = {
  ...{ unlessLeaving: "assertNotDeleting", Staying: "ActiveUid", orAccountGone: "mapDeletionError" },
  ...{ findTaken: "findForDeletion", putBack: "restore", keepDeleted: "moveToTrash" },
  ...{ judgeRows: "validateRows", linkAwaiting: "resolveRefs", presentFor: "currentFor" },
  ...{ readingFor: "withQuota", ReadAllowance: "ReadQuota", outdate: "invalidate" },
  ...{ wantsPresentState: "bypassesCache", inHalves: "commitBisecting", FewAtOnce: "ConcurrencyLimit" },
  ...{ eachOnce: "mapUnique", inTurns: "collectYielding", noteDemand: "recordDemand" },
  ...{ handlings: "orderStatuses", MadeBrand: "BrandWithManufacturer", wholeOf: "parseInteger" },
  ...{ amountOf: "parseAmount", tellEnd: "toastResult", tellRefusal: "toastError" },
  ...{ useIsHere: "useIsMounted", useOpened: "useModalParam", keptValue: "persistedValue" },
  ...{ keptByName: "persistedRecord", keptActs: "pendingOps", readSettled: "readConsistent" },
  ...{ keptSent: "pendingSubmissions", useEarlierTry: "useUnanswered", leftUnanswered: "pendingAfter" },
  ...{
    MayBeOrdered: "UnansweredNotice",
    SendAgain: "UnansweredNotice",
    useHeldFields: "useDisableWhilePending",
  },
  ...{ usePassedFocus: "useRestoreFocus", askerOf: "throttledRefetch", useAskAgain: "useThrottledRefetch" },
  ...{ doubtConnection: "probeConnection", forgetLooked: "clearHistory", callEarly: "prefetch" },
  ...{ takeEarlyAnswer: "takePrefetched", holdClicks: "queueClicks", becomeReady: "markHydrated" },
  ...{ ServedPart: "PartLoaderData", servedWithPage: "readLoaderData", beginAnew: "startOver" },
  ...{ AskedOrder: "OrderLoader", NotNow: "ActionUnavailable", moreDrawings: "icons" },
  ...{ keepForLater: "cacheForOffline", keepAssets: "cacheAssets", earlyCalls: "prefetched" },
  ...{ claimWishes: "claimGuestOps", presentWishes: "guestOps", isAnyones: "isPublic" },
  ...{ answerAnew: "networkFirst", bringBack: "markRestored", takeAgain: "retake" },
  ...{ releaseLate: "releaseOnRestore", ChosenSpans: "VehicleSpans", isWordOfParts: "isPartTerm" },
};

/** Words that texts have, and that say nothing as a declared name. */
const vague: Readonly<Record<string, string>> = {
  ...{ told: "summary", said: "printed", asked: "requests", meant: "expected", kept: "stored" },
  ...{ judged: "outcome", dealt: "allocated", workbench: "preferences" },
};

const declaration = /\b(?:function\*?|const|let|class|interface|type)\s+(\w+)/g;
const inTests = /\.test\.|\/(?:testing|trials)\//;
const folderWords =
  /(?:^|[-/])(?:told|kept|asked|(?<!european-)makers|missed|ledger|in-step|early-calls)(?=[-./]|$)/;

/** Lists the names in a source that went. */
function findGone(source: string, isTest = false): string[] {
  const words = source.match(/\w+/g) ?? [];
  const declared = isTest ? [] : [...source.matchAll(declaration)].map(([, name = ""]) => name);
  return [
    ...words.filter((word) => Object.hasOwn(gone, word)).map((word) => `${word}, take ${gone[word]}`),
    ...declared.filter((name) => Object.hasOwn(vague, name)).map((name) => `${name}, take ${vague[name]}`),
  ];
}

describe("Names that went stay away:", () => {
  it.each([
    ["a function", "await unlessLeaving(uid)", ["unlessLeaving, take assertNotDeleting"]],
    ["a variable", "const told = 1; // what was told", ["told, take summary"]],
    ["none", "// What is kept is told.\nconst stored = {};", []],
  ])("%s is found", (_what, source, found) => {
    expect(findGone(source)).toEqual(found);
  });

  it("no source and no file has one", async () => {
    const wrong: string[] = [];
    for await (const file of glob("{functions/src,functions/scripts,tools,web/src,bench}/**/*.{ts,tsx}", {
      cwd: root,
    })) {
      if (basename(file) === "words.test.ts") continue;
      if (folderWords.test(file)) wrong.push(`${file}: take the field's term`);
      const source = readFileSync(join(root, file), "utf8");
      wrong.push(...findGone(source, inTests.test(file)).map((name) => `${file}: ${name}`));
    }
    expect(wrong).toEqual([]);
  });
});
