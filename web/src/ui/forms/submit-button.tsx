interface Props {
  label: string;
  isPending: boolean;
  /** It can't be undone. */
  isFinal?: boolean;
  /** It's hardly what to do next. */
  isQuiet?: boolean;
}

export function SubmitButton({ label, isPending, isFinal = false, isQuiet = false }: Props) {
  const look = isQuiet ? "border-base-300 bg-base-100" : isFinal ? "btn-error" : "btn-primary";
  return (
    <button type="submit" className={`btn btn-lg w-full ${look}`} disabled={isPending}>
      {isPending && <span className="spinner size-5" aria-hidden="true" />}
      {/* In an element of its own, because translators take the text away before which React would insert. */}
      <span>{label}</span>
    </button>
  );
}
