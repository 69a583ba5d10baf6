import { firstFew } from "#lib/first-few.ts";
import { pluralize } from "#ui/format/pluralize.ts";

/** More wouldn't be read. */
const MOST_NAMED = 5;

/** Names those that go, as far as they are read. */
export function deleteQuestion(names: readonly string[]): string {
  const question = `Delete ${pluralize(names.length, "part")}? Orders of them stay.`;
  return `${question}\n\n${firstFew(names, MOST_NAMED)}`;
}
