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
  const searchWith = (value: string | undefined) => changedSearch(location.search, { [name]: value });
  return {
    value: new URLSearchParams(search).get(name) ?? undefined,
    /** One that is open gives way, so that closing never leads back to it. */
    open(value: string): void {
      const isOther = new URLSearchParams(location.search).has(name);
      const opened = isOther ? { replace: true, state } : { state: { isOpened: true } satisfies OpenedStep };
      navigate({ search: searchWith(value) }, opened);
    },
    close(): void {
      if ((state as OpenedStep | null)?.isOpened) navigate(-1);
      else navigate({ search: searchWith(undefined) }, { replace: true });
    },
  };
}
