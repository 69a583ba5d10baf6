/** Where the caller's ID token is stored, as the specification asks. */
export const ACCESS_TOKEN = "accessToken";

/** Whether somebody was signed in here, so that Firebase is worth loading. */
export function hasSavedSession(): boolean {
  return typeof localStorage !== "undefined" && localStorage.getItem(ACCESS_TOKEN) !== null;
}
