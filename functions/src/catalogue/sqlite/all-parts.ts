import type { DatabaseSync } from "node:sqlite";
import { nameKey } from "../../contract/values/names.ts";
import type { PartGroup } from "../../contract/values/part-groups.ts";
import type { Vehicle } from "../../contract/values/vehicle.ts";
import type { Count } from "../catalogue.ts";
import type { FittedModel } from "../coverage/coverage-rule.ts";
import type { Columns } from "./columns.ts";
import { DemandReader, type WantedPart } from "./demand-reader.ts";
import { FittedModels } from "./vehicles/fitted-models.ts";
import type { SqliteVehicles } from "./vehicles/sqlite-vehicles.ts";
import type { VehicleSearch } from "./vehicles/vehicle-search.ts";

/** Reports on all parts for admins. Parts may change between two of them. */
export class AllParts {
  readonly #columns: Columns;
  readonly #vehicles: VehicleSearch;
  readonly #lexicon: SqliteVehicles;
  readonly #models: FittedModels;
  readonly #demand: DemandReader;

  constructor(db: DatabaseSync, columns: Columns, vehicles: VehicleSearch, lexicon: SqliteVehicles) {
    this.#columns = columns;
    this.#vehicles = vehicles;
    this.#lexicon = lexicon;
    this.#models = new FittedModels(db);
    this.#demand = new DemandReader(db);
  }

  fittedModels(): Generator<FittedModel> {
    const makes = new Map(this.#vehicles.makes().map(({ value }) => [nameKey(value), value]));
    return this.#models.each(this.#columns, makes);
  }

  universalByGroup(): Count<PartGroup>[] {
    return this.#columns.universalByGroup();
  }

  /** The spelling of most parts; unchanged if none has it. */
  spelt({ make, model }: Vehicle): Vehicle {
    const key = { make: nameKey(make), ...(model !== undefined && { model: nameKey(model) }) };
    const spelt = this.#lexicon.spelt(key);
    return { make: spelt.make || make, ...(model !== undefined && { model: spelt.model || model }) };
  }

  wantedParts(): Generator<WantedPart> {
    return this.#demand.each();
  }

  wantedPart(id: string): WantedPart | undefined {
    return this.#demand.find(id);
  }
}
