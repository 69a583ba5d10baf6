import { searchCatalogue } from "@carparts/functions/contract/catalogue/search";
import { useQuery } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { shopToday } from "#lib/shop-today.ts";
import { dayText } from "#ui/format/day.ts";

/** When more of a part come, for whoever asks why an order isn't sent. */
export function PartExpected({ productId }: { productId: string }) {
  const { data } = useQuery({
    queryKey: ["products", "expected", productId],
    queryFn: ({ signal }) => call(searchCatalogue, { query: { id: [productId] } }, { signal }),
  });
  const expected = data?.items[0]?.expected;
  return (
    // As tall without it, so that nothing below moves.
    <span className="min-h-5 text-sm">
      {expected && `On order, expected ${dayText(expected)}${expected < shopToday() ? ", late" : ""}`}
    </span>
  );
}
