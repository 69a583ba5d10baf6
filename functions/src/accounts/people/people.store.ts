import type { Query } from "firebase-admin/firestore";
import type { UsersQuery } from "../../contract/admin/users.ts";
import { profiles, users } from "../../firestore/collections.ts";
import { parseNameQuery } from "../../firestore/name-words.ts";
import { type ListPage, readJoinedPage, type Sort } from "../../firestore/page.ts";
import { readable } from "../../firestore/readable.ts";

export interface FoundAccount {
  readonly _id: string;
  readonly email: string | null;
  readonly name?: string;
}

const byEmail: Sort = { by: ["email"], direction: "asc" };

const LAST = "\uf8ff";

/** Of accounts that have signed in here: others have no document. */
export function searchFoundAccounts(q: string, query: UsersQuery): Promise<ListPage<FoundAccount>> {
  const beginning = q.toLowerCase();
  const begin = users.where("email", ">=", beginning).where("email", "<", beginning + LAST);
  const name = parseNameQuery(q);
  const named = profiles.where("words", "array-contains", name);
  const queries = q === "" ? [users] : name === "" ? [begin] : [begin, named];
  return readJoinedPage(queries as unknown as Query<FoundAccount>[], byEmail, query, uniqueSorted);
}

/** In the database's order. An account that is found twice is found by its name, too. */
function uniqueSorted(accounts: FoundAccount[]): FoundAccount[] {
  const once = [...new Map(accounts.map((one) => [one._id, one])).values()];
  const keyOf = ({ _id, email }: FoundAccount) => Buffer.from(`${email ?? ""}\0${_id}`);
  return once.sort((one, other) => Buffer.compare(keyOf(one), keyOf(other)));
}

export async function findProvenEmail(uid: string): Promise<string | undefined> {
  return readable(await users.doc(uid).get())?.provenEmail;
}
