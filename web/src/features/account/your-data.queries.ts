import { deleteAccount, endSessions, readAccount } from "@carparts/functions/contract/account";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLogOut } from "#auth/log-out.ts";
import { call } from "#lib/api-client.ts";
import { saveFile } from "#lib/save-file.ts";
import { useIdentityCheck } from "./reauthentication/identity-check-context.ts";

export function useDownloadData() {
  return useMutation({
    mutationFn: async () => {
      const data = await call(readAccount, {});
      saveFile("carparts-my-data.json", JSON.stringify(data, null, 2), "application/json");
    },
  });
}

/** Ends the sessions of all devices, and with them this one. */
export function useEndSessions(onDone: () => void) {
  const logOut = useLogOut();
  return useMutation({
    mutationFn: async () => {
      await call(endSessions, {});
      await logOut(onDone);
    },
  });
}

/**
 * Deletes the account, by the person whose it is and who has just shown it. The session ends when this screen
 * is left, not before: its guard would lead to the login.
 */
export function useDeleteAccount(onDone: () => void) {
  const confirmIdentity = useIdentityCheck();
  const logOut = useLogOut();
  const isDeleted = useRef(false);
  useEffect(
    () => () => {
      // Where it fails, the next call learns that there is no such account.
      if (isDeleted.current) logOut().catch(() => {});
    },
    [logOut],
  );
  return useMutation({
    mutationFn: async () => {
      await confirmIdentity();
      await call(deleteAccount, {});
    },
    onSuccess: () => {
      isDeleted.current = true;
      onDone();
    },
  });
}
