import { evenIfLate } from "../core/deadline.ts";
import { log } from "../core/log.ts";
import { countedText } from "./counted-text.ts";
import { type ChosenVehicle, countedVehicle } from "./counted-vehicle.ts";
import { type MissedKind, MissedTexts } from "./missed-texts.ts";

const WINDOW = 60_000;

type Write = (missed: MissedTexts) => Promise<void>;

/** Counts what this process doesn't find, and writes it at most once a minute. */
export class MissedCount {
  readonly #write: Write;
  #missed: MissedTexts | undefined;

  constructor(write: Write) {
    this.#write = write;
  }

  note(kind: Exclude<MissedKind, "vehicles">, typed: string): void {
    this.#add(kind, countedText(typed));
  }

  noteVehicle(chosen: ChosenVehicle): void {
    this.#add("vehicles", countedVehicle(chosen));
  }

  #add(kind: MissedKind, counted: string | undefined): void {
    if (counted === undefined) return;
    this.#missed ??= this.#begin();
    this.#missed.add(kind, counted);
  }

  /** A process without requests may be stopped. Its last minute is then lost. */
  #begin(): MissedTexts {
    setTimeout(() => evenIfLate(() => this.#end()), WINDOW).unref();
    return new MissedTexts();
  }

  async #end(): Promise<void> {
    const missed = this.#missed;
    this.#missed = undefined;
    try {
      if (missed) await this.#write(missed.withoutBeginnings());
    } catch (cause) {
      log("setback", "What a minute's searches didn't find isn't counted.", { cause: String(cause) });
    }
  }
}
