import { Banner } from "#features/home/banner.tsx";
import { BusinessSummary } from "#features/home/business-summary.tsx";
import { OrderingSteps } from "#features/home/ordering-steps.tsx";
import { QuickContact } from "#features/home/quick-contact.tsx";
import { Reasons } from "#features/home/reasons.tsx";
import { FeaturedProducts } from "#features/products/featured-products.tsx";
import { Reviews } from "#features/reviews/reviews.tsx";
import { useSession } from "#features/session/session-context.tsx";

/** The six blocks of the specification, in its order. */
export default function HomePage() {
  const { user } = useSession();
  return (
    <>
      <title>Carparts · parts in stock, one price a piece</title>
      <meta
        name="description"
        content="Brakes, filters, lamps and belts, checked and in stock. One price a piece: order in a minute and follow your order."
      />
      <Banner />
      <FeaturedProducts />
      <OrderingSteps />
      <Reasons />
      <QuickContact />
      <BusinessSummary />
      <Reviews viewer={user?.uid ?? "guest"} />
    </>
  );
}
