import { evenIfLate } from "../core/deadline.ts";
import { log } from "../core/log.ts";
import { countableText } from "./countable-text.ts";
import { type ChosenVehicle, serialiseVehicle } from "./serialised-vehicle.ts";
import { ZeroResultCounts, type ZeroResultKind } from "./zero-result-counts.ts";

const WINDOW = 60_000;

type Write = (counts: ZeroResultCounts) => Promise<void>;

/** Counts what this process doesn't find, and writes it at most once a minute. */
export class ZeroResultBuffer {
  readonly #write: Write;
  #pending: ZeroResultCounts | undefined;

  constructor(write: Write) {
    this.#write = write;
  }

  record(kind: Exclude<ZeroResultKind, "vehicles">, typed: string): void {
    this.#add(kind, countableText(typed));
  }

  recordVehicle(chosen: ChosenVehicle): void {
    this.#add("vehicles", serialiseVehicle(chosen));
  }

  #add(kind: ZeroResultKind, counted: string | undefined): void {
    if (counted === undefined) return;
    this.#pending ??= this.#begin();
    this.#pending.add(kind, counted);
  }

  /** A process without requests may be stopped. Its last minute is then lost. */
  #begin(): ZeroResultCounts {
    setTimeout(() => evenIfLate(() => this.#end()), WINDOW).unref();
    return new ZeroResultCounts();
  }

  async #end(): Promise<void> {
    const counts = this.#pending;
    this.#pending = undefined;
    try {
      if (counts) await this.#write(counts.withoutPrefixes());
    } catch (cause) {
      log("setback", "What a minute's searches didn't find isn't counted.", { cause: String(cause) });
    }
  }
}
