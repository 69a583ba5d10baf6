import type { Options } from "./options.ts";

/** What an area is told, and how it tells of its progress. */
export interface Measuring extends Pick<Options, "loads" | "only"> {
  note(text: string): void;
}
