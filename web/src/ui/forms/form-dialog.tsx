import { type ComponentType, type FormEvent, type ReactNode, useEffect, useState } from "react";
import { watchBar } from "#ui/bar.ts";
import { Modal } from "#ui/dialogs/modal.tsx";
import { FormError } from "./form-error.tsx";
import type { Submission } from "./submission.ts";
import { SubmitButton } from "./submit-button.tsx";

interface Props {
  title: string;
  /** Shown above the fields. */
  lead: ReactNode;
  submission: Pick<Submission, "props" | "fieldErrors" | "error" | "isPending">;
  /** The button that sends it. */
  action: string;
  /** Label of the way out, for an action that can't be undone. Disabled while that is running. */
  cancelLabel?: string;
  isWide?: boolean;
  ErrorText?: ComponentType<{ error: Error | null }>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Called on Escape too. */
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The buttons below a long form. */
const STAYS_IN_SIGHT =
  "bar -bottom-6 -mb-4 flex flex-wrap gap-3 *:w-auto! *:first:grow border-base-300 border-t bg-base-100 py-4 sm:-bottom-8 sm:-mb-6";

export function FormDialog({
  title,
  lead,
  submission,
  action,
  cancelLabel,
  isWide,
  ErrorText = FormError,
  onSubmit,
  onClose,
  children,
}: Props) {
  const { props, fieldErrors, error, isPending } = submission;
  const unplaced = useUnplaced(submission);
  return (
    <Modal title={title} onClose={onClose} isWide={isWide}>
      {/* A dialog opened from there would close with it. */}
      <div className="contents" inert={isPending}>
        {lead}
      </div>
      <form {...props} className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={onSubmit} noValidate>
        {children}
        {Object.keys(fieldErrors).length === 0 && <ErrorText error={error} />}
        {unplaced && (
          <p role="alert" className="alert alert-error alert-soft wrap-anywhere text-base">
            {unplaced}
          </p>
        )}
        <div ref={isWide ? watchBar : null} className={isWide ? STAYS_IN_SIGHT : "grid gap-3"}>
          <SubmitButton label={action} isPending={isPending} isFinal={cancelLabel !== undefined} />
          <button
            type="button"
            className="btn btn-ghost"
            disabled={cancelLabel !== undefined && isPending}
            onClick={onClose}
          >
            {cancelLabel ?? "Cancel"}
          </button>
        </div>
      </form>
    </Modal>
  );
}

/** The errors that the form has no field for. */
function useUnplaced({ props: { ref }, fieldErrors }: Pick<Submission, "props" | "fieldErrors">): string {
  // After the fields' own handlers, which may show corrected errors again.
  const [heard, setHeard] = useState(fieldErrors);
  const [unplaced, setUnplaced] = useState("");
  useEffect(() => setHeard(fieldErrors), [fieldErrors]);
  useEffect(() => {
    const shown = ref.current?.textContent ?? "";
    const texts = Object.values(heard).filter((text) => !shown.includes(text));
    setUnplaced(texts.join(" "));
  }, [ref, heard]);
  return unplaced;
}
