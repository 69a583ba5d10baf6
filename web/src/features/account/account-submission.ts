import { adviceFor, parseAuthCode } from "#auth/provider/auth-advice.ts";
import { ApiError } from "#lib/api-client.ts";
import { useSubmit } from "#ui/forms/submission.ts";

/** The provider's own words help nobody who is on another screen by now. */
function wordsOf(error: Error): string {
  return error instanceof ApiError || parseAuthCode(error) === "" ? error.message : adviceFor(error);
}

/** Sends to the identity provider, with its errors in words. */
export function useAccountSubmit<Sent, Answer>(
  ...[mutation, end]: Parameters<typeof useSubmit<Sent, Answer>>
) {
  return useSubmit(mutation, { ...end, wordsOf });
}
