export function LinkSent({ to }: { to: string }) {
  return (
    <p role="status" className="alert alert-success alert-soft wrap-anywhere block text-base">
      We've emailed a sign-in link to <b>{to}</b>. Open it in this browser to sign in.
    </p>
  );
}
