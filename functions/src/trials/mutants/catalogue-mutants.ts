import { type Mutant, replacing } from "./mutant.ts";

const replica = "functions/src/catalogue/replica";
const snapshots = `${replica}/snapshots.emulator`;
const loading = `${replica}/replica-loading`;
const catalogue = "functions/src/catalogue/catalogue.emulator";
const badQueries = "functions/src/catalogue/bad-queries";
const page = "functions/src/catalogue/page/part-page.emulator";
const search = "functions/src/contract/catalogue/search.ts";
const text = "functions/src/catalogue/text";
const asWritten = "functions/src/catalogue/text/words-as-written";

/** The guards of the search, of its snapshots, and of the parts' own pages. */
export const catalogueGuards: Mutant[] = [
  {
    name: "the search that a cursor belongs to",
    file: "functions/src/catalogue/cursor.ts",
    edit: replacing("fingerprint === fingerprintOf(search) &&", ""),
    tests: ["functions/src/catalogue/bad-queries"],
  },
  {
    name: "the way in which a cursor says that a text is understood",
    file: "functions/src/catalogue/cursor.ts",
    edit: replacing("if (cursor && present && ", "if (false && cursor && present && "),
    tests: ["functions/src/catalogue/sqlite/sqlite-catalogue", "-t", "A cursor"],
    project: "unit",
  },
  {
    name: "the checksum of a snapshot",
    file: "functions/src/catalogue/replica/snapshot.store.ts",
    edit: replacing('if (hash.digest("hex") !== sha256)', "if (false)"),
    tests: [snapshots],
  },
  {
    name: "the format of a snapshot",
    file: "functions/src/catalogue/replica/load-snapshot.ts",
    edit: replacing("format !== CATALOGUE_FORMAT || ", ""),
    tests: [snapshots],
  },
  {
    name: "the snapshot that somebody else wrote meanwhile",
    file: "functions/src/catalogue/replica/snapshot.store.ts",
    edit: replacing("current.update(fields, { lastUpdateTime: updateTime })", "current.update(fields)"),
    tests: [snapshots],
  },
  {
    name: "the poll for what changed since the snapshot",
    file: "functions/src/catalogue/replica/replica.ts",
    edit: replacing("this.#since = await this.#poll(this.#since);", ""),
    tests: [snapshots],
  },
  {
    name: "the time that two polls for changes share",
    file: `${replica}/changes.store.ts`,
    edit: replacing("OVERLAP = 10_000", "OVERLAP = 0"),
    tests: [loading, "-t", "A process that follows"],
  },
  {
    name: "the age of a snapshot",
    file: `${replica}/load-snapshot.ts`,
    edit: replacing(" || coversUntil.toMillis() < Date.now() - OLDEST", ""),
    tests: [snapshots],
  },
  {
    name: "the caches that keep no answer from half of the parts",
    file: "functions/src/http/mount.ts",
    edit: replacing("if (!answer.isPassing) ", ""),
    tests: [loading, "-t", "While a process"],
  },
  {
    name: "the answer from half of the parts that says so",
    file: "functions/src/catalogue/catalogue.routes.ts",
    edit: replacing("if (!isComplete) noStore();", ""),
    tests: [loading, "-t", "While a process"],
  },
  {
    name: "the make that a model in /api/vehicles needs",
    file: "functions/src/contract/catalogue/vehicles.ts",
    edit: replacing("query.model === undefined || query.make !== undefined", "query"),
    tests: [catalogue, "-t", "GET /api/vehicles"],
  },
  {
    name: "the make that only fitting parts need",
    file: search,
    edit: replacing("query.fit === undefined || query.make !== undefined", "query"),
    tests: [badQueries],
  },
  {
    name: "the lowest price that is above the highest",
    file: search,
    edit: replacing("min === undefined || max === undefined || min <= max", "(min ?? max ?? 0) >= 0"),
    tests: [badQueries],
  },
  {
    name: "the most brands of a search",
    file: search,
    edit: replacing('repeated("brand", brand("brand"), 20)', 'repeated("brand", brand("brand"), 200)'),
    tests: [badQueries],
  },
  {
    name: "the caches that keep no missing part",
    file: "functions/src/http/error-handler.ts",
    edit: replacing('"Cache-Control", "private, no-store"', '"Cache-Control", "public, max-age=60"'),
    tests: [catalogue, "-t", "GET /api/products/{id}"],
  },
  {
    name: "the present state of a part",
    file: "functions/src/http/answer-anyone.ts",
    edit: replacing('part: "no-cache"', 'part: "public, max-age=60"'),
    tests: ["functions/src/reads"],
  },
  {
    name: "the page of a missing part, which no cache keeps",
    file: "functions/src/catalogue/page/part-page.routes.ts",
    edit: replacing("if (status === 200) res.set", "res.set"),
    tests: [page, "-t", "is a 404"],
  },
  {
    name: "how long caches keep a part's page",
    file: "functions/src/catalogue/page/part-page.routes.ts",
    edit: replacing("s-maxage=300", "s-maxage=86400"),
    tests: [page, "-t", "five minutes"],
  },
  {
    name: "the allowance of guests who see a part's page",
    file: "functions/src/catalogue/page/part-page.domain.ts",
    edit: replacing("readingFor(guests, () => readPart(id))", "readPart(id)"),
    tests: [page, "-t", "guests have had"],
  },
  {
    name: "the part's page of what is no id, which isn't rendered",
    file: "functions/src/catalogue/page/part-page.domain.ts",
    edit: replacing("if (!Id.safeParse(id).success) return", "if (!Id) return"),
    tests: [page, "-t", "which is no id"],
  },
  {
    name: "other words for the same part",
    file: "functions/src/catalogue/text/synonyms.ts",
    edit: replacing("if (synonyms) return { length, synonyms };", ""),
    tests: ["functions/src/catalogue/sqlite/seed-searches"],
    project: "unit",
  },
  {
    name: "the beginning of a number beside its brand",
    file: "functions/src/catalogue/text/typed-text.ts",
    edit: replacing("pieces.findIndex(isNumber)", "0"),
    tests: ["functions/src/catalogue/sqlite/seed-searches"],
    project: "unit",
  },
  {
    name: "the letters that not every keyboard has",
    file: "functions/src/contract/values/plain-text.ts",
    edit: replacing("plainLetters.get(letter) ?? letter", "letter"),
    tests: [`${text}/words`],
    project: "unit",
  },
  {
    name: "what nobody sees inside a word",
    file: "functions/src/contract/values/plain-text.ts",
    edit: replacing("\\p{M}\\p{Cf}\\p{Default_Ignorable_Code_Point}", "\\p{M}"),
    tests: [`${text}/words`],
    project: "unit",
  },
  {
    name: "the oil of another viscosity",
    file: `${text}/indexed-words.ts`,
    edit: replacing(" || isBound ?", " ?"),
    tests: [asWritten],
    project: "unit",
  },
  {
    name: "the number and the unit that are one word elsewhere",
    file: `${text}/indexed-words.ts`,
    edit: replacing(", ...joinedFrom(runs, place)]", "]"),
    tests: [asWritten],
    project: "unit",
  },
  {
    name: "the words that a text is taken apart into at most",
    file: `${text}/spellings.ts`,
    edit: replacing("left > 0 ?", "left !== null ?"),
    tests: [`${text}/spellings`],
    project: "unit",
  },
  {
    name: "the word that only by chance consists of two",
    file: `${text}/spellings.ts`,
    edit: replacing("known.has(word) ? phrases.filter", "!known.has(word) ? phrases.filter"),
    tests: [asWritten],
    project: "unit",
  },
  {
    name: "the two words that are one elsewhere",
    file: `${text}/spellings.ts`,
    edit: replacing("[...inTwo, ...joined(typed, place, known)]", "[...inTwo]"),
    tests: [asWritten],
    project: "unit",
  },
  {
    name: "the letters without blanks that are no typing error",
    file: `${text}/typing-errors.ts`,
    edit: replacing(" && !isUnspaced(word)", ""),
    tests: [asWritten],
    project: "unit",
  },
];
