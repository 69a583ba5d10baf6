import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Session } from "#auth/session.ts";
import { SessionProvider } from "#auth/session-context.tsx";
import { createQueryClient } from "#lib/query-client.ts";
import { ErrorBoundary } from "#ui/states/error-boundary.tsx";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { WantedToasts } from "./wanted-toasts.tsx";

interface Props {
  /** The session that the page was rendered for. */
  begins: Session;
  children: ReactNode;
}

/** Frames every page. It needs a router around it. */
export function App({ begins, children }: Props) {
  const [queryClient] = useState(createQueryClient);
  return (
    <ErrorBoundary
      fallback={(error) => <LoadFailed what="The shop" error={error} onRetry={() => location.reload()} />}
    >
      <QueryClientProvider client={queryClient}>
        <SessionProvider begins={begins}>
          {children}
          <WantedToasts />
        </SessionProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
