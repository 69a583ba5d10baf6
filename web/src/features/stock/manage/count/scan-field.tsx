import type { ReactNode, RefObject } from "react";
import { Field } from "#ui/forms/field.tsx";
import { formValues } from "#ui/forms/form-values.ts";

interface Props {
  form: RefObject<HTMLFormElement | null>;
  onScan: (code: string) => void;
  /** Beside the button. */
  children?: ReactNode;
}

export function focusScanField(form: Props["form"]): void {
  form.current?.querySelector("input")?.focus();
}

/** Takes what a scanner types and ends with Enter, however fast the next one comes. */
export function ScanField({ form, onScan, children }: Props) {
  return (
    <form
      ref={form}
      className="flex flex-wrap items-end gap-3"
      noValidate
      onSubmit={(event) => {
        const { code } = formValues(event, "code");
        form.current?.reset();
        focusScanField(form);
        onScan(code);
      }}
    >
      <div className="grow basis-60">
        <Field
          label="Scan or type"
          name="code"
          autoFocus
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="next"
          maxLength={200}
          placeholder="Part number, GTIN or shelf"
        />
      </div>
      <button type="submit" className="btn btn-lg border-base-300 bg-base-100">
        Add
      </button>
      {children}
    </form>
  );
}
