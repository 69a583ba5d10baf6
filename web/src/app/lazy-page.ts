import { type ComponentType, lazy } from "react";

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

/** A page whose chunk is loaded when it is first shown. */
export function lazyPage<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => withTimeLimit(load()));
}
