import {
  type AccountData,
  deleteAccount,
  endSessions,
  readAccount,
} from "@carparts/functions/contract/account";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { confirmLogOut } from "#auth/confirm-log-out.ts";
import { useLogOut } from "#auth/log-out.ts";
import { useSession } from "#auth/session-context.tsx";
import { call } from "#lib/api-client.ts";
import { callPage } from "#lib/list-page.ts";
import { saveFile } from "#lib/save-file.ts";
import { useReauthentication } from "./reauthentication/reauthentication-context.ts";

type Invoice = AccountData["invoices"][number];
type Paid = AccountData["payments"][number];

/** All of it, page by page. */
async function readWhole(): Promise<AccountData> {
  const [orders, reviews]: [AccountData["orders"], AccountData["reviews"]] = [[], []];
  // Orders of one checkout may be on two pages.
  const [invoices, payments] = [new Map<string, Invoice>(), new Map<string, Paid>()];
  let deleted: AccountData["deleted"];
  for (let after: string | undefined; ; ) {
    const { items, next } = await callPage(readAccount, { query: after ? { after } : {} });
    orders.push(...items.orders);
    reviews.push(...items.reviews);
    for (const invoice of items.invoices) invoices.set(invoice.number, invoice);
    for (const payment of items.payments) payments.set(payment._id, payment);
    deleted ??= items.deleted;
    const books = { invoices: [...invoices.values()], payments: [...payments.values()] };
    if (next === undefined) return { ...items, ...books, orders, reviews, ...(deleted && { deleted }) };
    after = next;
  }
}

export function useDownloadData() {
  return useMutation({
    mutationFn: async () => {
      const data = await readWhole();
      saveFile("carparts-my-data.json", JSON.stringify(data, null, 2), "application/json");
    },
  });
}

/** Ends the sessions on all devices, including this one. */
export function useEndSessions(onDone: () => void) {
  const logOut = useLogOut();
  const { user } = useSession();
  return useMutation({
    mutationFn: async () => {
      if (user && !(await confirmLogOut(user.uid))) return;
      await call(endSessions, {});
      await logOut(onDone, true);
    },
  });
}

/** The session ends only when this screen unmounts, because its guard would otherwise redirect to the login. */
export function useDeleteAccount(onDone: () => void) {
  const reauthenticate = useReauthentication();
  const logOut = useLogOut();
  const isDeleted = useRef(false);
  useEffect(
    () => () => {
      // If this fails, the next call finds out that the account is gone.
      if (isDeleted.current) logOut(undefined, true).catch(() => {});
    },
    [logOut],
  );
  return useMutation({
    mutationFn: async () => {
      await reauthenticate();
      await call(deleteAccount, {});
    },
    onSuccess: () => {
      isDeleted.current = true;
      onDone();
    },
  });
}
