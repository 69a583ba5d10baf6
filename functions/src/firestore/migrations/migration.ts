export type Fields = Readonly<Record<string, unknown>>;

/** Upgrades a document and its name, by its collection. Documents may be damaged: a step leaves alone what it can't read, and what is in the new form already. */
export type Migration = Readonly<Record<string, (document: Fields, id: string) => Fields>>;

export function isMap(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
