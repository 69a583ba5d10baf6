import { attempt } from "#lib/access-token.ts";

const RELOADED_AT = "reloadedAt";
const SHORTEST_BETWEEN_MILLISECONDS = 30_000;

/** Notes a reload; false where there was one just now, or where that cannot be known. */
function noteReload(): boolean {
  const isNoted = attempt(() => {
    const before = Number(sessionStorage.getItem(RELOADED_AT));
    if (Date.now() - before < SHORTEST_BETWEEN_MILLISECONDS) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  });
  return isNoted === true;
}

/**
 * A chunk that is missing mostly means that the shop was released anew since this page was loaded, and the new
 * index.html knows where it is now. So the page is loaded again, once: where that does not help, or where
 * there is no network, the failure is shown. Resolves never while the page is on its way.
 */
export function reloadOnce(failure: unknown, reload = () => location.reload()): Promise<never> {
  if (!navigator.onLine || !noteReload()) return Promise.reject(failure);
  reload();
  return new Promise(() => {});
}
