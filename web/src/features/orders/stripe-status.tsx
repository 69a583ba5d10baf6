import { useQuery } from "@tanstack/react-query";

/**
 * Loads the card provider's script, on this screen alone. No charge is made, so the screen works without it
 * and says so.
 */
export function StripeStatus() {
  const { isSuccess, isError } = useQuery({
    queryKey: ["stripe"],
    queryFn: async () => {
      const { loadStripe } = await import("@stripe/stripe-js/pure");
      const { environment } = await import("#lib/firebase.ts");
      return (await loadStripe(environment.VITE_STRIPE_PUBLISHABLE_KEY)) !== null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <p role="status" className="muted text-sm">
      {isSuccess && "Card payment is ready."}
      {isError &&
        "The card provider cannot be reached right now. Your order is kept: reload this page to try again."}
      {!isSuccess && !isError && "Connecting to the card provider …"}
    </p>
  );
}
