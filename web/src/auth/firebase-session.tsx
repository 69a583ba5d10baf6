import { useEffect } from "react";
import { AuthProvider, FirebaseAppProvider, useUser } from "reactfire";
import { app, auth } from "#lib/firebase.ts";
import type { SessionUser } from "./session.ts";

// Who is signed in has the way out as well: some browsers never ask again for what could not be loaded once.
export { logOut } from "./log-out.actions.ts";

interface Props {
  onChange: (user: SessionUser | null) => void;
}

/** Follows Firebase's signed-in state, as long as it is mounted. */
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
