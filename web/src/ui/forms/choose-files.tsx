interface Props {
  label: string;
  /** As an input has it. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** A button that opens the system's own dialog. */
export function ChooseFiles({
  label,
  accept = "image/*",
  multiple = false,
  disabled = false,
  onChoose,
}: Props) {
  return (
    <label
      className={`btn btn-sm w-fit border-base-300 bg-base-100 has-focus-visible:outline-2 ${disabled ? "btn-disabled" : ""}`}
    >
      {label}
      <input
        type="file"
        accept={accept}
        className="sr-only"
        multiple={multiple}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be chosen again, and is no unsaved input.
          currentTarget.value = "";
          if (files.length > 0) onChoose(files);
        }}
      />
    </label>
  );
}
