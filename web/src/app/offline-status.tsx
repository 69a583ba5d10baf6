import { useEffect } from "react";
import { probeConnection } from "#lib/network/connection.ts";
import { useOnline } from "#lib/network/use-online.ts";

/** Below the navbar, over the page, so that nothing moves. Calls without an answer tell of it too, see lib/network. */
export function OfflineStatus() {
  const isOnline = useOnline();
  // Browsers can be wrong, and miss that the network is back.
  useEffect(() => {
    if (!isOnline || !navigator.onLine) probeConnection();
  }, [isOnline]);
  if (isOnline) return null;
  return (
    <p
      data-offline
      role="status"
      className="badge badge-warning badge-soft absolute inset-x-0 w-full font-semibold"
    >
      You are offline
    </p>
  );
}
