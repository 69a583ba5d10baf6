import { loadToasts } from "#lib/notify.ts";
import { attempt } from "#lib/storage.ts";
import { routes } from "#routes.ts";
import { type ChangedOrder, newsText } from "./new-orders.ts";

/** Id of the toast, and tag of the notification that a browser's tabs share. */
const NAME = "new-orders";

let shown: readonly ChangedOrder[] = [];

/** One toast for all that come while it's there. */
export async function toastNews(orders: readonly ChangedOrder[]): Promise<void> {
  const toast = await loadToasts();
  if (!toast) return;
  const isThere = toast.isActive(NAME);
  shown = isThere ? [...shown, ...orders] : orders;
  const text = (
    <p className="wrap-anywhere">
      <span>{newsText(shown)}</span> <a href={routes.manageOrders.path}>View</a>
    </p>
  );
  if (isThere) toast.update(NAME, { render: text });
  else toast.info(text, { toastId: NAME, role: "status" });
}

/** Notifies while another window is in front. Phones refuse it. */
export function notifyBySystem(orders: readonly ChangedOrder[], onOpen: () => void): void {
  if (document.hasFocus() || globalThis.Notification?.permission !== "granted") return;
  const notice = attempt(() => new Notification(newsText(orders), { tag: NAME }));
  notice?.addEventListener("click", () => {
    focus();
    onOpen();
  });
}
