import type { Query } from "firebase-admin/firestore";
import type { UsersQuery } from "../../contract/admin/users.ts";
import { profiles, users } from "../../firestore/collections.ts";
import { type ListPage, readJoinedPage, type Sort } from "../../firestore/page.ts";
import { parsePersonQuery } from "../../firestore/person-words.ts";
import { readable, readableOnes } from "../../firestore/readable.ts";

export interface FoundAccount {
  readonly _id: string;
  readonly email: string | null;
  readonly name?: string;
}

const byEmail: Sort = { by: ["email"], direction: "asc" };

/** Of accounts that have signed in here: others have no document. */
export async function searchFoundAccounts(q: string, query: UsersQuery): Promise<ListPage<FoundAccount>> {
  const entries = parsePersonQuery(q);
  if (q !== "" && entries.length === 0) return { items: [], next: null };
  const queries = q === "" ? [known] : [known, named].map((people) => foundBy(people, entries));
  return readJoinedPage(queries, byEmail, query, uniqueSorted);
}

const [known, named] = [users, profiles] as unknown as [Query<FoundAccount>, Query<FoundAccount>];

function foundBy(people: Query<FoundAccount>, entries: readonly string[]): Query<FoundAccount> {
  return people.where("words", "array-contains-any", entries);
}

/** The first of them, by no more reads than that: by their accounts, and then by their profiles. */
export async function findPeople(q: string, most: number): Promise<FoundAccount[]> {
  const entries = parsePersonQuery(q);
  if (entries.length === 0) return [];
  const first = async (people: Query<FoundAccount>, limit: number) =>
    (await foundBy(people, entries).orderBy("email").limit(limit).get()).docs;
  const accounts = await first(known, most);
  // An empty answer is a read, too.
  const left = most - Math.max(accounts.length, 1);
  const profilesFound = left > 0 ? await first(named, left) : [];
  return uniqueSorted(readableOnes([...accounts, ...profilesFound]));
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
