export function SubmitButton({ label, isPending }: { label: string; isPending: boolean }) {
  return (
    <button type="submit" className="btn btn-primary btn-lg w-full" disabled={isPending}>
      {isPending && <span className="spinner size-5" aria-hidden="true" />}
      {label}
    </button>
  );
}
