import { Refused } from "../google/google-api.ts";

/** Something that a live shop has. */
export interface Step {
  readonly name: string;
  /** The state when it's done. */
  readonly done: string;
  /** The role that whoever runs it needs. */
  readonly role: string;
  /** Lists what is missing; nothing when it's done. */
  look(): Promise<readonly string[]>;
  make(): Promise<void>;
}

/** Another step has to be done first, or Google isn't ready for it yet. */
export class NotYet extends Error {}

export type Outcome = "there" | "made" | "waits" | "failed";

/** Looks, makes what is missing, and looks again. Tells it in one line. */
export async function take(step: Step, print: (line: string) => void): Promise<Outcome> {
  const line = (sign: string, text: string) => print(`${sign} ${step.name}: ${text}`);
  try {
    if ((await step.look()).length === 0) {
      line("=", step.done);
      return "there";
    }
    await step.make();
    const missing = await step.look();
    if (missing.length === 0) {
      line("+", step.done);
      return "made";
    }
    line("!", `still missing: ${missing.join(", ")}`);
    return "failed";
  } catch (error) {
    if (error instanceof NotYet) {
      line("…", error.message);
      return "waits";
    }
    if (!(error instanceof Refused)) throw error;
    const isRight = error.status === 401 || error.status === 403;
    line("!", isRight ? `not allowed, it takes ${step.role}. ${error.message}` : error.message);
    return "failed";
  }
}

/** Looks for everything wanted in `present`, which may have more. Google leaves out what is zero, empty or false. */
export function holds(present: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    const items: unknown = present ?? [];
    return (
      Array.isArray(items) &&
      items.length === wanted.length &&
      wanted.every((item, index) => holds(items[index], item))
    );
  }
  if (typeof wanted === "object" && wanted !== null) {
    const fields = (present ?? {}) as Record<string, unknown>;
    // An empty message says by its presence which kind it is.
    if (present === undefined) return false;
    return Object.entries(wanted).every(([name, value]) => holds(fields[name], value));
  }
  return present === wanted || (present === undefined && !wanted);
}
