import { useLocation, useNavigate } from "react-router-dom";
import { changedSearch } from "./list-state.ts";

/** On the entry of the history that opened it, so that closing goes back rather than on. */
interface OpenedStep {
  readonly isOpened?: boolean;
}

/** Holds an open dialog's name in the address, so that Back closes it and a reload opens it again. */
export function useModalParam(name: string) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  return {
    value: new URLSearchParams(search).get(name) ?? undefined,
    /** One that is open, of this name or of `other`, gives way, so that closing never leads back to it. */
    open(value: string, other = name): void {
      const isOther = new URLSearchParams(location.search).has(other);
      const opened = isOther ? { replace: true, state } : { state: { isOpened: true } satisfies OpenedStep };
      navigate({ search: changedSearch(location.search, { [other]: undefined, [name]: value }) }, opened);
    },
    close(): void {
      if ((state as OpenedStep | null)?.isOpened) navigate(-1);
      else navigate({ search: changedSearch(location.search, { [name]: undefined }) }, { replace: true });
    },
  };
}
