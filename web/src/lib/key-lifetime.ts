/** The API forgets a key after 48 hours. After that, it would be another write. */
export const KEY_LIFETIME_MILLISECONDS = 47 * 60 * 60 * 1000;

/** True if the API still knows a key that was sent then, in milliseconds. */
export function isKeyAlive(at: number): boolean {
  return Date.now() - at < KEY_LIFETIME_MILLISECONDS;
}
