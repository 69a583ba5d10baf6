interface Link {
  readonly _id: string;
  readonly supersededBy: string | null;
}

/** Each step is a document read. */
export const MOST_STEPS = 10;

/**
 * The last of the parts that replace the first, one after the other: the next isn't replaced, or is gone. There is none
 * where they lead in a circle. That's endless, and so is a chain of more steps than anybody follows.
 */
export async function lastSuccessor<Part extends Link>(
  first: Link,
  find: (id: string) => Promise<Part | undefined>,
): Promise<{ readonly last: Part | undefined; readonly isEndless: boolean }> {
  const passed = new Set([first._id]);
  let last: Part | undefined;
  for (let next = first.supersededBy; next !== null; next = last.supersededBy) {
    if (passed.has(next)) return { last: undefined, isEndless: true };
    if (passed.size > MOST_STEPS) return { last, isEndless: true };
    passed.add(next);
    const found = await find(next);
    if (!found) break;
    last = found;
  }
  return { last, isEndless: false };
}
