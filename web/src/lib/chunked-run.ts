import { useCallback, useEffect, useRef, useState } from "react";

export interface Run<Item, Result> {
  readonly total: number;
  readonly results: readonly Result[];
  /** Items that weren't reached. */
  readonly left: readonly Item[];
  readonly isRunning: boolean;
  /** The reason why it stopped early. */
  readonly error: Error | undefined;
}

/** Does something to many, some at a time, until it's done, stopped or refused. What is done stays done. */
export function useChunkedRun<Item, Result>() {
  const [run, setRun] = useState<Run<Item, Result>>();
  const isStopped = useRef(false);
  const stop = useCallback(() => {
    isStopped.current = true;
  }, []);
  useEffect(() => stop, [stop]);

  async function start(
    items: readonly Item[],
    /** The number of those that are left to act on at once. */
    size: (left: readonly Item[]) => number,
    act: (chunk: readonly Item[]) => Promise<readonly Result[]>,
  ): Promise<Run<Item, Result>> {
    isStopped.current = false;
    let now: Run<Item, Result> = {
      ...{ total: items.length, results: [], left: items },
      ...{ isRunning: true, error: undefined },
    };
    setRun(now);
    while (now.left.length > 0 && !isStopped.current) {
      try {
        const most = size(now.left);
        const results = await act(now.left.slice(0, most));
        now = { ...now, results: [...now.results, ...results], left: now.left.slice(most) };
        setRun(now);
      } catch (error) {
        now = { ...now, error: error as Error };
        break;
      }
    }
    const end = { ...now, isRunning: false };
    setRun(end);
    return end;
  }

  return { run, start, stop };
}
