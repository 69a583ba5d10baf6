/** Reads once more what was read while this browser saved some of it, because it may be from before. */
export async function readSettled<Result>(
  read: () => Promise<Result>,
  unsaved: () => unknown,
): Promise<Result> {
  for (;;) {
    const before = JSON.stringify(unsaved());
    const answer = await read();
    if (JSON.stringify(unsaved()) === before) return answer;
  }
}
