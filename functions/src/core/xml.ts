/** Control characters and halves of a character, for which XML has no place, not even escaped. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

export const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

export function element(name: string, text: string): string {
  const written = text.replace(UNWRITABLE, "").replace(/[&<>]/g, (character) => ESCAPES[character] ?? "");
  return `<${name}>${written}</${name}>`;
}
