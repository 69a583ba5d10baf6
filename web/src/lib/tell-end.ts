import { ApiError } from "./api-client.ts";
import { notify } from "./notify.ts";

/** Says why something was refused, and `what`: it may be on none of the screen any more. */
export function tellRefusal(what: string, error: Error, words = error.message): void {
  const faults = error instanceof ApiError ? Object.values(error.fields) : [];
  notify("error", `${what}: ${faults.join(" ") || words}`);
}

/** Tells how something ends, wherever whoever began it is by then. */
export function tellEnd<Answer>(
  ending: Promise<Answer>,
  what: string,
  doneText?: (answer: Answer) => string,
): void {
  ending.then(
    (answer) => doneText && notify("success", doneText(answer)),
    (error: Error) => tellRefusal(what, error),
  );
}
