import { useState } from "react";
import { notify } from "#lib/notify.ts";

/** Asks the browser once for leave to tell of new orders while another window is in front. */
export function NotifyMe() {
  const [permission, setPermission] = useState(() => globalThis.Notification?.permission);
  if (permission !== "default") return null;

  async function requestPermission() {
    const answer = await Notification.requestPermission();
    setPermission(answer);
    if (answer === "granted")
      notify("success", "While another window is in front, your system notifies you.");
    if (answer === "denied")
      notify("error", "Your browser's settings for this site don't allow notifications.");
  }

  return (
    // On a phone no other window is in front.
    <button
      type="button"
      className="btn btn-sm pointer-coarse:hidden border-base-300 bg-base-100"
      onClick={requestPermission}
    >
      Notify me
    </button>
  );
}
