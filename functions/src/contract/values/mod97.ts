/** The rest that check digits are made of, by ISO 7064: letters count from 10. */
export function mod97(text: string): number {
  const digits = text.replace(/[A-Z]/g, (letter) => `${Number.parseInt(letter, 36)}`);
  return Number(BigInt(digits) % 97n);
}
