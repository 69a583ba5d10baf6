import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { SessionProvider } from "#auth/session-context.tsx";
import { createQueryClient } from "#lib/query-client.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { LoadFailed } from "#ui/load-failed.tsx";
import { Router } from "./router.tsx";
import { WantedToasts } from "./wanted-toasts.tsx";

/** The whole app. It needs a router around it. */
export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <ErrorBoundary
      fallback={(error) => <LoadFailed what="The shop" error={error} onRetry={() => location.reload()} />}
    >
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <Router />
          <WantedToasts />
        </SessionProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
