import { useEffect } from "react";
import { AuthProvider, FirebaseAppProvider, useUser } from "reactfire";
import { app, auth } from "#lib/firebase.ts";
import { forgetAccessToken, saveAccessToken } from "#lib/token/access-token.ts";
import type { SessionUser } from "./session.ts";

// Loaded together with the session, because some browsers never retry a failed import.
export { leave, questionBeforeLeaving } from "./leaving.ts";
export { logOut } from "./log-out.actions.ts";

/** Opens the page again for Firebase's account. The saved token was another's, of which nothing may stay. */
export async function startAgain(): Promise<void> {
  const token = auth.currentUser?.getIdToken() ?? Promise.reject();
  await token.then(saveAccessToken, forgetAccessToken);
  location.reload();
}

interface Props {
  onChange: (user: SessionUser | null) => void;
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

function FollowUser({ onChange }: Props) {
  const { status, data: user } = useUser();
  useEffect(() => {
    if (status === "success") onChange(user);
  }, [status, user, onChange]);
  return null;
}
