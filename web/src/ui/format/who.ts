interface Actor {
  /** A uid, or the hash of that of a deleted account. */
  readonly who: string;
  readonly email?: string | undefined;
}

/** Names who did something, or "you" for the viewer's own uid. */
export function whoText({ who, email }: Actor, viewer: string | undefined): string {
  if (who === viewer) return "you";
  return /^[0-9a-f]{64}$/.test(who) ? "a deleted account" : (email ?? who);
}
