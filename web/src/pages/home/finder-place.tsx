import { type ComponentType, Suspense, useEffect, useState } from "react";
import { lazyPage } from "#lib/loading/lazy-page.ts";
import { loadStyles } from "#lib/loading/styles.ts";
import { useInView } from "#ui/in-view.ts";
import { StaticIsland } from "#ui/static-island.tsx";

const load = () => import("./finder.tsx");
const Finder = lazyPage(load);

/** The finder stays as it was rendered until it comes near. Till then it's a plain form, and has links. */
export function FinderPlace() {
  const near = useInView("600px");
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    if (!near.isSeen) return;
    // Without its code, the form and the links still work.
    Promise.all([load(), loadStyles()]).then(
      ([{ default: Ready }]) => setLoaded(() => Ready),
      () => {},
    );
  }, [near.isSeen]);
  return (
    <div ref={near.watch}>
      {Loaded ? (
        <Loaded />
      ) : (
        <StaticIsland id="finder">
          <Suspense fallback={<div className="min-h-dvh" />}>
            <Finder />
          </Suspense>
        </StaticIsland>
      )}
    </div>
  );
}
