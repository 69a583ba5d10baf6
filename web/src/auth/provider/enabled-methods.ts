import { readEnvironment, type SignInMethod } from "#lib/environment.ts";

const offered: ReadonlySet<SignInMethod> = new Set(readEnvironment(import.meta.env).VITE_SIGN_IN_METHODS);

/** Hides the sign-in methods that this shop hasn't turned on. */
export function isMethodEnabled(method: SignInMethod): boolean {
  return offered.has(method);
}

/** The same, by the provider's id. */
export function isProviderEnabled(providerId: string): boolean {
  if (providerId === "google.com") return isMethodEnabled("google");
  if (providerId === "phone") return isMethodEnabled("phone");
  return true;
}
