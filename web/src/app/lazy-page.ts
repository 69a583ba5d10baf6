import { type ComponentType, lazy } from "react";
import { reloadOnce } from "./stale-page.ts";

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

/** A page whose chunk is loaded when it is first shown. One that is missing loads the whole page again, once. */
export function lazyPage<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => withTimeLimit(load().catch((failure) => reloadOnce(failure))));
}
