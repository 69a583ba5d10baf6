/** An error of signing in, in the specification's form. */
export function AuthError({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <p role="alert" className="alert alert-error alert-soft text-base">
      Error: {error.message}
    </p>
  );
}
