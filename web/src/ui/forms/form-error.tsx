import { ApiError } from "#lib/api-client.ts";

/** Errors of single fields are shown at the fields, and not once more here. */
export function FormError({ error }: { error: Error | null }) {
  if (!error) return null;
  const isAtFields = error instanceof ApiError && Object.keys(error.fields).length > 0;
  return (
    <p
      role="alert"
      // Hidden once no field is invalid.
      className={`alert alert-error alert-soft text-base ${isAtFields ? "[form:not(:has([aria-invalid]))_&]:hidden" : ""}`}
    >
      {isAtFields ? "Nothing was saved yet. Please correct the marked fields." : error.message}
    </p>
  );
}
