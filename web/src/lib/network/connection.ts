import { onlineManager } from "@tanstack/react-query";

const PAUSE_MILLISECONDS = 3000;

let isAsking = false;
let assuredAt = 0;

async function ask(): Promise<void> {
  try {
    await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" });
    isAsking = false;
    assuredAt = Date.now();
    onlineManager.setOnline(true);
  } catch {
    onlineManager.setOnline(false);
    setTimeout(ask, PAUSE_MILLISECONDS);
  }
}

/** For a call without an answer. It may have failed alone, so this asks the site for a small file, until it's there. */
export function doubtConnection(): void {
  if (!isAsking) ask();
  isAsking = true;
}

/**
 * For an answer that the browser had kept, as the network gave none: what is on the screen is asked for again once the
 * network is back. Where the site answers and only this call fails, that would never end.
 */
export function loseConnection(): void {
  if (Date.now() > assuredAt + PAUSE_MILLISECONDS) onlineManager.setOnline(false);
  doubtConnection();
}
