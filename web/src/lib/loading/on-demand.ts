/** The code for an action failed to load, so the action didn't start. */
class NotLoaded extends Error {
  override readonly message = "The site was updated or can't be reached. Reload this page and try again.";
  readonly code = "not-loaded";
}

/** An action's code is gone after a new release. Doesn't reload the page, because you may have typed something. */
export function onDemand<Module>(loading: Promise<Module>): Promise<Module> {
  return loading.catch((cause) => {
    throw new NotLoaded(undefined, { cause });
  });
}
