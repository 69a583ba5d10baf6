import { describe, expect, it } from "vitest";
import { decodeText, guessEncoding } from "./text-file.ts";

const bytes = (...each: number[]) => Uint8Array.from(each);
/** Bytes as a hex dump shows them. */
const hex = (dump: string) =>
  Uint8Array.from(dump.match(/[\da-f]{2}/g) ?? [], (byte) => Number.parseInt(byte, 16));
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isBig: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );

/** What a spreadsheet of that place writes: each letter's byte is looked up in the encoding itself. */
function inEncoding(encoding: string, text: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const codes = new Map<string, readonly number[]>();
  for (let byte = 0; byte < 256; byte++) codes.set(decoder.decode(bytes(byte)), [byte]);
  if (!/^(windows|iso|mac)/.test(encoding))
    for (let lead = 0x81; lead < 0xff; lead++)
      for (let trail = 0x40; trail < 0xff; trail++) {
        const letter = decoder.decode(bytes(lead, trail));
        if (letter.length === 1 && !codes.has(letter)) codes.set(letter, [lead, trail]);
      }
  return Uint8Array.from([...text].flatMap((letter) => codes.get(letter) ?? []));
}

const lists = {
  "windows-1252": [
    "Artikelnummer;Bezeichnung;Preis\n1;Kühler für Öl;2\n2;Zündkerze;3\n",
    "réf;libellé;prix\n1;Étrier de frein arrière gauche;2\n2;Plaquettes d’origine à l'avant;3\n",
    "No;Name\n1;Bolt M10 × 25, 5°\n2;Bosch® clutch – ½ inch\n",
    "codice;nome\n1;Più qualità\n",
    "sku;price\n1;£5\n2;£ 12.50\n3;9 £\n",
    "sku;price\n1;¥500\n2;1200 ¥\n",
    "ref;nombre\n1;Válvula de refrigeración (año 2003)\n",
    "nr;navn\n1;Bremseskive på høyre side\n",
  ],
  "windows-1250": [
    "numer;nazwa;cena\n1;Łożysko koła przód;2\n2;Świeca zapłonowa;3\n",
    "číslo;název\n1;Brzdový kotouč přední\n2;Olejový filtr těsnění\n",
    "cikkszám;megnevezés\n1;Fékbetét első tengely\n2;Üzemanyagszűrő\n",
  ],
  "iso-8859-2": ["numer;nazwa\n1;Łożysko tylne\n2;Świeca żarowa, ściągacz\n"],
  "windows-1251": [
    "Артикул;Цена\nНасос;1\n",
    "НОМЕР;НАЗВАНИЕ\n1;КОЛОДКИ ТОРМОЗНЫЕ ПЕРЕДНИЕ\n",
    "номер;назва\n1;Гальмівні колодки передні\n",
  ],
  "windows-1253": ["κωδικός;περιγραφή;τιμή\n1;Τακάκια φρένων εμπρός;2\n2;Φίλτρο λαδιού;3\n"],
  "windows-1254": ["stok no;açıklama\n1;Fren balatası ön takım\n2;Yağ filtresi, şanzıman\n"],
  "windows-1257": [
    "numeris;pavadinimas\n1;Stabdžių kaladėlės priekinės\n2;Alyvos filtras, žvakė\n",
    "numurs;nosaukums\n1;Bremžu kluči priekšējie\n2;Eļļas filtrs, gaisa pūtējs\n",
  ],
  macintosh: ["Artikelnummer;Bezeichnung\n1;Kühler für Öl\n2;Zündkerze, größer, Dämpfer\n"],
  gb18030: ["编号,名称,价格\n1,前刹车片,2\n2,机油滤清器,3\n3,减震器总成,4\n"],
  big5: ["編號,名稱,價格\n1,前煞車片,2\n2,機油濾清器,3\n3,避震器總成,4\n"],
  shift_jis: ["品番,品名,価格\n1,ブレーキパッド フロント,2\n2,オイルフィルター,3\n"],
  "euc-kr": ["부품번호,이름,가격\n1,브레이크 패드 앞,2\n2,오일 필터,3\n"],
} as const;

describe("An encoding is found by what the file says", () => {
  const rows = Object.entries(lists).flatMap(([encoding, texts]) =>
    texts.map((text) => [encoding, text] as const),
  );
  it.each(rows)("%s: %s", (encoding, text) => {
    const file = inEncoding(encoding, text);
    expect(guessEncoding(file)).toBe(encoding);
    expect(decodeText(file, guessEncoding(file))).toBe(text);
  });

  it.each([
    ["utf-8", "with its mark", Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8("sku;Kühler")])],
    ["utf-16le", "with its mark", Uint8Array.from([0xff, 0xfe, ...utf16("sku;Kühler", false)])],
    ["utf-16be", "with its mark", Uint8Array.from([0xfe, 0xff, ...utf16("sku;Kühler", true)])],
    ["utf-16le", "without it", utf16("sku;Kühler", false)],
    ["utf-16be", "without it", utf16("sku;Kühler", true)],
    ["utf-16le", "without it, in Chinese", utf16("编号,名称\n1001,前刹车片\n1002,机油滤清器\n", false)],
  ])("%s %s", (encoding, _, file) => {
    expect(guessEncoding(file)).toBe(encoding);
    expect(decodeText(file, guessEncoding(file))).toMatch(/^(sku;Kühler|编号,名称\n1001,前刹车片\n.*\n)$/);
  });

  it("though a row or a byte of it came from elsewhere", () => {
    const long = utf8("1;Kühler für Öl\n".repeat(20));
    expect(guessEncoding(Uint8Array.from([...long, ...hex("4bfc680a"), ...long]))).toBe("utf-8");
    expect(guessEncoding(Uint8Array.from([...utf8("Größe;Länge"), 0xfc]))).toBe("utf-8");
  });

  it("wherever in a long file its letters stand", () => {
    const plain = utf8("1;Oil filter;10.20\n".repeat(20_000));
    const polish = inEncoding("windows-1250", "2;Łożysko koła;3\n");
    expect(guessEncoding(Uint8Array.from([...plain, ...polish, ...plain]))).toBe("windows-1250");
  });
});

describe("A text's lines end with a line feed", () => {
  it.each([
    [
      "of an old Mac, with another break in a cell",
      'sku,text\r1,"two\nlines"\r2,x\r',
      'sku,text\n1,"two\nlines"\n2,x\n',
    ],
    ["of Windows, with others in cells", 'sku,text\r\n1,"a\rb\nc"\r\n', 'sku,text\r\n1,"a\rb\nc"\r\n'],
  ])("%s", (_, text, lines) => {
    expect(decodeText(utf8(text), "utf-8")).toBe(lines);
  });

  it("and it's one with a stray control character, but not with many", () => {
    expect(decodeText(utf8("sku,name\n1,A\0\n"), "utf-8")).toBe("sku,name\n1,A\n");
    expect(() => decodeText(hex("89504e470d0a1a0a0000000d49484452"), "windows-1252")).toThrow("as a list");
  });
});
