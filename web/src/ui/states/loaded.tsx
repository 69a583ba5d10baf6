import type { ReactNode } from "react";
import { LoadFailed } from "./load-failed.tsx";
import { Spinner } from "./spinner.tsx";

interface Props<Data> {
  /** The start of a sentence: "The labels". */
  what: string;
  query: { readonly data: Data | undefined; readonly error: Error | null; readonly refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** Loaded data stays when a refetch fails, with a sign that it's old. */
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
