import { type ComponentType, lazy } from "react";
import { onDemand } from "./on-demand.ts";
import { reloadOnce } from "./stale-page.ts";
import { loadStyles } from "./styles.ts";

const LONGEST_WAIT_MILLISECONDS = 120_000;

/** Gives up on a chunk after two minutes, so that the error boundary can offer a retry. */
export function withTimeLimit<Module>(loading: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error("It took longer than two minutes.")),
      LONGEST_WAIT_MILLISECONDS,
    );
  });
  return Promise.race([loading, limit]).finally(() => clearTimeout(timer));
}

/** A page in its own chunk, loaded when shown or preloaded. If the chunk is missing, the app reloads once. */
export function lazyPage<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loading: ReturnType<typeof load> | undefined;
  const fetchPage = () => {
    const begun = loading ?? load();
    loading = begun;
    // A later request tries again.
    begun.catch(() => {
      loading = undefined;
    });
    return begun;
  };
  const Page = lazy(async () => {
    const asked = onDemand(fetchPage().catch((failure) => reloadOnce(failure)));
    const [page] = await Promise.all([withTimeLimit(asked), loadStyles()]);
    return page;
  });
  return Object.assign(Page, { preload: (): Promise<unknown> => withTimeLimit(fetchPage()) });
}
