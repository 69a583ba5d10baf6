const COMMENT = String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\n`;

function oneLine(comment: string): string {
  return comment
    .split("\n")
    .map((line) => line.replace(/^\s*\*?/, "").trim())
    .join(" ")
    .trim();
}

/** The comment right above an export, as one line. */
export function commentAbove(source: string, name: string): string | undefined {
  const comment = new RegExp(`${COMMENT}export const ${name}\\b`).exec(source)?.[1];
  return comment === undefined ? undefined : oneLine(comment);
}

/** The comments right above fields, by the field's name; the first one counts. */
export function fieldComments(source: string): Map<string, string> {
  const comments = new Map<string, string>();
  for (const [, comment = "", name = ""] of source.matchAll(new RegExp(`${COMMENT}\\s+(\\w+)[:,]`, "g"))) {
    if (!comments.has(name)) comments.set(name, oneLine(comment));
  }
  return comments;
}

/** The first sentence, without its full stop. */
export function firstSentence(text: string): string {
  return text.replace(/\.(\s.*)?$/s, "").replace(/[.:;]\s.*$/s, "");
}
