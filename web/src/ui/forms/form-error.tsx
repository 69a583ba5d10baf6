/** Why a form was not taken. What it says to single fields stands at the fields. */
export function FormError({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <p role="alert" className="alert alert-error alert-soft text-base">
      {error.message}
    </p>
  );
}
