/** The digits of a code, which messages write in groups and with words around them. */
export function codeOf(pasted: string): string {
  return pasted.normalize("NFKC").replace(/\D/g, "");
}
