import { Spinner } from "#ui/states/spinner.tsx";

/** Stands where an account's own part of a page will be. */
export function SigningIn() {
  return <Spinner label="Signing you in" />;
}
