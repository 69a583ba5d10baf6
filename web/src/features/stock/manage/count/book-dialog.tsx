import type { ReactNode } from "react";
import { toastError } from "#lib/toast-result.ts";
import { useIsMounted } from "#lib/use-is-mounted.ts";
import { Button } from "#ui/button.tsx";
import { Modal } from "#ui/dialogs/modal.tsx";
import { FormError } from "#ui/forms/form-error.tsx";

interface Props {
  what: "count" | "delivery";
  /** The lines that are booked. */
  children: ReactNode;
  isPossible: boolean;
  isPending: boolean;
  error: Error | null;
  onBook: () => Promise<unknown>;
  onClose: () => void;
}

/** Previews a booking, and shows its refusal, even after it was closed. */
export function BookDialog({ what, children, isPossible, isPending, error, onBook, onClose }: Props) {
  const isMounted = useIsMounted();

  function book(): void {
    onBook().catch((refusal: Error) => {
      if (!isMounted()) toastError(`Booking this ${what}`, refusal);
    });
  }

  return (
    <Modal title={`Book this ${what}?`} onClose={onClose}>
      {children}
      <FormError error={error} />
      <div className="grid gap-3">
        {isPossible && (
          <Button className="btn-lg btn-primary" isBusy={isPending} onClick={book}>
            Book
          </Button>
        )}
        <button type="button" className="btn btn-ghost" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Modal>
  );
}
