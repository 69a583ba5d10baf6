import { savedUid } from "#lib/token/saved-uid.ts";
import { ownerOf } from "./session.ts";
import { useSession } from "./session-context.tsx";

/** Whose things this browser may show: the session's or, until that is known, the saved token's. */
export function useOwnerUid(): string | undefined {
  const session = useSession();
  const uid = ownerOf(session)?.uid;
  return uid ?? (session.end ? undefined : savedUid());
}
