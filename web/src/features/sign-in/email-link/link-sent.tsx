/** What follows after somebody had a link sent to his address. */
export function LinkSent({ to }: { to: string }) {
  return (
    <p role="status" className="alert alert-success alert-soft wrap-anywhere block text-base">
      A letter with a link is on its way to <b>{to}</b>. Open the link in this browser and you are signed in.
    </p>
  );
}
