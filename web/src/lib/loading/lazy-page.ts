import { type ComponentType, createElement, lazy, useEffect, useMemo, useState } from "react";
import { afterPrefetch } from "../prefetch.ts";
import { onFirstUse } from "./first-use.ts";
import { useHydrated } from "./hydrated.ts";
import { onDemand } from "./on-demand.ts";
import { reloadOnce } from "./stale-page.ts";
import { loadStyles, placeStyles } from "./styles.ts";

const LONGEST_WAIT_MILLISECONDS = 120_000;

/** Gives up on a chunk two minutes after it was asked for, so that the error boundary can offer a retry. */
export function withTimeLimit<Module>(loading: Promise<Module>, since = Date.now()): Promise<Module> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error("It took longer than two minutes.")),
      since + LONGEST_WAIT_MILLISECONDS - Date.now(),
    );
  });
  return Promise.race([loading, limit]).finally(() => clearTimeout(timer));
}

interface Chunk<Props> {
  /** Loads the code, and the styles that a prerendered page leaves out. */
  readonly Later: ComponentType<Props>;
  Loaded: ComponentType<Props> | undefined;
}

let isStyled = false;

/** A prerendered page has its styles and is taken over in one go, if its code is here. Later, all styles are. */
function ChunkPage<Props extends object>({ chunk, props }: { chunk: Chunk<Props>; props: Props }) {
  // React's own word for each boundary: a dashboard's screen hydrates after the dashboard.
  const isHydrated = useHydrated();
  const [Shown] = useState(() => ((!isHydrated || isStyled) && chunk.Loaded) || chunk.Later);
  useEffect(() => {
    placeStyles();
    const load = () =>
      loadStyles().then(() => {
        isStyled = true;
      });
    // A page for anyone has all the styles that it needs until somebody acts. An account's shows more than its frame.
    const isForAnyone = document.getElementById("root")?.dataset.firstCalls === undefined;
    return isForAnyone ? onFirstUse(load) : afterPrefetch(load);
  }, []);
  return useMemo(() => createElement(Shown, props), [Shown, props]);
}

/** A page in its own chunk, loaded when shown or preloaded. If the chunk is missing, the app reloads once. */
export function lazyPage<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loading: ReturnType<typeof load> | undefined;
  let since: number;
  const fetchPage = () => {
    if (!loading) since = Date.now();
    const begun = loading ?? load();
    loading = begun;
    begun.then(
      (page) => {
        chunk.Loaded = page.default;
      },
      // A later request tries again.
      () => {
        loading = undefined;
      },
    );
    return begun;
  };
  const Later = lazy(async () => {
    const code = onDemand(fetchPage().catch((failure) => reloadOnce(failure)));
    const [page] = await Promise.all([withTimeLimit(code, since), loadStyles()]);
    return page;
  });
  const chunk: Chunk<Props> = { Later: Later as ComponentType<Props>, Loaded: undefined };
  const preload = (): Promise<unknown> => withTimeLimit(fetchPage(), since);
  return Object.assign((props: Props) => createElement(ChunkPage<Props>, { chunk, props }), { preload });
}
