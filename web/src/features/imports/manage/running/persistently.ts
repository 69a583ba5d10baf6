import { ApiError } from "#lib/api-client.ts";

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

/** Until it's time, the network is back, or somebody gives up. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}

/** Does it again for as long as that may help, and tells why it has to. */
export async function persistently<Result>(
  act: () => Promise<Result>,
  tell: (trouble: string | undefined) => void,
  signal: AbortSignal,
): Promise<Result> {
  for (let waited = FIRST_WAIT; ; waited = Math.min(waited * 2, LONGEST_WAIT)) {
    try {
      const result = await act();
      tell(undefined);
      return result;
    } catch (error) {
      if (!(error instanceof ApiError && error.isTransient)) throw error;
      signal.throwIfAborted();
      tell(error.message);
      await wait(waited, signal);
      signal.throwIfAborted();
    }
  }
}
