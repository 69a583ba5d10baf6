import { type GoogleApi, Refused } from "../google/google-api.ts";
import { holds, NotYet, type Step } from "./step.ts";

interface Collection<Document> {
  readonly name: string;
  readonly done: string;
  readonly role: string;
  readonly api: GoogleApi;
  /** Where they are listed, and under which field of the answer. */
  readonly path: string;
  readonly field: string;
  wanted(): Promise<readonly Document[]> | readonly Document[];
  /** By which a wanted one is found among those that are there. */
  key(document: Document): string;
  /** Changes an existing one to what is wanted. */
  update(present: { readonly name: string }, document: Document): Promise<unknown>;
}

/** A step that makes documents of an API as they are wanted, and leaves all others alone. */
export function documentsStep<Document extends object>(collection: Collection<Document>): Step {
  const { name, done, role, api, path, field, key } = collection;

  async function missing() {
    const wanted = await collection.wanted();
    const present = await api.list<Document & { readonly name: string }>(path, field);
    return wanted.flatMap((document) => {
      const same = present.find((one) => key(one) === key(document));
      return same && holds(same, document) ? [] : [{ document, same }];
    });
  }

  return {
    name,
    done,
    role,
    look: async () => (await missing()).map(({ document }) => key(document)),
    make: async () => {
      for (const { document, same } of await missing()) {
        await (same ? collection.update(same, document) : api.call("POST", path, document)).catch(asNotYet);
      }
    },
  };
}

/** Google takes some minutes until an alert may name a metric. */
function asNotYet(error: unknown): never {
  if (error instanceof Refused && error.status === 404 && /find metric/.test(error.message))
    throw new NotYet("waits until Google knows the new metrics, which takes up to ten minutes");
  throw error;
}
