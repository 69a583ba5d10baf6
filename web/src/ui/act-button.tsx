interface Props {
  label: string;
  isPending: boolean;
  /** Without it the button sends its form. */
  onClick?: () => void;
}

/** A button of the account's sections: quieter than a form's own, because many stand together. */
export function ActButton({ label, isPending, onClick }: Props) {
  return (
    <button
      type={onClick ? "button" : "submit"}
      className={`btn ${onClick ? "w-fit border-base-300 bg-base-100" : "btn-primary w-full sm:w-fit"}`}
      disabled={isPending}
      onClick={onClick}
    >
      {isPending && <span className="spinner size-5" aria-hidden="true" />}
      {label}
    </button>
  );
}
