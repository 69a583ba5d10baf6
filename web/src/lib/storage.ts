/** Reads or writes browser storage. Returns undefined if storage is blocked or full. */
export function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
