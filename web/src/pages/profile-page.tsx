import { useNavigate } from "react-router-dom";
import { paths } from "#app/paths.ts";
import { OwnProfile } from "#features/profiles/own-profile.tsx";
import { AccountSections } from "#features/session/account-sections.tsx";
import type { SessionUser } from "#features/session/session.ts";
import { notify } from "#lib/notify.ts";
import { Screen } from "#ui/screen.tsx";

export default function ProfilePage({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  return (
    <Screen title="Profile" lead="Where your parts go and how to reach you.">
      <OwnProfile owner={user} displayName={user.displayName}>
        <AccountSections
          uid={user.uid}
          onSignedOut={() => {
            notify("success", "You are signed out on every device.");
            navigate(paths.login);
          }}
          onDeleted={() => {
            notify("success", "Your account is deleted.");
            navigate(paths.home);
          }}
        />
      </OwnProfile>
    </Screen>
  );
}
