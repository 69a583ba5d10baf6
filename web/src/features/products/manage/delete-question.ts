import { counted } from "#ui/format/counted.ts";

/** More wouldn't be read. */
const MOST_NAMED = 5;

/** Names those that go, as far as they are read. */
export function deleteQuestion(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED;
  const named = names.slice(0, MOST_NAMED).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
  return `Delete ${counted(names.length, "part")}? Orders of them stay.\n\n${named}`;
}
