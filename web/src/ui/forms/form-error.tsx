/** Errors of single fields are shown at the fields. */
export function FormError({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <p role="alert" className="alert alert-error alert-soft text-base">
      {error.message}
    </p>
  );
}
