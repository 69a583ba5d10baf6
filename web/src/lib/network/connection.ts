import { onlineManager } from "@tanstack/react-query";

const PAUSE_MILLISECONDS = 3000;

let isAsking = false;

async function ask(): Promise<void> {
  try {
    await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" });
    isAsking = false;
    onlineManager.setOnline(true);
  } catch {
    onlineManager.setOnline(false);
    setTimeout(ask, PAUSE_MILLISECONDS);
  }
}

/**
 * For a call without an answer. It may have failed alone, so this asks the site for a small file, until it's there. An
 * answer that was kept is not the present state: once the network is back, all that is on the screen is asked for anew.
 */
export function doubtConnection(isKept = false): void {
  if (isKept) onlineManager.setOnline(false);
  if (!isAsking) ask();
  isAsking = true;
}
