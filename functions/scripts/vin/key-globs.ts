/** In the tables a key has `*` for any sign, and what follows its end says nothing. */
export function globOf(keys: string): string {
  return `${keys.replaceAll("*", "?")}*`;
}

/** Ranks a key: a fixed sign counts most, one of a few less, any sign nothing. */
export function exactnessOf(keys: string): number {
  const choices = keys.match(/\[[^[\]]*\]/g) ?? [];
  const own = keys.replace(/\[[^[\]]*\]|[*|]/g, "").length;
  return own + choices.length * 0.9;
}
