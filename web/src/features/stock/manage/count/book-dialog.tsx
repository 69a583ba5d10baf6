import type { ReactNode } from "react";
import { Modal } from "#ui/dialogs/modal.tsx";
import { FormError } from "#ui/forms/form-error.tsx";

interface Props {
  title: string;
  /** What is going to be booked. */
  children: ReactNode;
  /** Whether there is anything to book. */
  isPossible: boolean;
  isPending: boolean;
  error: Error | null;
  onBook: () => void;
  onClose: () => void;
}

/** Says what a booking does before it does it. */
export function BookDialog({ title, children, isPossible, isPending, error, onBook, onClose }: Props) {
  return (
    <Modal title={title} onClose={onClose}>
      {children}
      <FormError error={error} />
      <div className="grid gap-3">
        {isPossible && (
          <button type="button" className="btn btn-lg btn-primary" disabled={isPending} onClick={onBook}>
            {isPending && <span className="spinner size-5" aria-hidden="true" />}
            <span>Book</span>
          </button>
        )}
        <button type="button" className="btn btn-ghost" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Modal>
  );
}
