import { CURRENCY } from "./currency.ts";

/** ISO 4217, without ALL and TOP, which are words in the names of columns. */
const codes = new Set(
  "AED AFN AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG".split(
    " ",
  ),
);

/** Dollars by themselves are the shop's own, if it charges such. */
const DOLLARS = CURRENCY === "USD" ? "USD" : "$";

/** As amounts and columns name currencies, in small letters. What several share stands for itself. */
const words = new Map([
  ...["$", "dollar", "dollars"].map((name) => [name, DOLLARS] as const),
  ...Object.entries({
    EUR: "€ euro euros евро",
    GBP: "£ sterling ukp",
    USD: "us$ $us usd$",
    CAD: "c$ ca$ cad$",
    AUD: "a$ au$ aud$",
    NZD: "nz$",
    HKD: "hk$",
    SGD: "s$",
    BRL: "r$",
    MXN: "mx$",
    PLN: "zł złoty złotych zloty",
    CZK: "kč",
    HUF: "huf forint",
    CHF: "sfr franken",
    RON: "leu",
    BGN: "лв лева",
    RUB: "₽ руб рублей р",
    UAH: "₴ грн",
    KZT: "₸ тг",
    TRY: "₺",
    INR: "₹",
    ILS: "₪",
    KRW: "₩",
    VND: "₫",
    CNY: "rmb 元",
    JPY: "円",
    "¥": "¥ ￥",
    kr: "kr krona kronor krone kroner",
  }).flatMap(([currency, names]) => names.split(" ").map((name) => [name, currency] as const)),
]);

/** In the name of a column they would be words. */
const abbreviations = new Map(
  Object.entries({ fr: "CHF", frs: "CHF", ft: "HUF", lei: "RON", tl: "TRY", zl: "PLN", kc: "CZK" }),
);

function currencyOf(word: string): string | undefined {
  const code = word.toUpperCase();
  return codes.has(code) ? code : words.get(word.toLowerCase());
}

/** The currency of an amount by a word or a sign beside it: its ISO code, or the sign where several share it. */
export function currencyOfWord(word: string): string | undefined {
  return currencyOf(word) ?? abbreviations.get(word.toLowerCase());
}

/** The words and signs of an amount. */
export function amountWords(amount: string): string[] {
  return amount.split(/[\d\s.,'’/()[\]:;|+-]+/).filter(Boolean);
}

/** The currency that an amount is written in. Undefined if it names none. */
export function currencyOfAmount(amount: string): string | undefined {
  return amountWords(amount).map(currencyOfWord).find(Boolean);
}

/** The words of a column's name: `price_usd`, `Price (USD)` and `priceUsd` have the same. */
export function columnWordsOf(name: string): string[] {
  return name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").split(/[\s_.,/()[\]:-]+/);
}

/** The currency that the name of a column says. */
export function currencyOfColumn(name: string): string | undefined {
  return columnWordsOf(name).map(currencyOf).find(Boolean);
}

/** The name of a column without its currency. */
export function withoutCurrency(name: string): string {
  return columnWordsOf(name)
    .filter((word) => currencyOf(word) === undefined)
    .join(" ");
}

/** The currency of an amount, if it isn't the shop's. */
export function foreignCurrencyOf(amount: string): string | undefined {
  const currency = currencyOfAmount(amount);
  return currency === CURRENCY ? undefined : currency;
}
