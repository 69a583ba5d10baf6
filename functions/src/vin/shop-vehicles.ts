import { listVehicles, VehiclesAnswer } from "../contract/catalogue/vehicles.ts";
import { pathOf } from "../contract/endpoint.ts";
import { busy } from "../core/app-error.ts";

const FRESH_MILLISECONDS = 5_000;
const LONGEST_FETCH_MILLISECONDS = 3_000;

interface CacheEntry {
  readonly at: number;
  readonly names: Promise<readonly string[]>;
}

/** The makes and models that the shop has parts for, as its own site lists them. */
export class ShopVehicles {
  readonly #site: string;
  readonly #entries = new Map<string, CacheEntry>();

  constructor(site: string) {
    this.#site = site;
  }

  makes(): Promise<readonly string[]> {
    return this.#names(undefined);
  }

  /** Only makes that the shop has, so that the cache can't outgrow the catalogue. */
  models(make: string): Promise<readonly string[]> {
    return this.#names(make);
  }

  #names(make: string | undefined): Promise<readonly string[]> {
    const key = make ?? "";
    const entry = this.#entries.get(key);
    if (entry && Date.now() < entry.at + FRESH_MILLISECONDS) return entry.names;
    const names = this.#query(make);
    this.#entries.set(key, { at: Date.now(), names });
    names.catch(() => this.#entries.delete(key));
    return names;
  }

  async #query(make: string | undefined): Promise<readonly string[]> {
    try {
      const answer = await fetch(`${this.#site}${pathOf(listVehicles.path, {}, { make })}`, {
        signal: AbortSignal.timeout(LONGEST_FETCH_MILLISECONDS),
      });
      if (!answer.ok) throw new Error(`The shop's vehicles answer ${answer.status}.`);
      return VehiclesAnswer.parse(await answer.json()).values.map(({ value }) => String(value));
    } catch (cause) {
      throw busy(cause);
    }
  }
}
