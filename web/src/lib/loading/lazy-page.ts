import { type ComponentType, lazy } from "react";
import { reloadOnce } from "./stale-page.ts";
import { loadStyles } from "./styles.ts";

const LONGEST_WAIT_MILLISECONDS = 120_000;

/** Ends the wait for a chunk after two minutes, so that the error boundary can offer another try. */
export function withTimeLimit<Module>(loading: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error("It did not come within two minutes.")),
      LONGEST_WAIT_MILLISECONDS,
    );
  });
  return Promise.race([loading, limit]).finally(() => clearTimeout(timer));
}

/**
 * A page whose chunk is loaded when it is first shown, or before where somebody is about to ask for it. One that
 * is missing when it is asked for loads the whole shop anew, once.
 */
export function lazyPage<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loading: ReturnType<typeof load> | undefined;
  const fetchPage = () => {
    const begun = loading ?? load();
    loading = begun;
    // What failed once is tried again by the next who asks.
    begun.catch(() => {
      loading = undefined;
    });
    return begun;
  };
  const Page = lazy(async () => {
    const asked = fetchPage().catch((failure) => reloadOnce(failure));
    const [page] = await Promise.all([withTimeLimit(asked), loadStyles()]);
    return page;
  });
  return Object.assign(Page, { preload: (): Promise<unknown> => withTimeLimit(fetchPage()) });
}
