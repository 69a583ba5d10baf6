import { Suspense, useEffect, useState } from "react";
import { useSession } from "#auth/session-context.tsx";
import { AddToBasket } from "#features/basket/add-to-basket.tsx";
import { FeaturedProducts } from "#features/products/featured-products.tsx";
import { Reviews } from "#features/reviews/reviews.tsx";
import { whenIdle } from "#lib/loading/idle.ts";
import { lazyPage } from "#lib/loading/lazy-page.ts";
import { StaticIsland } from "#ui/static-island.tsx";
import { BannerPlace } from "./banner-place.tsx";
import { BusinessSummary } from "./business-summary.tsx";
import { FinderPlace } from "./finder-place.tsx";

/** Already in the prerendered HTML. */
const UnchangingBlocks = lazyPage(() => import("./unchanging-blocks.tsx"));

const FAR =
  "[content-visibility:auto] [contain-intrinsic-height:auto_160rem] lg:[contain-intrinsic-height:auto_95rem]";

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
        content="Brakes, filters, lamps and belts, checked and in stock. One price per piece."
      />
      <BannerPlace />
      <FeaturedProducts Actions={AddToBasket} />
      <FinderPlace />
      {/* Far below the fold: rendered once it comes near or the page is idle. */}
      <StaticIsland id="unchanging" className={isAtRest ? "" : FAR}>
        <Suspense fallback={<div className="min-h-dvh" />}>
          <UnchangingBlocks />
        </Suspense>
      </StaticIsland>
      <BusinessSummary />
      <Reviews viewer={user?.uid ?? "guest"} />
    </>
  );
}
