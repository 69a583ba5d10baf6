import { ApiError } from "#lib/api-client.ts";

const FIRST_WAIT = 1000;
const MOST_RETRIES = 3;
/** While there's no network, nothing is sent to the shop, and so nothing is counted. */
const OFFLINE_WAIT = 30_000;

const WAITS_FOR_YOU = "Tried four times. Nothing is lost. Press Try again to continue.";

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

/** Does it again three times if that may help, and tells why it has to. After that, a person says when. */
export async function retryWithBackoff<Result>(
  act: () => Promise<Result>,
  onTrouble: (trouble: string | undefined) => void,
  signal: AbortSignal,
): Promise<Result> {
  for (let retries = 0; ; ) {
    try {
      const result = await act();
      onTrouble(undefined);
      return result;
    } catch (error) {
      if (!(error instanceof ApiError && error.isTransient)) throw error;
      signal.throwIfAborted();
      if (retries === MOST_RETRIES) throw new Error(`${error.message} ${WAITS_FOR_YOU}`, { cause: error });
      onTrouble(error.message);
      await wait(navigator.onLine ? FIRST_WAIT * 2 ** retries++ : OFFLINE_WAIT, signal);
      signal.throwIfAborted();
    }
  }
}
