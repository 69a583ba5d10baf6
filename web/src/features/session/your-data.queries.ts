import { deleteAccount, endSessions, readAccount } from "@carparts/functions/contract/account";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "#lib/api-client.ts";
import { saveFile } from "#lib/save-file.ts";
import { useIdentityCheck } from "./identity-check-context.ts";
import { useLogOut } from "./session.queries.ts";

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
  const logOut = useLogOut(onDone);
  return useMutation({
    mutationFn: async () => {
      await call(endSessions, {});
      await logOut.mutateAsync();
    },
  });
}

/**
 * Deletes the account, by the person whose it is and who has just shown it. The session ends when this screen
 * is left, not before: its guard would lead to the login.
 */
export function useDeleteAccount(onDone: () => void) {
  const confirmIdentity = useIdentityCheck();
  const { mutate: logOut } = useLogOut(() => {});
  const isDeleted = useRef(false);
  useEffect(() => () => void (isDeleted.current && logOut()), [logOut]);
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
