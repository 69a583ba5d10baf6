import type { ReactNode } from "react";
import { tellRefusal } from "#lib/tell-end.ts";
import { useIsHere } from "#lib/use-is-here.ts";
import { Modal } from "#ui/dialogs/modal.tsx";
import { FormError } from "#ui/forms/form-error.tsx";

interface Props {
  what: "count" | "delivery";
  /** What is going to be booked. */
  children: ReactNode;
  /** Whether there is anything to book. */
  isPossible: boolean;
  isPending: boolean;
  error: Error | null;
  onBook: () => Promise<unknown>;
  onClose: () => void;
}

/** Says what a booking does before it does it, and why it was refused, also once it was closed. */
export function BookDialog({ what, children, isPossible, isPending, error, onBook, onClose }: Props) {
  const isHere = useIsHere();

  function book(): void {
    onBook().catch((refusal: Error) => {
      if (!isHere()) tellRefusal(`Booking this ${what}`, refusal);
    });
  }

  return (
    <Modal title={`Book this ${what}?`} onClose={onClose}>
      {children}
      <FormError error={error} />
      <div className="grid gap-3">
        {isPossible && (
          <button type="button" className="btn btn-lg btn-primary" disabled={isPending} onClick={book}>
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
