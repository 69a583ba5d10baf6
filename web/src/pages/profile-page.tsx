import { OwnProfile } from "#features/profiles/own-profile.tsx";
import type { SessionUser } from "#features/session/session-context.tsx";
import { Screen } from "#ui/screen.tsx";

export default function ProfilePage({ user }: { user: SessionUser }) {
  return (
    <Screen title="Profile" lead="Where your parts go and how to reach you.">
      {user.email === null ? (
        <p className="panel p-6">A profile belongs to an e-mail, and this account has none.</p>
      ) : (
        <OwnProfile email={user.email} displayName={user.displayName} />
      )}
    </Screen>
  );
}
