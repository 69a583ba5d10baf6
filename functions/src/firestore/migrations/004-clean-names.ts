import { withoutRepeats } from "../../contract/garage/garage.ts";
import { cleanName } from "../../contract/values/names.ts";
import { type Fields, isMap, type Migration } from "./migration.ts";

// Names and numbers were stored as typed, with what nobody sees, and a garage could hold a vehicle in two spellings.

function normalized(fields: unknown, ...names: string[]): unknown {
  if (!isMap(fields)) return fields;
  const changes = names.flatMap((name) => {
    const value = fields[name];
    return typeof value === "string" ? [[name, cleanName(value)] as const] : [];
  });
  return { ...fields, ...Object.fromEntries(changes) };
}

function withList(document: Fields, name: string, change: (item: unknown) => unknown): Fields {
  const list = document[name];
  return Array.isArray(list) ? { ...document, [name]: list.map(change) } : document;
}

function product(document: Fields): Fields {
  const named = normalized(document, "brand", "partNumber") as Fields;
  const fitting = withList(named, "fitment", (row) => normalized(row, "make", "model"));
  const equivalent = withList(fitting, "equivalents", (each) => normalized(each, "brand", "number"));
  return withList(equivalent, "oemNumbers", (number) =>
    typeof number === "string" ? cleanName(number) : number,
  );
}

type Vehicles = Parameters<typeof withoutRepeats>[0];

function isWhole(garage: Fields): garage is Fields & Vehicles {
  const { vehicles, chosen } = garage;
  const isVehicle = (each: unknown) =>
    isMap(each) && typeof each.make === "string" && typeof each.model === "string";
  return (
    Array.isArray(vehicles) && vehicles.every(isVehicle) && (chosen === null || Number.isInteger(chosen))
  );
}

function garage(document: Fields): Fields {
  const clean = withList(document, "vehicles", (each) => normalized(each, "make", "model"));
  return isWhole(clean) ? { ...clean, ...withoutRepeats(clean) } : clean;
}

export const cleanNames: Migration = { products: product, garages: garage };
