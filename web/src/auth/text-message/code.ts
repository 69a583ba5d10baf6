/** The digits of a code, which messages write in groups and with words around them. What has none is left to the provider. */
export function parseCode(pasted: string): string {
  return pasted.normalize("NFKC").replace(/\D/g, "") || pasted;
}
