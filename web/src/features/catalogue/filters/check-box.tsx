import { useId } from "react";

interface Props {
  label: string;
  /** One of many is known by its count too. */
  count?: number | undefined;
  /** Read after the label. */
  note?: string | undefined;
  isChecked: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
}

export function CheckBox({ label, count, note, isChecked, isDisabled = false, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex items-baseline gap-2.5">
      <input
        id={id}
        type="checkbox"
        className="size-5 shrink-0 translate-y-1 accent-primary"
        checked={isChecked}
        disabled={isDisabled}
        aria-describedby={note && `${id}-note`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id} className="flex min-w-0 grow justify-between gap-2 py-1.5 [overflow-wrap:anywhere]">
        {label}
        {count !== undefined && <span className="muted tabular-nums"> {count}</span>}
      </label>
      {note && (
        <span id={`${id}-note`} className="muted text-right text-sm tabular-nums">
          {note}
        </span>
      )}
    </div>
  );
}
