import type { ClientFault } from "@carparts/functions/contract/client-reports";
import { cut } from "@carparts/functions/contract/values/cut";
import { ApiError } from "#lib/api-client.ts";
import { aboutPage, sendReport } from "./send-report.ts";

const MOST_REPORTS = 5;
/** The server takes so many characters, and 8 kB in all. */
const LONGEST_MESSAGE = { characters: 500, bytes: 1500 };
const LONGEST_STACK = { characters: 4000, bytes: 6000 };

const reported = new Set<string>();

interface Fault {
  readonly origin: ClientFault["origin"];
  readonly cause: unknown;
}

function faultOf(thrown: unknown): Fault {
  if (thrown instanceof ErrorEvent) return { origin: "uncaught", cause: thrown.error ?? thrown.message };
  if (thrown instanceof PromiseRejectionEvent) return { origin: "rejected", cause: thrown.reason };
  return { origin: "boundary", cause: thrown };
}

/** The stack, and those of what caused it, as far as there is room. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { stack = "", cause } = error;
  return cause === undefined ? stack : `${stack}\nCaused by: ${stackOf(cause) || cause}`;
}

/** Its beginning. A character takes up to three bytes, and six where JSON escapes it. */
function shortened(text: string, { characters, bytes }: typeof LONGEST_STACK): string {
  let shortened = cut(text, characters);
  while (new Blob([JSON.stringify(shortened)]).size > bytes)
    shortened = cut(shortened, shortened.length - 50);
  return shortened;
}

/** Reports an error, unless it was reported or the call logs it. `thrown` is an event, or the error that React caught. */
export function reportFault(thrown: unknown): void {
  const { origin, cause } = faultOf(thrown);
  if (origin === "boundary") console.warn("A part of the page failed:", cause);
  const message = shortened(`${cause}`, LONGEST_MESSAGE);
  if (cause instanceof ApiError || reported.has(message) || reported.size >= MOST_REPORTS) return;
  reported.add(message);
  const stack = shortened(stackOf(cause), LONGEST_STACK);
  sendReport({ fault: { origin, message, ...(stack && { stack }), ...aboutPage() } });
}
