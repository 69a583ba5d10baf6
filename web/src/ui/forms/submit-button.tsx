/** The button that sends a form; while it is sent it cannot be sent again. */
export function SubmitButton({ label, isPending }: { label: string; isPending: boolean }) {
  return (
    <button type="submit" className="btn btn-primary btn-lg w-full" disabled={isPending}>
      {isPending && <span className="spinner size-5" aria-hidden="true" />}
      {label}
    </button>
  );
}
