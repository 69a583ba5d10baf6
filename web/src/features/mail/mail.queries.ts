import { readMail } from "@carparts/functions/contract/mail";
import { useQuery } from "@tanstack/react-query";
import { useSession } from "#auth/session-context.tsx";
import { call } from "#lib/api-client.ts";

/** Until this is loaded, and to guests, no screen mentions emails. */
export function useSendsEmail(uid: string | undefined): boolean {
  const { isEarly } = useSession();
  const { data } = useQuery({
    queryKey: ["mail"],
    queryFn: ({ signal }) => call(readMail, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: uid !== undefined && !isEarly,
  });
  return data?.sendsEmail ?? false;
}
