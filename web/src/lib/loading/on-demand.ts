/** Code that comes with an act was not there. Nothing of the act was done. */
class NotLoaded extends Error {
  override readonly message =
    "The shop was renewed, or cannot be reached. Please reload this page and try again.";
  readonly code = "not-loaded";
}

/**
 * Waits for a module that is imported with the act that needs it. It is missing where the shop was released anew since
 * this page was loaded. The page is not loaded again by itself, as it is for a missing page: something is typed on it.
 */
export function onDemand<Module>(loading: Promise<Module>): Promise<Module> {
  return loading.catch((cause) => {
    throw new NotLoaded(undefined, { cause });
  });
}
