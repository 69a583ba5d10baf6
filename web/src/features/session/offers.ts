import { readEnvironment, type SignInMethod } from "#lib/environment.ts";

const offered: ReadonlySet<SignInMethod> = new Set(readEnvironment(import.meta.env).VITE_SIGN_IN_METHODS);

/** Whether this shop has switched a way of signing in on. What is off is not shown. */
export function offers(method: SignInMethod): boolean {
  return offered.has(method);
}
