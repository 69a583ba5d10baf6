import { useQuery } from "@tanstack/react-query";
import { afterPrefetch } from "#lib/prefetch.ts";

/** Loads the card provider's script on this screen only. Nothing is charged, so the screen works without it. */
export function StripeStatus() {
  const { isSuccess, isError } = useQuery({
    queryKey: ["stripe"],
    queryFn: async () => {
      await new Promise<void>(afterPrefetch);
      const { loadStripe } = await import("@stripe/stripe-js/pure");
      const { environment } = await import("#lib/firebase.ts");
      return (await loadStripe(environment.VITE_STRIPE_PUBLISHABLE_KEY)) !== null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <p role="status" className="muted text-sm">
      {isSuccess
        ? "Card payment is ready."
        : isError
          ? "We can't reach the card provider right now. Your order is saved. Reload this page to try again."
          : "Connecting to the card provider…"}
    </p>
  );
}
