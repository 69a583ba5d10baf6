import type { DatabaseSync, StatementSync } from "node:sqlite";
import { nameKey } from "../../../contract/values/names.ts";
import { type FitmentRow, joinYears, STILL_BUILT } from "../../../fitment/fitment-rule.ts";
import { commonest, countSpellings } from "../../spelling/spellings.ts";
import type { VehicleNames } from "./vehicle-names.ts";

type RowWithNote = FitmentRow & { readonly note?: string | undefined };

/** Makes and models are keys. Each spelling of one is a vehicle of its own, and a part has one of them. */
export class FitmentWriter {
  readonly #vehicles = new Map<string, number>();
  readonly #keys = new Map<string, string>();
  readonly #names: VehicleNames;
  readonly #addVehicle: StatementSync;
  readonly #add: StatementSync;
  readonly #remove: StatementSync;

  constructor(db: DatabaseSync, names: VehicleNames) {
    this.#names = names;
    this.#addVehicle = db.prepare("INSERT INTO vehicle (make, model, spelling) VALUES (?, ?, ?)");
    this.#add = db.prepare("INSERT INTO fitment VALUES (?, ?, ?, ?, ?)");
    this.#remove = db.prepare("DELETE FROM fitment WHERE vehicle = ? AND part = ?");
    for (const { vehicle, make, model, spelling } of db.prepare("SELECT * FROM vehicle").all()) {
      this.#vehicles.set(JSON.stringify([make, model, spelling]), Number(vehicle));
      names.add(String(make), model === null ? null : String(model));
    }
  }

  write(part: number, fitment: readonly RowWithNote[]): number[] {
    const vehicles: number[] = [];
    for (const [make, ofMake] of Map.groupBy(fitment, (row) => this.#keyOf(row.make))) {
      for (const [model, rows] of Map.groupBy(ofMake, (row) => this.#keyOf(row.model))) {
        const vehicle = this.#vehicle(make, model, spelling(rows, "model"));
        const hasNote = Number(rows.some(({ note }) => note));
        for (const { first, last } of joinYears(rows)) this.#add.run(vehicle, part, first, last, hasNote);
        vehicles.push(vehicle);
      }
      const vehicle = this.#vehicle(make, null, spelling(ofMake, "make"));
      this.#add.run(vehicle, part, 0, STILL_BUILT, 0);
      vehicles.push(vehicle);
    }
    return vehicles;
  }

  remove(part: number, vehicles: readonly number[]): void {
    for (const vehicle of vehicles) this.#remove.run(vehicle, part);
  }

  #vehicle(make: string, model: string | null, spelling: string): number {
    const key = JSON.stringify([make, model, spelling]);
    const existing = this.#vehicles.get(key);
    if (existing !== undefined) return existing;
    const vehicle = Number(this.#addVehicle.run(make, model, spelling).lastInsertRowid);
    this.#vehicles.set(key, vehicle);
    this.#names.add(make, model);
    return vehicle;
  }

  #keyOf(name: string): string {
    const key = this.#keys.get(name) ?? nameKey(name);
    this.#keys.set(name, key);
    return key;
  }
}

function spelling(rows: readonly FitmentRow[], name: "make" | "model"): string {
  return commonest(countSpellings(rows.map((row) => row[name])));
}
