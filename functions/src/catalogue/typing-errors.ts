/** How many typing errors a word may hold. A number holds none: another number is another part. */
export function errorsAllowed(word: string): 0 | 1 | 2 {
  if (!isCorrectable(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Whether a word of a part may be what was meant by a word with typing errors. */
export function isCorrectable(word: string): boolean {
  return word.length >= 2 && /^\p{L}+$/u.test(word);
}

/** The letters inserted, left out, replaced or swapped between two words; `most + 1` where it's more. */
export function typingErrors(typed: string, meant: string, most: number): number {
  if (Math.abs(typed.length - meant.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= meant.length; column++) {
      const isSame = typed[row - 1] === meant[column - 1];
      let errors = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      if (row > 1 && column > 1 && isSwap) errors = Math.min(errors, (beforeLast[column - 2] ?? 0) + 1);
      current.push(errors);
      least = Math.min(least, errors);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[meant.length] ?? 0, most + 1);
}
