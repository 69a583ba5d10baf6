import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "./idle.ts";
import { loadStyles } from "./styles.ts";

/** A component that a page can do without, loaded with its styles when it's wanted and the page is idle. If that fails, it's left out. */
export function useLoaded<Props>(
  isWanted: boolean,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> | undefined {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    const show = () =>
      Promise.all([load(), loadStyles()]).then(
        ([loaded]) => setLoaded(() => loaded.default),
        () => {},
      );
    if (isWanted) whenIdle(show);
  }, [isWanted, load]);
  return Loaded;
}
