/** Reads again if this browser saved something meanwhile, since the answer may be older than that. */
export async function readConsistent<Result>(
  read: () => Promise<Result>,
  unsaved: () => unknown,
): Promise<Result> {
  for (;;) {
    const before = JSON.stringify(unsaved());
    const answer = await read();
    if (JSON.stringify(unsaved()) === before) return answer;
  }
}
