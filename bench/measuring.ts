import type { Options } from "./options.ts";

/** An area's options, and its report of progress. */
export interface Measuring extends Pick<Options, "loads" | "only"> {
  note(text: string): void;
}
