import { guardsOf } from "./guard.ts";

/** The search, its snapshots, and the parts' own pages. */
export const catalogueGuards = [
  ...guardsOf("functions/src/catalogue/catalogue.domain.ts", "functions/src/catalogue/forget-parts.emulator.test.ts", [
    ["the places of parts that are gone", "missing.length > 0; ) {", "missing.length > 1000; ) {", "is full"],
  ]),
  ...guardsOf("functions/src/catalogue/requested-part.ts", "functions/src/catalogue/forget-parts.emulator.test.ts", [
    ["the part that a page doesn't find", "  if (!part) await forgetParts([id]);\n", "", "GET /api/products"],
  ]),
  ...guardsOf("functions/src/catalogue/forget-parts.ts", "functions/src/catalogue/forget-parts.emulator.test.ts", [
    ["what other copies hear of a part that is gone", "await writeMissingTombstones(forgotten)", "await Promise.resolve()", "GET /api/products"],
  ]),
  ...guardsOf("functions/src/contract/values/searched.ts", "functions/src/catalogue/catalogue.emulator.test.ts", [
    ["the length of a text without what nobody sees", "z.overwrite(withoutInvisible),", "", "more marks"],
  ]),
  ...guardsOf("functions/src/contract/catalogue/search.ts", "functions/src/http/invalid-input.test.ts", [
    ["the make that only fitting parts need", "query.fit === undefined || query.make !== undefined", "query"],
    ["the lowest price that is above the highest", "min === undefined || max === undefined || min <= max", "(min ?? max ?? 0) >= 0"],
    ["the most brands of a search", 'repeated("brand", brand("brand"), 20)', 'repeated("brand", brand("brand"), 200)'],
  ]),
  ...guardsOf("functions/src/catalogue/spelling/spellings.ts", "functions/src/catalogue/spelling/spellings.test.ts", [
    ["the spelling that most have", "b.count - a.count || ", ""],
    ["the first of spellings that equally many have", " || (a.value < b.value ? -1 : 1)", ""],
  ]),
  ...guardsOf("functions/src/catalogue/sqlite/part-writer.ts", "functions/src/catalogue/spelling/spellings.test.ts", [
    ["the numbers of old parts that hold neither letter nor digit", '.filter(([normal]) => normal !== "")', ""],
  ]),
  ...guardsOf("functions/src/catalogue/cursor.ts", "functions/src/catalogue/bad-queries.emulator.test.ts", [
    ["the search that a cursor belongs to", "fingerprint === queryHash(search) &&", ""],
  ]),
  ...guardsOf("functions/src/catalogue/cursor.ts", "functions/src/catalogue/sqlite/sqlite-catalogue.test.ts", [
    ["the way in which a cursor says that a text is understood", "if (cursor && String", "if (false && cursor && String", "A cursor"],
  ]),
  ...guardsOf("functions/src/catalogue/replica/snapshot.store.ts", "functions/src/catalogue/replica/snapshots.emulator.test.ts", [
    ["the checksum of a snapshot", 'if (hash.digest("hex") !== sha256)', "if (false)"],
    ["the snapshot that somebody else wrote meanwhile", "current.update(fields, { lastUpdateTime: updateTime })", "current.update(fields)"],
  ]),
  ...guardsOf("functions/src/catalogue/replica/load-snapshot.ts", "functions/src/catalogue/replica/snapshots.emulator.test.ts", [
    ["the format of a snapshot", "format !== CATALOGUE_FORMAT || ", ""],
    ["the age of a snapshot", " || coversUntil.toMillis() < Date.now() - OLDEST", ""],
  ]),
  ...guardsOf("functions/src/catalogue/replica/replica.ts", "functions/src/catalogue/replica/snapshots.emulator.test.ts", [
    ["the poll for what changed since the snapshot", "this.#since = await this.#poll(this.#since);", ""],
  ]),
  ...guardsOf("functions/src/catalogue/replica/changes.store.ts", "functions/src/catalogue/replica/replica-loading.emulator.test.ts", [
    ["the time that two polls for changes share", "OVERLAP = 10_000", "OVERLAP = 0", "A process that follows"],
  ]),
  ...guardsOf("functions/src/catalogue/catalogue.routes.ts", "functions/src/catalogue/replica/replica-loading.emulator.test.ts", [
    ["the answer from half of the parts that says so", "!isComplete || vinAmong(", "vinAmong(", "While a process"],
  ]),
  ...guardsOf("functions/src/catalogue/sqlite/sqlite-catalogue.ts", "functions/src/catalogue/parts-search.emulator.test.ts", [
    [
      "the parts that lie on the shelf an admin asks for",
      "if (hits) for (const row of this.#internals.rowsOnShelf(query.text))",
      "if (hits) for (const row of [])",
      "is found by words",
    ],
    ["why the parts of a list need attention", "search.attention && this.#internals.rowsThatNeed(search.attention)", "null", "each found by why"],
  ]),
  ...guardsOf("functions/src/catalogue/sqlite/internals-table.ts", "functions/src/catalogue/parts-search.emulator.test.ts", [
    ["the stock of what runs out, which is sold out otherwise", "quantity > 0 AND quantity *", "quantity *", "each found by why"],
    ["the days whose sales tell what runs out", "key >= ?1", "key <> ?1", "thirty days ago"],
  ]),
  ...guardsOf("functions/src/catalogue/sqlite/internals-table.ts", "functions/src/catalogue/sqlite/shelves.test.ts", [
    ["the shelf that isn't another", "const key = shelfKey(shelf);", 'const key = shelf.replace(/\\W/g, "");'],
  ]),
  ...guardsOf("functions/src/catalogue/coverage/coverage-rule.ts", "functions/src/catalogue/coverage/coverage-rule.test.ts", [
    ["the group that nobody misses", 'groups.delete("other");', ""],
    ["the years that are to come", "Math.min(last, thisYear)", "last"],
  ]),
  ...guardsOf("functions/src/catalogue/reorder/reorder-rule.ts", "functions/src/catalogue/reorder/reorder-rule.test.ts", [
    ["the week that a new part's pace is of at least", "Math.max(FEWEST_DAYS, Math.ceil((now - createdAt) / DAY))", "Math.ceil((now - createdAt) / DAY)"],
    ["the pieces for customers who wait", " + waiting - available", " - available"],
    ["the sales that are fewer than none", "return Math.max(0, sum);", "return sum;"],
  ]),
  ...guardsOf("functions/src/catalogue/reorder/with-replaced.ts", "functions/src/catalogue/reorder/with-replaced.test.ts", [
    ["the replaced part that nobody wants", " || !isWanted(part)", ""],
  ]),
  ...guardsOf("functions/src/catalogue/sorted-page.ts", "functions/src/catalogue/sorted-page.test.ts", [
    ["the list that a cursor is of", "ofList !== list || ", ""],
  ]),
  ...guardsOf("functions/src/core/yielding.ts", "functions/src/core/yielding.test.ts", [["the turns that others have", "await setImmediate();", ""]]),
  ...guardsOf("functions/src/contract/catalogue/vehicles.ts", "functions/src/catalogue/catalogue.emulator.test.ts", [
    ["the make that a model in /api/vehicles needs", "query.model === undefined || query.make !== undefined", "query", "GET /api/vehicles"],
  ]),
  ...guardsOf("functions/src/http/send-page.ts", "functions/src/catalogue/page/part-page.emulator.test.ts", [
    ["the page of a missing part, which no cache keeps", "if (status === 200 && !isOnce) res.set", "res.set", "is a 404"],
    ["how long caches keep a part's page", "s-maxage=300", "s-maxage=86400", "five minutes"],
  ]),
  ...guardsOf("functions/src/catalogue/page/part-page.routes.ts", "functions/src/catalogue/page/part-page.emulator.test.ts", [
    ["the one address of a part's page", "if (req.originalUrl !== address) return", 'if (req.originalUrl === "") return', "one address"],
  ]),
  ...guardsOf("functions/src/catalogue/page/catalogue-page.domain.ts", "functions/src/catalogue/page/catalogue-page.emulator.test.ts", [
    ["the pages that are rendered at once", "new ConcurrencyLimit(4)", "new ConcurrencyLimit(400)", "while four others"],
    ["the page that words would be listed by", "isListed ? html : unlisted(html)", "html", "only without words and faults"],
    ["the VIN that no page keeps", 'if (vinIn(query.q ?? "") !== undefined) return', 'if (query.q === "") return', "has a VIN"],
    ["the longest address that is read", "if (search.length > LONGEST_SEARCH) return", "if (search.length < 0) return", "nobody typed"],
  ]),
  ...guardsOf("functions/src/catalogue/requested-part.ts", "functions/src/http/public-answers.emulator.test.ts", [
    [
      "the ids that no product has",
      "findRequested(id, findRequestedProduct, findProduct)",
      "findRequested(id, findProduct, findRequestedProduct)",
      "their sixth",
    ],
  ]),
  ...guardsOf("functions/src/catalogue/requested-part.ts", "functions/src/catalogue/page/part-page.emulator.test.ts", [
    ["the part that is there, however many aren't", ".catalogue.nameOf(id) !== undefined", ".catalogue === undefined", "however many ids"],
  ]),
  ...guardsOf("web/src/boot/catalogue-page.tsx", "web/src/boot/catalogue-page.test.tsx", [
    ["the words that would be listed without end", "q === undefined && isWhole", "isWhole"],
    ["the vehicle or group that isn't understood, and so isn't listed", "q === undefined && isWhole", "q === undefined"],
  ]),
  ...guardsOf("functions/src/catalogue/page/part-page.domain.ts", "functions/src/catalogue/page/part-page.emulator.test.ts", [
    ["the allowance of guests who see a part's page", "withQuota(guests, () => readPart(id))", "readPart(id)", "guests have had"],
    ["the part's page of what is no part, which isn't rendered", "if (!part) return {", "if (movedTo !== undefined) return {", "which is no id"],
  ]),
  ...guardsOf("functions/src/catalogue/page/part-page.domain.ts", "functions/src/catalogue/page/part-page.emulator.test.ts", [
    ["the longest number that a part may have", "number.length > LONGEST_NUMBER || ", "", "which is no id"],
    ["the part with an id, which comes before those with that number", "part ? undefined : await", "await", "whatever number another has"],
  ]),
  ...guardsOf("functions/src/catalogue/feeds/feeds.domain.ts", "functions/src/catalogue/feeds/feeds.emulator.test.ts", [
    ["the list of half the parts, which would be taken for all", "if (!isComplete) throw busy();", "", "While a process"],
    ["the feed's pages that aren't there", 'if (page > pages) throw notFound("page");', "", "there is no page"],
  ]),
  ...guardsOf("functions/src/catalogue/feeds/feeds.routes.ts", "functions/src/catalogue/feeds/feeds.emulator.test.ts", [
    ["the pages of a sitemap that are no numbers", 'typeof page !== "string" || !PAGE.test(page)', 'typeof page !== "string"', "has no page"],
    [
      "the feed by any other query, which no cache would have",
      "if (!isAlone) return res.redirect(301, pageOfFeed(MERCHANT_FEED, page));",
      "",
      "answer no other query",
    ],
    [
      "the sitemaps that are written at once",
      "sitemaps.run(() => send(req, res, () => domain.readSitemap(site, page)))",
      "send(req, res, () => domain.readSitemap(site, page))",
      "are written at once",
    ],
    ["the place of who doesn't read on", "res, { signal })", "res, signal && {})", "are written at once"],
    ["the feed's first page, which has one address", "if (page === 1) return res.redirect(301, MERCHANT_FEED);", "", "answer no other query"],
  ]),
  ...guardsOf("functions/src/catalogue/feeds/sitemap-pages.ts", "functions/src/catalogue/feeds/feeds.test.ts", [
    ["the sitemap that isn't in memory whole", "urlset(allPlaces(addressed))", "urlset([...allPlaces(addressed)])", "before it's read"],
  ]),
  ...guardsOf("functions/src/catalogue/feeds/merchant-feed.ts", "functions/src/catalogue/feeds/feeds.test.ts", [
    ["the pages of the feed, which is too long for one answer", "Math.ceil(feedBytes / BYTES_ON_A_PAGE)", "feedBytes && 1", "However long"],
  ]),
  ...guardsOf("functions/src/catalogue/sqlite/offer-reader.ts", "functions/src/catalogue/feeds/feeds.test.ts", [
    ["the vehicles that a part fits on a condition", " AND NOT has_note", "", "A part's vehicles"],
    ["the page that a part's id is on", "pageOf(this.#idOf(row), pages) === page", "row % pages === page - 1", "another order"],
  ]),
  ...guardsOf("functions/src/catalogue/feeds/merchant-item.ts", "functions/src/catalogue/feeds/merchant-item.test.ts", [
    ["the drawing that merchants' lists don't take", " && part.preview.url === part.picture", ""],
    ["the vehicle that a title has no room for", "if (longer.length > LONGEST_TITLE)", "if (!longer)"],
    ["the vehicle that a part fits on a condition", ".filter(({ note }) => !note)", ""],
    ["the price that somebody can pay", "{ leastPrice, leastQuantity", "{ price: leastPrice, leastQuantity"],
  ]),
  ...guardsOf("functions/src/core/xml.ts", "functions/src/core/xml.test.ts", [["what XML has no place for", '.replace(UNWRITABLE, "")', ""]]),
  ...guardsOf("functions/src/catalogue/sentence/vehicle-spans.ts", "functions/src/catalogue/sentence/sentences.test.ts", [
    ["the names that a text asks for once", "this.#ofParts.get(key) ?? ", "", "asks for its parts once"],
  ]),
  ...guardsOf("functions/src/catalogue/sentence/sentence.ts", "functions/src/catalogue/sentence/sentences.test.ts", [
    ["the number that names no vehicle", "if (hasDigit(normal) && lexicon.isNumber(normal)) return unread;", ""],
    ["the year that no part has", "(inYears.length > 0 ? this.vehicleWords : this.dropped)", "this.vehicleWords"],
  ]),
  ...guardsOf("functions/src/catalogue/sentence/vehicle-spans.ts", "functions/src/catalogue/sentence/sentences.test.ts", [
    ["the vehicle chosen, which wins over words", "matching.filter((vehicle) => matchesFilter(vehicle, filter))", "meant"],
    ["the word of parts that names no vehicle", "return !this.#isPartTerm(span, before, after);", "return true;"],
    ["the most vehicles of a text", "const MOST_VEHICLES = 5;", "const MOST_VEHICLES = 50;"],
  ]),
  ...guardsOf("functions/src/catalogue/sqlite/listing.ts", "functions/src/catalogue/sentence/sentences.test.ts", [
    ["the part whose own words were typed, which stays", "(isOnlyFitting && isNamed(hits?.rankOf(row) ?? 0))", "false"],
  ]),
  ...guardsOf("functions/src/catalogue/text/synonyms.ts", "functions/src/catalogue/sqlite/seed-searches.test.ts", [
    ["other words for the same part", "if (synonyms) return { length, synonyms };", ""],
  ]),
  ...guardsOf("functions/src/catalogue/text/typed-text.ts", "functions/src/catalogue/sqlite/seed-searches.test.ts", [
    ["the beginning of a number beside its brand", "pieces.findIndex(isNumber)", "0"],
  ]),
  ...guardsOf("functions/src/catalogue/text/indexed-words.ts", "functions/src/catalogue/text/words-as-written.test.ts", [
    ["the oil of another viscosity", " || isBound ?", " ?"],
    ["the number and the unit that are one word elsewhere", ", ...joinedFrom(runs, place)]", "]"],
  ]),
  ...guardsOf("functions/src/catalogue/text/spellings.ts", "functions/src/catalogue/text/spellings.test.ts", [
    ["the words that a text is taken apart into at most", "left > 0 ?", "left !== null ?"],
  ]),
  ...guardsOf("functions/src/catalogue/text/spellings.ts", "functions/src/catalogue/text/words-as-written.test.ts", [
    ["the word that only by chance consists of two", "lexicon.has(word) ? phrases.filter", "!lexicon.has(word) ? phrases.filter"],
    ["the two words that are one elsewhere", "[...inTwo, ...joined(typed, place, lexicon)]", "[...inTwo]"],
  ]),
  ...guardsOf("functions/src/catalogue/text/typing-errors.ts", "functions/src/catalogue/text/words-as-written.test.ts", [
    ["the letters without blanks that are no typing error", " && !isUnspaced(word)", ""],
  ]),
];
