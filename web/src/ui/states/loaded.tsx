import type { ReactNode } from "react";
import { LoadFailed } from "./load-failed.tsx";
import { Spinner } from "./spinner.tsx";

interface Props<Data> {
  /** What is loaded, as the start of a sentence: "The labels". */
  what: string;
  query: { readonly data: Data | undefined; readonly error: Error | null; readonly refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** What is there stays when asking again fails, but doesn't look as if it were new. */
export function Loaded<Data>({ what, query: { data, error, refetch }, children }: Props<Data>) {
  const failed = (name: string) =>
    error && <LoadFailed what={name} error={error} onRetry={() => refetch()} />;
  if (data === undefined) return failed(what) ?? <Spinner label={`${what}: loading`} />;
  return (
    <>
      {failed("Newer data")}
      {children(data)}
    </>
  );
}
