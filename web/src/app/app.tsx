import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { BrowserRouter } from "react-router-dom";
import { SessionProvider } from "#features/session/session-context.tsx";
import { createQueryClient } from "#lib/query-client.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { LoadFailed } from "#ui/load-failed.tsx";
import { Router } from "./router.tsx";
import { WantedToasts } from "./wanted-toasts.tsx";

/** The whole shop: its providers, and the last error boundary. */
export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <ErrorBoundary
      fallback={(error) => <LoadFailed what="The shop" error={error} onRetry={() => location.reload()} />}
    >
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <SessionProvider>
            <Router />
            <WantedToasts />
          </SessionProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
