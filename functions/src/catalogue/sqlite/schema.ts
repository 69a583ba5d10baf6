import { CURRENCY } from "../../contract/values/currency.ts";

/** Snapshots of another format are not read. Count up whenever the tables or the way words are read change, or what the feed says of a part. */
const LAYOUT = 11;
const OF_CURRENCY = { USD: 0, EUR: 1000, GBP: 2000 };
export const CATALOGUE_FORMAT = LAYOUT + OF_CURRENCY[CURRENCY];

/** SQLite looks into the index of pictures only where a statement says the same. */
export const IS_OWN_PICTURE = "picture GLOB '/pictures/*'";

/**
 * The words of a part are split here and not by SQLite, so that the index holds them as they are compared: the tokenizer
 * `ascii` keeps every other letter as it is. `detail=column` leaves out the place within a column, which nothing asks for.
 */
export const CREATE_TABLES = `
  CREATE TABLE part (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    name_length INTEGER NOT NULL,
    name_order TEXT NOT NULL,
    brand TEXT NOT NULL,
    part_group TEXT NOT NULL,
    cents INTEGER NOT NULL,
    deposit INTEGER NOT NULL,
    quantity INTEGER NOT NULL,
    minimum_quantity INTEGER NOT NULL,
    expected TEXT,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    superseded_by TEXT,
    part_number TEXT,
    gtin TEXT,
    other_numbers TEXT NOT NULL,
    vehicles TEXT NOT NULL,
    indexed TEXT NOT NULL,
    picture TEXT NOT NULL,
    description TEXT NOT NULL,
    feed_bytes INTEGER NOT NULL
  );

  CREATE INDEX part_feed_bytes ON part (feed_bytes);

  CREATE INDEX part_picture ON part (picture) WHERE ${IS_OWN_PICTURE};

  CREATE TABLE internals (
    id TEXT PRIMARY KEY,
    shelf TEXT,
    shelf_key TEXT,
    cost INTEGER,
    reserved INTEGER NOT NULL,
    waiting INTEGER NOT NULL,
    sold TEXT NOT NULL,
    offers TEXT NOT NULL,
    on_order INTEGER NOT NULL,
    expected TEXT,
    supply TEXT
  ) WITHOUT ROWID;

  CREATE TABLE offer (
    supplier TEXT NOT NULL,
    normal TEXT NOT NULL,
    id TEXT NOT NULL,
    PRIMARY KEY (supplier, normal, id)
  ) WITHOUT ROWID;

  CREATE VIRTUAL TABLE words USING fts5 (
    name, brand, description,
    content = '', contentless_delete = 1, detail = 'column', tokenize = 'ascii'
  );

  CREATE TABLE word (word TEXT PRIMARY KEY) WITHOUT ROWID;

  CREATE TABLE maker (word TEXT PRIMARY KEY) WITHOUT ROWID;

  CREATE TABLE number (
    normal TEXT NOT NULL,
    kind INTEGER NOT NULL,
    part INTEGER NOT NULL,
    PRIMARY KEY (normal, kind, part)
  ) WITHOUT ROWID;

  CREATE TABLE vehicle (
    vehicle INTEGER PRIMARY KEY,
    make TEXT NOT NULL,
    model TEXT,
    spelling TEXT NOT NULL,
    UNIQUE (make, model, spelling)
  );

  CREATE TABLE fitment (
    vehicle INTEGER NOT NULL,
    part INTEGER NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    has_note INTEGER NOT NULL,
    PRIMARY KEY (vehicle, part, first)
  ) WITHOUT ROWID;

  PRAGMA user_version = ${CATALOGUE_FORMAT};
`;

export const DELETE_ALL = `
  DELETE FROM part;
  DELETE FROM internals;
  DELETE FROM offer;
  INSERT INTO words (words) VALUES ('delete-all');
  DELETE FROM word;
  DELETE FROM maker;
  DELETE FROM number;
  DELETE FROM vehicle;
  DELETE FROM fitment;
`;

/** Nobody else has the file, and nobody needs it after a crash. Mapped, its pages are in memory only once. */
export const OWN_FILE = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = MEMORY;
  PRAGMA synchronous = OFF;
  PRAGMA temp_store = MEMORY;
  PRAGMA mmap_size = ${2 ** 31 - 2 ** 16};
`;
