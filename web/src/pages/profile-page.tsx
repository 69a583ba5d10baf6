import { lazy, Suspense, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { AccountScreen } from "#auth/account-screen.tsx";
import type { AccountPageProps, SessionUser } from "#auth/session.ts";
import { AccountSection } from "#features/account/account-section.tsx";
import { AvatarField } from "#features/avatars/avatar-field.tsx";
import { AccountProfile } from "#features/profiles/account-profile.tsx";
import { onDemand } from "#lib/loading/on-demand.ts";
import { notify } from "#lib/notify.ts";
import { routes } from "#routes.ts";
import { ErrorBoundary } from "#ui/states/error-boundary.tsx";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { Spinner } from "#ui/states/spinner.tsx";

/** Waits for Firebase anyway, so the profile comes first. */
const AccountSections = lazy(() => onDemand(import("#features/account/account-sections.tsx")));

const VEHICLES = "#vehicles";
const YourVehicles = lazy(() => onDemand(import("#features/vehicles/your-vehicles.tsx")));

export default function ProfilePage({ user }: AccountPageProps) {
  return (
    <AccountScreen
      user={user}
      route={routes.profile}
      lead="Where your parts go and how to reach you. We'll fill this in on your next order."
    >
      {(user) => (
        // Beside the office's menu the page is as wide as the window.
        <div className="grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6">
          <OwnProfile user={user} />
        </div>
      )}
    </AccountScreen>
  );
}

function OwnProfile({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  return (
    <AccountProfile owner={user} displayName={user.displayName} AvatarField={AvatarField}>
      <Vehicles />
      <ErrorBoundary
        fallback={(error) => (
          <LoadFailed what="Your account" error={error} onRetry={() => location.reload()} />
        )}
      >
        <Suspense fallback={<Spinner label="Loading your account" />}>
          <AccountSections
            uid={user.uid}
            onSignedOut={() => {
              notify("success", "You're signed out on every device.");
              navigate(routes.login.path);
            }}
            onDeleted={() => {
              notify("success", "Your account was deleted.");
              navigate(routes.home.path);
            }}
          />
        </Suspense>
      </ErrorBoundary>
    </AccountProfile>
  );
}

function Vehicles() {
  const place = useRef<HTMLDivElement>(null);
  // A link may lead to it before it's rendered.
  useEffect(() => {
    if (location.hash === VEHICLES) place.current?.scrollIntoView();
  }, []);
  return (
    <div ref={place} id={VEHICLES.slice(1)} className="scroll-mt-20">
      <AccountSection
        title="Your vehicles"
        lead="Every part says whether it fits the chosen one. Press another to choose it."
      >
        <ErrorBoundary
          fallback={(error) => (
            <LoadFailed what="Your vehicles" error={error} onRetry={() => location.reload()} />
          )}
        >
          <Suspense fallback={<Spinner label="Loading your vehicles" />}>
            <YourVehicles />
          </Suspense>
        </ErrorBoundary>
      </AccountSection>
    </div>
  );
}
