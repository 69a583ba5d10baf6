interface Props {
  label: string;
  isPending: boolean;
  /** Without it, the button submits its form. */
  onClick?: () => void;
}

/** Quieter than a form's main button, because many appear together. */
export function SecondaryButton({ label, isPending, onClick }: Props) {
  return (
    <button
      type={onClick ? "button" : "submit"}
      className={`btn ${onClick ? "w-fit border-base-300 bg-base-100" : "btn-primary w-full sm:w-fit"}`}
      disabled={isPending}
      onClick={onClick}
    >
      {isPending && <span className="spinner size-5" aria-hidden="true" />}
      <span>{label}</span>
    </button>
  );
}
