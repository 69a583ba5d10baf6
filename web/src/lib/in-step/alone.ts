/** Lets one tab of this browser do it at a time. */
export async function alone<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  return "locks" in navigator ? navigator.locks.request(name, act) : act();
}
