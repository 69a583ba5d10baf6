import { readEnvironment, type SignInMethod } from "#lib/environment.ts";

const offered: ReadonlySet<SignInMethod> = new Set(readEnvironment(import.meta.env).VITE_SIGN_IN_METHODS);

/** Whether this shop has switched a way of signing in on. What is off is not shown. */
export function offers(method: SignInMethod): boolean {
  return offered.has(method);
}

/** Whether it has this way of signing in switched on, by the provider's id. */
export function offersProvider(providerId: string): boolean {
  if (providerId === "google.com") return offers("google");
  if (providerId === "phone") return offers("phone");
  return true;
}
