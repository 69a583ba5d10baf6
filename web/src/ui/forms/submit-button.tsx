export function SubmitButton({ label, isPending }: { label: string; isPending: boolean }) {
  return (
    <button type="submit" className="btn btn-primary btn-lg w-full" disabled={isPending}>
      {isPending && <span className="spinner size-5" aria-hidden="true" />}
      {/* In an element of its own, because translators take the text away before which React would insert. */}
      <span>{label}</span>
    </button>
  );
}
