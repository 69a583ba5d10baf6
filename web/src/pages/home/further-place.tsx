import { type ComponentType, Suspense, useEffect, useState } from "react";
import { lazyPage } from "#lib/loading/lazy-page.ts";
import { loadStyles } from "#lib/loading/styles.ts";
import { useInView } from "#ui/in-view.ts";
import { StaticIsland } from "#ui/static-island.tsx";

const load = () => import("./further-sections.tsx");
const FurtherSections = lazyPage(load);

/** The two sections stay as they were rendered until they come near. Till then the finder is a plain form. */
export function FurtherPlace() {
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
        <StaticIsland id="further">
          <Suspense fallback={<div className="min-h-dvh" />}>
            <FurtherSections />
          </Suspense>
        </StaticIsland>
      )}
    </div>
  );
}
