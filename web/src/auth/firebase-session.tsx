import { useEffect } from "react";
import { AuthProvider, FirebaseAppProvider, useUser } from "reactfire";
import { app, auth } from "#lib/firebase.ts";
import { hasLeft, markLoggedIn } from "#lib/left-accounts.ts";
import { forgetAccessToken, saveAccessToken } from "#lib/token/access-token.ts";
import { pageOwner } from "#lib/token/page-owner.ts";
import { routes } from "#routes.ts";
import type { SessionUser } from "./session.ts";

// Loaded together with the session, because some browsers never retry a failed import.
export { confirmAndLogOut } from "./confirm-log-out.ts";
export { logOut } from "./log-out.actions.ts";

/** Opens the page again for Firebase's account. The saved token was another's, of which nothing may stay. */
export async function startAgain(): Promise<void> {
  const token = auth.currentUser?.getIdToken() ?? Promise.reject();
  await token.then(saveAccessToken, forgetAccessToken);
  location.reload();
}

interface Props {
  /** `isClosed` says that nothing that was typed on this page stays. */
  onChange: (user: SessionUser | null, isClosed?: boolean) => void;
}

export default function FirebaseSession({ onChange }: Props) {
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <AuthProvider sdk={auth}>
        <FollowUser onChange={onChange} />
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

/** Clears an admin's screen before the next user sees it. */
function isForAdmins(pathname: string): boolean {
  return Object.values(routes).some(({ path, access }) => access === "admin" && path === pathname);
}

function FollowUser({ onChange }: Props) {
  const { status, data: user } = useUser();
  useEffect(() => {
    if (status !== "success") return;
    if (user) markLoggedIn(user.uid);
    onChange(user, hasLeft(pageOwner()) && isForAdmins(location.pathname));
  }, [status, user, onChange]);
  return null;
}
