import { useState } from "react";
import { Modal } from "#ui/dialogs/modal.tsx";
import type { TablePreferences } from "./table-preferences.ts";

interface Props {
  preferences: TablePreferences;
  /** All that can be chosen. */
  labels: readonly string[];
  /** The noun of a row, such as `part`. */
  thing: string;
}

/** Chooses the list's columns. */
export function ColumnsButton({ preferences: { columns, chooseColumns }, labels, thing }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-sm border-base-300 bg-base-100" onClick={() => setOpen(true)}>
        Columns
      </button>
      {isOpen && (
        <Modal title="Columns" onClose={() => setOpen(false)}>
          <fieldset className="grid gap-1">
            <legend className="muted pb-1 text-sm">{`What the list shows of each ${thing}`}</legend>
            {labels.map((label) => (
              <label key={label} className="flex min-h-8 items-center gap-2.5 font-semibold">
                <input
                  type="checkbox"
                  className="size-5 accent-primary"
                  checked={columns.includes(label)}
                  onChange={({ target }) =>
                    chooseColumns(
                      columns.filter((column) => column !== label).concat(target.checked ? label : []),
                    )
                  }
                />
                {label}
              </label>
            ))}
          </fieldset>
          <button type="button" className="btn btn-primary" onClick={() => setOpen(false)}>
            Done
          </button>
        </Modal>
      )}
    </>
  );
}
