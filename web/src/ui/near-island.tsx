import { type ComponentType, Suspense, useEffect, useState } from "react";
import { loadStyles } from "#lib/loading/styles.ts";
import { useInView } from "./in-view.ts";
import { StaticIsland } from "./static-island.tsx";

interface Props {
  id: string;
  /** Makes it again if there is no prerendered HTML. */
  Page: ComponentType;
  load: () => Promise<{ default: ComponentType }>;
}

/** Stays as it was rendered until it comes near, and comes alive then. Without its code, links and forms still work. */
export function NearIsland({ id, Page, load }: Props) {
  const near = useInView("600px");
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    if (!near.isSeen) return;
    Promise.all([load(), loadStyles()]).then(
      ([{ default: Ready }]) => setLoaded(() => Ready),
      () => {},
    );
  }, [near.isSeen, load]);
  return (
    <div ref={near.watch}>
      {Loaded ? (
        <Loaded />
      ) : (
        <StaticIsland id={id}>
          <Suspense fallback={<div className="min-h-dvh" />}>
            <Page />
          </Suspense>
        </StaticIsland>
      )}
    </div>
  );
}
