import { attempt } from "#lib/storage.ts";

const RELOADED_AT = "reloadedAt";
const SHORTEST_BETWEEN_MILLISECONDS = 30_000;

/** Notes a reload. Returns false if there was one just now, or if we can't tell. */
function recordReload(): boolean {
  const isNoted = attempt(() => {
    const before = Number(sessionStorage.getItem(RELOADED_AT));
    if (Date.now() - before < SHORTEST_BETWEEN_MILLISECONDS) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  });
  return isNoted === true;
}

/** A missing chunk usually means a new release, so reload once. Never resolves while reloading. */
export function reloadOnce(failure: unknown, reload = () => location.reload()): Promise<never> {
  if (!navigator.onLine || !recordReload()) return Promise.reject(failure);
  reload();
  return new Promise(() => {});
}
