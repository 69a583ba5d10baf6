const DAY = 24 * 60 * 60 * 1000;
const MONTH = 30 * DAY;

/** In milliseconds since 1970, as all times here. */
export interface PictureLife {
  readonly uploadedAt: number;
  readonly usedAt: number | null;
  readonly dueAt: number;
}

/** Begins with a first look after a day, so that a picture which is dropped again by then counts as used. */
export function begunAt(uploadedAt: number): PictureLife {
  return { uploadedAt, usedAt: null, dueAt: uploadedAt + DAY };
}

/**
 * Its life after a look at it, or undefined at its end. It's looked at each month while it's in use, and may have gone
 * out of use right after: another month later, whatever can be undone finds it.
 */
export function lifeAfter({ uploadedAt, usedAt }: PictureLife, isUsed: boolean, now: number) {
  if (isUsed) return { uploadedAt, usedAt: now, dueAt: now + MONTH };
  const retainedUntil = Math.max(uploadedAt + MONTH, usedAt === null ? 0 : usedAt + 2 * MONTH);
  if (now >= retainedUntil) return undefined;
  return { uploadedAt, usedAt, dueAt: usedAt === null ? Math.min(now + DAY, retainedUntil) : retainedUntil };
}
