import { describeNoun } from "../support/describe-noun.ts";
import { test } from "../support/fixtures.ts";
import { testedNouns } from "../support/nouns.ts";

// One after the other: all things of a noun are one document, which only so many can write at once.
test.describe.configure({ mode: "default" });

for (const [name, noun] of Object.entries(testedNouns)) describeNoun(name, noun);
