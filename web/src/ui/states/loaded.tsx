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
  const isThere = data !== undefined;
  if (!isThere && !error) return <Spinner label={`${what}: loading`} />;
  return (
    <>
      {error && (
        <LoadFailed
          what={isThere ? "What is newer than this" : what}
          error={error}
          onRetry={() => refetch()}
        />
      )}
      {isThere && children(data)}
    </>
  );
}
