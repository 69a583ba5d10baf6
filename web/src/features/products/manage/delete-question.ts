import { firstFew } from "#lib/first-few.ts";
import { counted } from "#ui/format/counted.ts";

/** More wouldn't be read. */
const MOST_NAMED = 5;

/** Names those that go, as far as they are read. */
export function deleteQuestion(names: readonly string[]): string {
  const question = `Delete ${counted(names.length, "part")}? Orders of them stay.`;
  return `${question}\n\n${firstFew(names, MOST_NAMED)}`;
}
