import { ApiError } from "./api-client.ts";
import { notify } from "./notify.ts";

/** Names `what` was refused too, since it may have left the screen. */
export function toastError(what: string, error: Error, words = error.message): void {
  const faults = error instanceof ApiError ? Object.values(error.fields) : [];
  notify("error", `${what}: ${faults.join(" ") || words}`);
}

/** Toasts the result even if the component has unmounted. */
export function toastResult<Answer>(
  ending: Promise<Answer>,
  what: string,
  doneText?: (answer: Answer) => string,
): void {
  ending.then(
    (answer) => doneText && notify("success", doneText(answer)),
    (error: Error) => toastError(what, error),
  );
}
