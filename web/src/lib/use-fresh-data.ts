import { useState } from "react";

interface Query<Data> {
  readonly data: Data | undefined;
  readonly isFetchedAfterMount: boolean;
  readonly isError: boolean;
}

/** A query's data, once it was asked for anew: what was kept may be old. What fails later takes nothing away. */
export function useFreshData<Data>({ data, isFetchedAfterMount, isError }: Query<Data>): Data | undefined {
  const [isFresh, setFresh] = useState(false);
  if (!isFresh && isFetchedAfterMount && !isError) setFresh(true);
  return isFresh ? data : undefined;
}
