import { amountOf, cleaned } from "./typed.ts";

// Words that show the right form of what can't be read. Empty where they would say nothing new.

const LONGEST = 30;

const SEPARATORS = /[.,'’\s]/g;

/** What is broken or no number at all needs no other words than that. */
const PLAIN = /^(-?\d+([.,]\d+)?|\P{Nd}*)$/u;

export function wholeHint(typed: string): string {
  const text = cleaned(typed);
  if (text.length > LONGEST) return "";
  if (/^\d{1,3}([.,'’\s]\d{3})+$/.test(text))
    return `Write ${text.replace(SEPARATORS, "")} without a separator.`;
  return PLAIN.test(text) ? "" : "Use the digits 0 to 9 alone.";
}

export function amountHint(typed: string): string {
  const text = cleaned(typed);
  if (text.length > LONGEST || !Number.isNaN(amountOf(text))) return "";
  const number = text.replace(/[$€£'’\s]/g, "");
  const [, thousands, rest] = /^(\d{1,3})[.,](\d{3})$/.exec(number) ?? [];
  if (thousands && rest) return `Write ${thousands}${rest} or ${thousands}.${rest.slice(0, 2)}.`;
  const [, whole = "", cents = ""] = /^(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(number) ?? [];
  return whole && `Write ${whole.replace(SEPARATORS, "")}${cents && `.${cents}`}.`;
}

/** Control characters but line breaks and tabs, and halves of a character, which Firestore rejects. */
const REFUSED = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/** Says which character of a text can't be stored, and where it is. Undefined if all can. */
export function refusedCharacter(text: string): string | undefined {
  const at = text.search(REFUSED);
  if (at < 0) return undefined;
  const code = text.charCodeAt(at);
  const what = code < 0xd800 ? "a control character" : "half a character";
  const before = [...text.slice(Math.max(0, at - 30), at)].slice(-12).join("");
  const where = before ? `after “${before}”` : "at its start";
  const name = code.toString(16).toUpperCase().padStart(4, "0");
  return `holds ${what} (U+${name}) ${where}. Delete it, or type the text again.`;
}
