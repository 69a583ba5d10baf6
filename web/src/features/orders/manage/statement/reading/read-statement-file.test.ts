import { CURRENCY } from "@carparts/functions/contract/values/currency";
import { describe, expect, it } from "vitest";
import { guessMapping } from "./bank-columns.ts";
import { LARGEST_STATEMENT, lookAtStatement, MOST_ROWS, mapStatement } from "./read-statement-file.ts";

function file(content: BlobPart, name = "statement"): File {
  return new File([content], name);
}

interface XmlEntry {
  amount?: string;
  sign?: "CRDT" | "DBIT";
  currency?: string;
  status?: string;
  own?: string;
  details?: string;
}

const DAY = "<BookgDt><Dt>2026-11-25</Dt></BookgDt>";

function anEntry({ amount = "24.90", sign = "CRDT", currency = CURRENCY, ...more }: XmlEntry = {}): string {
  const { status = "BOOK", own = "", details = "" } = more;
  const ref = own && `<AcctSvcrRef>${own}</AcctSvcrRef>`;
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Sts>${status}</Sts>${DAY}${ref}<NtryDtls>${details}</NtryDtls></Ntry>`;
}

const details = `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Nm>Ann O'Neill</Nm></Dbtr><Cdtr><Nm>Shop</Nm></Cdtr></RltdPties><RmtInf><Ustrd>Order K7QM2</Ustrd><Ustrd>F4X9D</Ustrd></RmtInf></TxDtls>`;
const details08 = `<TxDtls><Refs><EndToEndId>E2E-1</EndToEndId></Refs><RltdPties><Dbtr><Pty><Nm>Ann O'Neill</Nm></Pty></Dbtr></RltdPties><RmtInf><Strd><CdtrRefInf><Ref>RF62K7QM2F4X9D</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`;

function camt(
  entries: string,
  { version = "02", account = "DE89370400440532013000", more = "" } = {},
): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr/><Stmt><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${entries}</Stmt>${more}</BkToCstmrStmt></Document>`;
}

async function accountsOf(content: BlobPart) {
  const look = await lookAtStatement(file(content));
  if (look.kind !== "camt") throw new Error("Read as CSV.");
  return look.accounts;
}

async function rowsOf(content: BlobPart) {
  return (await accountsOf(content))[0]?.rows ?? [];
}

describe("CAMT.053", () => {
  it("of version 02 is read with its payers, texts and the bank's names", async () => {
    const [account] = await accountsOf(camt(anEntry({ own: "2026112500001", details })));
    expect(account).toEqual({
      name: "DE89370400440532013000",
      notices: [],
      rows: [
        {
          ...{ day: "2026-11-25", amount: 24.9, text: "Order K7QM2 F4X9D" },
          ...{ name: "Ann O'Neill", entry: "2026112500001" },
        },
      ],
    });
  });

  it("of version 08 too", async () => {
    const entry = anEntry({ details: details08 }).replace("<Sts>BOOK</Sts>", "<Sts><Cd>BOOK</Cd></Sts>");
    const rows = await rowsOf(camt(entry, { version: "08" }));
    expect(rows).toMatchObject([{ name: "Ann O'Neill", text: "E2E-1 RF62K7QM2F4X9D" }]);
  });

  it("with a namespace before its names is the same", async () => {
    const prefixed = camt(anEntry({ details })).replaceAll(/<(\/?)(?=[A-Z])/g, "<$1n:");
    expect(await rowsOf(prefixed)).toMatchObject([{ text: "Order K7QM2 F4X9D" }]);
  });

  it("gives equal entries names that differ, the same in the next file", async () => {
    const rows = await rowsOf(camt(anEntry() + anEntry() + anEntry({ amount: "1" })));
    const names = rows.map(({ entry }) => entry);
    expect(new Set(names).size).toBe(3);
    expect((await rowsOf(camt(anEntry() + anEntry()))).map(({ entry }) => entry)).toEqual(names.slice(0, 2));
    expect(rows[0]).toMatchObject({ text: "", amount: 24.9 });
  });

  it("that names two entries alike, or by nothing, has names made of what they say", async () => {
    const entries = ["2026112500001", "2026112500001", "NONREF", "1"].map((own) => anEntry({ own }));
    const names = (await rowsOf(camt(entries.join("")))).map(({ entry }) => entry);
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{64}$/);
  });

  it("has money that goes out below 0, with whom it goes to", async () => {
    const out = anEntry({ sign: "DBIT", amount: "5", details });
    expect(await rowsOf(camt(out))).toMatchObject([{ amount: -5, name: "Shop" }]);
  });

  it("has a row for each part of a batch where they add up", async () => {
    const part = (amount: string, text: string) =>
      `<TxDtls><Amt Ccy="${CURRENCY}">${amount}</Amt><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
    const batch = part("10", "one") + part("14.90", "two");
    const rows = await rowsOf(camt(anEntry({ own: "BATCH-2026", details: batch })));
    expect(rows).toMatchObject([
      { amount: 10, text: "one", entry: "BATCH-2026/1" },
      { amount: 14.9, text: "two", entry: "BATCH-2026/2" },
    ]);
    const odd = await rowsOf(camt(anEntry({ details: part("10", "one") + part("1", "two") })));
    expect(odd).toMatchObject([{ amount: 24.9, text: "one two" }]);
  });

  it("leaves out what isn't booked, is in another currency, or has no amount, and says so", async () => {
    const others = [{ status: "PDNG" }, { currency: "CHF" }, { amount: "24.905" }, { amount: "0" }];
    const [account] = await accountsOf(camt(anEntry() + others.map(anEntry).join("")));
    expect(account?.rows).toHaveLength(1);
    expect(account?.notices).toEqual([
      "1 entry left out: not booked yet.",
      `1 entry left out: not in ${CURRENCY}.`,
      "2 entries left out: without a day or an amount.",
    ]);
  });

  it("has several accounts by their numbers", async () => {
    const more = `<Stmt><Acct><Id><Othr><Id>12345</Id></Othr></Id></Acct>${anEntry()}</Stmt>`;
    const accounts = await accountsOf(camt(anEntry(), { more }));
    expect(accounts.map(({ name, rows }) => [name, rows.length])).toEqual([
      ["DE89370400440532013000", 1],
      ["12345", 1],
    ]);
  });

  it("keeps what a payer wrote as text, without control characters", async () => {
    const hostile = details.replace("Order K7QM2", "&lt;script&gt;]]&gt;&#x9;<![CDATA[<b>]]>");
    expect(await rowsOf(camt(anEntry({ details: hostile })))).toMatchObject([
      { text: "<script>]]> <b> F4X9D" },
    ]);
    const long = details.replace("Order K7QM2", "x".repeat(3000)).replace("Ann O'Neill", "a".repeat(900));
    const [row] = await rowsOf(camt(anEntry({ details: long })));
    expect([row?.text.length, row?.name?.length]).toEqual([500, 300]);
  });
});

describe("A CSV file", () => {
  const german = [
    "Kontoauszug;DE89 3704 0044 0532 0130 00;;;;",
    "",
    '"Buchungstag";"Valutadatum";"Beguenstigter/Zahlungspflichtiger";"Verwendungszweck";"Betrag";"Waehrung"',
    '"25.11.2026";"25.11.2026";"Jörg Müller";"Bestellung k7qm2 f4x9d; danke";"1.049,90";"EUR"',
    '"26.11.2026";"26.11.2026";"Ann O\'Neill";"";"-5,00";"EUR"',
    '"27.11.2026";"";"";"Saldo";"";"EUR"',
  ].join("\r\n");
  /** As Western Windows writes it: its letters are those of Unicode's first 256. */
  const latin = Uint8Array.from(german, (letter) => letter.charCodeAt(0));

  async function read(content: BlobPart, change = {}) {
    const csv = file(content, "november.csv");
    const look = await lookAtStatement(csv);
    if (look.kind !== "csv") throw new Error("Read as CAMT.");
    const mapping = { ...guessMapping(look.columns), ...change };
    return { mapping, ...(await mapStatement({ file: csv, mapping })) };
  }

  it.each([
    ["1252", latin],
    ["UTF-8", german],
    ["UTF-8 with its mark", `\ufeff${german}`],
  ])("of a German bank in %s is read with a decimal comma", async (_, content) => {
    const { mapping, rows, notices } = await read(content);
    expect(mapping).toMatchObject({
      ...{ day: "Buchungstag", amount: "Betrag", text: "Verwendungszweck", entry: "" },
      name: "Beguenstigter/Zahlungspflichtiger",
    });
    expect(rows).toMatchObject([
      { day: "2026-11-25", amount: 1049.9, name: "Jörg Müller", text: "Bestellung k7qm2 f4x9d; danke" },
      { day: "2026-11-26", amount: -5, name: "Ann O'Neill", text: "" },
    ]);
    expect(notices).toEqual(["1 line left out: without a day or an amount."]);
  });

  it("of an American bank is read with the month first", async () => {
    const csv =
      'Posting Date,Description,Amount,Transaction ID\n11/25/2026,"ORDER K7QM2-F4X9D","1,049.90",2026-000123\n';
    const { rows } = await read(csv);
    expect(rows).toEqual([
      { day: "2026-11-25", amount: 1049.9, text: "ORDER K7QM2-F4X9D", entry: "2026-000123" },
    ]);
  });

  it("says how it reads days that may be either, and takes a choice", async () => {
    const csv = "Date,Amount,Text\n01/02/2026,5.00,a\n";
    const days = { month: "2026-01-02", day: "2026-02-01" };
    const [own, other] = CURRENCY === "USD" ? (["month", "day"] as const) : (["day", "month"] as const);
    const { rows, notices } = await read(csv);
    expect(rows[0]?.day).toBe(days[own]);
    expect(notices.join()).toContain(`${own} first`);
    expect((await read(csv, { order: other })).rows[0]?.day).toBe(days[other]);
  });

  it("without names has columns by their numbers", async () => {
    const { mapping, rows } = await read("2026-11-25\t24.90\tK7QM2-F4X9D\n");
    expect(mapping).toMatchObject({ day: "Column 1", amount: "Column 2" });
    expect(rows).toMatchObject([{ day: "2026-11-25", amount: 24.9 }]);
  });

  it("doesn't guess whether 1.000 is one or a thousand, and takes a choice", async () => {
    const csv = "Date;Amount;Text\n2026-11-25;1.000;a\n2026-11-26;5;b\n";
    expect((await read(csv)).rows).toMatchObject([{ amount: 5 }]);
    expect((await read(csv, { decimal: "," })).rows).toMatchObject([{ amount: 1000 }, { amount: 5 }]);
  });
});

describe("A file that is no statement", () => {
  it.each<[string, BlobPart, RegExp]>([
    ["is empty", "", /empty\. Download it/],
    ["is too large", new Uint8Array(LARGEST_STATEMENT + 1), /more than 20 MB\. Download a shorter time/],
    [
      "has a DTD",
      `<!DOCTYPE a [<!ENTITY b "c">]>${camt(anEntry()).slice(38)}`,
      /document type, which no bank writes/,
    ],
    ["has no rows", camt(""), /no rows to book/],
    ["has none that are booked", camt(anEntry({ status: "PDNG" })), /no rows to book\. 1 entry left out/],
    ["is cut", camt(anEntry()).slice(0, -40), /damaged, or its end is missing\. Download it/],
    ["is other XML", "<Invoice><Id>1</Id></Invoice>", /no bank statement\. Download it/],
    ["is of a day that isn't over", "<Document><BkToCstmrAcctRpt/></Document>", /CAMT\.052/],
    ["is an archive", "PK\x03\x04…", /archive or a workbook\. Unpack it/],
    ["is a PDF", "%PDF-1.7", /PDF.*Download CAMT\.053 or CSV/],
    ["is MT940", ":20:STARTUMS\n:25:1/2\n", /MT940.*Download CAMT\.053 or CSV/],
    ["has no amounts", "a;b\nc;d\n", /No line of this file has a day and an amount/],
    [
      "has too many rows",
      "2026-11-25;24.90\n".repeat(MOST_ROWS + 1),
      /more than 5,000 rows\. Download a shorter time/,
    ],
    ["is a picture", Uint8Array.from({ length: 500 }, (_, at) => at % 9), /can't be read/],
  ])("because it %s is refused, with what to do", async (_, content, words) => {
    await expect(lookAtStatement(file(content))).rejects.toThrow(words);
  });

  it("because its columns have nothing is refused, too", async () => {
    const csv = file("Date;Amount;Text\n2026-11-25;5;b\n");
    const mapping = {
      day: "Text",
      amount: "Amount",
      text: "",
      name: "",
      entry: "",
      decimal: "",
      order: "",
    } as const;
    await expect(mapStatement({ file: csv, mapping })).rejects.toThrow("Choose others");
  });
});
