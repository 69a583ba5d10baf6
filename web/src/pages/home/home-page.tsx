import { Suspense, useEffect, useState } from "react";
import { useSession } from "#auth/session-context.tsx";
import { AddToBasket } from "#features/basket/add-to-basket.tsx";
import { FeaturedProducts } from "#features/products/featured-products.tsx";
import { Reviews } from "#features/reviews/reviews.tsx";
import { whenIdle } from "#lib/loading/idle.ts";
import { lazyPage } from "#lib/loading/lazy-page.ts";
import { shopName } from "#lib/shop-name.ts";
import { NearIsland } from "#ui/near-island.tsx";
import { StaticIsland } from "#ui/static-island.tsx";
import { BannerPlace } from "./banner-place.tsx";

const loadFurtherSections = () => import("./further-sections.tsx");
const FurtherSections = lazyPage(loadFurtherSections);
const loadBusinessSummary = () => import("./business-summary.tsx");
const BusinessSummary = lazyPage(loadBusinessSummary);

/** Already in the prerendered HTML, and the same for everyone. */
const QuickContact = lazyPage(() => import("./quick-contact.tsx"));

const FAR =
  "[content-visibility:auto] [contain-intrinsic-height:auto_283rem] lg:[contain-intrinsic-height:auto_149rem]";

/** The specification's six blocks, in its order. */
export default function HomePage() {
  const { user } = useSession();
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(() => setAtRest(true)), []);
  return (
    <>
      <title>{`${shopName} · parts in stock, one price per piece`}</title>
      <meta
        name="description"
        content="Brakes, filters, lamps and belts, checked and in stock. One price per piece."
      />
      <BannerPlace />
      <FeaturedProducts Actions={AddToBasket} />
      {/* Far below the fold: rendered once it comes near or the page is idle. */}
      <div id="far" className={isAtRest ? "" : FAR}>
        <NearIsland id="further" Page={FurtherSections} load={loadFurtherSections} />
        <StaticIsland id="unchanging">
          <Suspense fallback={<div className="min-h-dvh" />}>
            <QuickContact />
          </Suspense>
        </StaticIsland>
      </div>
      <NearIsland id="business" Page={BusinessSummary} load={loadBusinessSummary} />
      <Reviews viewer={user?.uid ?? "guest"} />
    </>
  );
}
