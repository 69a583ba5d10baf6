interface Actor {
  /** A uid, or the hash of that of a deleted account. */
  readonly who: string;
  readonly email?: string | undefined;
}

/** Who did something, as the viewer of this uid reads it. */
export function whoText({ who, email }: Actor, viewer: string | undefined): string {
  if (who === viewer) return "you";
  return /^[0-9a-f]{64}$/.test(who) ? "a deleted account" : (email ?? who);
}
