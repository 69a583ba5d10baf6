interface Props {
  label: string;
  isPending: boolean;
  /** It can't be undone. */
  isFinal?: boolean;
}

export function SubmitButton({ label, isPending, isFinal = false }: Props) {
  return (
    <button
      type="submit"
      className={`btn btn-lg w-full ${isFinal ? "btn-error" : "btn-primary"}`}
      disabled={isPending}
    >
      {isPending && <span className="spinner size-5" aria-hidden="true" />}
      {/* In an element of its own, because translators take the text away before which React would insert. */}
      <span>{label}</span>
    </button>
  );
}
