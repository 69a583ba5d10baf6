import { normaliseInput } from "./typed.ts";

// Words that show the right form of what can't be read, or nothing. Apart, because a guest's page does without them.

/** A number with or without separators, and its cents. Longer ones are none that people write. */
const WRITTEN = /^(?=.{1,30}$)(\d+|\d{1,3}(?:[.,'’\s]\d{3})+)(?:[.,](\d\d?))?$/;

function parts(typed: string) {
  const text = normaliseInput(typed).replace(/\s?[$€£]\s?/g, "");
  const [, written = "", cents = ""] = WRITTEN.exec(text) ?? [];
  return { text, written, whole: written.replace(/\D/g, ""), cents };
}

export function wholeHint(typed: string): string {
  const { text, written, whole, cents } = parts(typed);
  if (written !== whole && !cents) return `Write ${whole} without a separator.`;
  return /^-?\d+(?:[.,]\d*)?$|^\P{Nd}*$/u.test(text) ? "" : "Use the digits 0 to 9 alone.";
}

export function amountHint(typed: string): string {
  const { written, whole, cents } = parts(typed);
  if (/^\d+[.,]\d+$/.test(written) && !cents)
    return `Write ${whole} or ${whole.slice(0, -3)}.${whole.slice(-3, -1)}.`;
  return whole && `Write ${whole}${cents && `.${cents}`}.`;
}
