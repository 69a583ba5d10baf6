/** After ordering. Accounts without an email have typed one into the order. */
export function EmailPromise({ to }: { to: string }) {
  return (
    <p role="status" className="alert alert-success alert-soft wrap-anywhere block text-base">
      We'll email the confirmation to {to}.
    </p>
  );
}
