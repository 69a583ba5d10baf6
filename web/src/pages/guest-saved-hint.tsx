import { useSavedOps } from "#features/saved/saved-ops.ts";

/** Tells a guest what happens once they sign in. */
export function GuestSavedHint() {
  const wishes = useSavedOps();
  const [first, ...others] = wishes;
  if (!first) return null;
  const what = others.length > 0 ? `${wishes.length} parts` : first.name;
  return (
    <p role="status" className="alert alert-info alert-soft block text-base">
      {`Sign in, and we'll save ${what} for you.`}
    </p>
  );
}
