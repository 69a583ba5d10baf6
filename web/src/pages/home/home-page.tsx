import { Suspense, useEffect, useState } from "react";
import { useSession } from "#auth/session-context.tsx";
import { FeaturedProducts } from "#features/products/featured-products.tsx";
import { Reviews } from "#features/reviews/reviews.tsx";
import { whenIdle } from "#lib/loading/idle.ts";
import { lazyPage } from "#lib/loading/lazy-page.ts";
import { AsRendered } from "#ui/as-rendered.tsx";
import { Banner } from "./banner.tsx";
import { BusinessSummary } from "./business-summary.tsx";

/** Already in the prerendered HTML. */
const UnchangingBlocks = lazyPage(() => import("./unchanging-blocks.tsx"));

const FAR =
  "[content-visibility:auto] [contain-intrinsic-height:auto_211rem] md:[contain-intrinsic-height:auto_176rem] lg:[contain-intrinsic-height:auto_126rem]";

/** The specification's six blocks, in its order. */
export default function HomePage() {
  const { user } = useSession();
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(() => setAtRest(true)), []);
  return (
    <>
      <title>Carparts · parts in stock, one price per piece</title>
      <meta
        name="description"
        content="Brakes, filters, lamps and belts, checked and in stock. One price per piece. Order in a minute and track your order."
      />
      <Banner />
      <FeaturedProducts />
      {/* Far below the fold: rendered once it comes near or the page is idle. */}
      <AsRendered id="unchanging" className={isAtRest ? "" : FAR}>
        <Suspense fallback={<div className="min-h-dvh" />}>
          <UnchangingBlocks />
        </Suspense>
      </AsRendered>
      <BusinessSummary />
      <Reviews viewer={user?.uid ?? "guest"} />
    </>
  );
}
