import { savedUid } from "#lib/token/saved-uid.ts";
import { sessionOwner } from "./session.ts";
import { useSession } from "./session-context.tsx";

/** The account whose data this browser may show: the session's or, until that is known, the saved token's. */
export function useOwnerUid(): string | undefined {
  const session = useSession();
  const uid = sessionOwner(session)?.uid;
  return uid ?? (session.end ? undefined : savedUid());
}
