import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import type { Session } from "#auth/session.ts";
import { SessionProvider } from "#auth/session-context.tsx";
import { toasts } from "#lib/notify.ts";
import { createQueryClient } from "#lib/query-client.ts";
import { ErrorBoundary } from "#ui/states/error-boundary.tsx";
import { LoadFailed } from "#ui/states/load-failed.tsx";

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

toasts.placedBy(() => import("#ui/toasts.tsx"));

/** The toast container, loaded with the first toast. */
function WantedToasts() {
  const Toasts = useSyncExternalStore(toasts.subscribe, toasts.place, toasts.place);
  return Toasts && <Toasts />;
}
