import { assertInTime } from "../core/deadline.ts";
import { GrpcStatus, libraryCodeOf } from "../core/library-code.ts";

/** Another transaction wrote some of it, or it's too large for one commit. */
const refusedTogether: ReadonlySet<unknown> = new Set([
  GrpcStatus.INVALID_ARGUMENT,
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.NOT_FOUND,
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.ABORTED,
  GrpcStatus.UNAVAILABLE,
]);

/** All of them in one commit and, where that is refused, in two of half as many, down to one by itself. */
export async function commitBisecting<Item, Result>(
  items: readonly Item[],
  together: (items: readonly Item[]) => Promise<Result[]>,
  alone: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const [only] = items;
  if (items.length === 1 && only !== undefined) return [await alone(only)];
  assertInTime();
  try {
    return await together(items);
  } catch (failure) {
    if (!refusedTogether.has(libraryCodeOf(failure))) throw failure;
    const half = Math.ceil(items.length / 2);
    const former = await commitBisecting(items.slice(0, half), together, alone);
    return [...former, ...(await commitBisecting(items.slice(half), together, alone))];
  }
}
