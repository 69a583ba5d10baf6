import { onlineManager } from "@tanstack/react-query";

const PAUSE_MILLISECONDS = 3000;
const CALM_MILLISECONDS = 60_000;

let isAsking = false;
let pause = 0;
let calmAt = 0;

async function ask(): Promise<void> {
  try {
    await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" });
    const isCalm = onlineManager.isOnline() || Date.now() > calmAt;
    pause = isCalm ? 0 : pause * 2 || PAUSE_MILLISECONDS;
    setTimeout(() => {
      isAsking = false;
      calmAt = Date.now() + CALM_MILLISECONDS;
      onlineManager.setOnline(true);
    }, pause);
  } catch {
    onlineManager.setOnline(false);
    setTimeout(ask, PAUSE_MILLISECONDS);
  }
}

/**
 * For a call without an answer. It may have failed alone, so this asks the site for a small file, until it's there. An
 * answer that was kept is not the present state: once the network is back, all that is on the screen is asked for anew.
 * Where its call fails alone, it's kept again then, so the pause before that is longer each time.
 */
export function doubtConnection(isKept = false): void {
  if (isKept) onlineManager.setOnline(false);
  if (!isAsking) ask();
  isAsking = true;
}
