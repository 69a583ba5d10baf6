import { useNavigate } from "react-router-dom";
import type { SessionUser } from "#auth/session.ts";
import { AccountSections } from "#features/account/account-sections.tsx";
import { OwnProfile } from "#features/profiles/own-profile.tsx";
import { notify } from "#lib/notify.ts";
import { routes } from "#routes.ts";
import { Screen } from "#ui/screen.tsx";

export default function ProfilePage({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  return (
    <Screen title="Profile" lead="Where your parts go and how to reach you.">
      <OwnProfile owner={user} displayName={user.displayName}>
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
      </OwnProfile>
    </Screen>
  );
}
