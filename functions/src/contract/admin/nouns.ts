interface Noun {
  /** Of the database and the API: `/api/makers`. */
  readonly collection: string;
  /** The field that names a thing in its address and in the audit log, and the one with its name, which no other has. */
  readonly key: string;
  readonly name: string;
  /** The ends of its events in the audit log. */
  readonly events: readonly string[];
}

/** Lists that admins keep beside parts, orders and people. Tests, the audit log and the rules' table loop over them. */
export const nouns = {
  maker: { collection: "makers", key: "brand", name: "brand", events: ["saved", "deleted"] },
  supplier: { collection: "suppliers", key: "_id", name: "name", events: ["added", "changed", "deleted"] },
} as const satisfies Record<string, Noun>;

export type NounName = keyof typeof nouns;
export type NounEvent = {
  [Name in NounName]: `${Name}_${(typeof nouns)[Name]["events"][number]}`;
}[NounName];

export const nounNames = Object.keys(nouns) as NounName[];

export const nounEvents = nounNames.flatMap((noun) =>
  nouns[noun].events.map((event) => `${noun}_${event}` as NounEvent),
);

/** Undefined for an event of anything else. */
export function nounOf(event: string): NounName | undefined {
  return nounNames.find((noun) => event.startsWith(`${noun}_`));
}
