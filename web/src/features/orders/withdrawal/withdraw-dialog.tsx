import type { ShownOrder } from "@carparts/functions/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { Modal } from "#ui/dialogs/modal.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { useSubmit } from "#ui/forms/submission.ts";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { Spinner } from "#ui/states/spinner.tsx";
import { paymentQuery } from "../orders.queries.ts";
import { Acknowledged, Lines } from "./acknowledged.tsx";
import { receivedAt } from "./received-at.ts";
import { useWithdrawOrder } from "./withdrawals.queries.ts";

const TITLE = "Withdraw from contract";

interface Props {
  uid: string;
  id: string;
  onClose: () => void;
}

export function WithdrawDialog({ uid, id, onClose }: Props) {
  const { data: order, error, refetch } = useQuery(paymentQuery(uid, id));
  if (order) return <Withdrawal order={order} onClose={onClose} />;
  return (
    <Modal title={TITLE} onClose={onClose}>
      {error ? (
        <LoadFailed what="The order" error={error} onRetry={() => refetch()} />
      ) : (
        <Spinner label="Loading the order" />
      )}
    </Modal>
  );
}

/** What is declared, and of which contract. */
function contentOf({ number, productName, MinimumOrder, name, email }: ShownOrder) {
  return { Order: number, Part: productName, Pieces: `${MinimumOrder}`, Name: name, Email: email };
}

interface WithdrawalProps {
  order: ShownOrder;
  onClose: () => void;
}

/** Once it's declared it says so, also to who opens it again. */
function Withdrawal({ order, onClose }: WithdrawalProps) {
  const withdraw = useWithdrawOrder(order._id);
  const submission = useSubmit(withdraw);
  const { withdrawnAt } = withdraw.data ?? order;
  if (withdrawnAt) {
    return (
      <Modal title="You have withdrawn" onClose={onClose}>
        <Acknowledged content={{ ...contentOf(order), Received: receivedAt(withdrawnAt) }}>
          <p className="wrap-anywhere">
            An email to {order.email} says the same. If we haven't sent this order yet, we won't. What you
            have, please send back within 14 days.
          </p>
        </Acknowledged>
        <button type="button" className="btn" onClick={onClose}>
          Close
        </button>
      </Modal>
    );
  }
  return (
    <FormDialog
      title={TITLE}
      lead={<p>You withdraw from the contract about this order, all its pieces. You needn't say why.</p>}
      submission={submission}
      action="Confirm withdrawal"
      onSubmit={(event) => {
        event.preventDefault();
        submission.send();
      }}
      onClose={onClose}
    >
      <Lines content={contentOf(order)} />
      <p className="muted wrap-anywhere text-sm">
        We acknowledge it at once, here and by email to {order.email}.
      </p>
    </FormDialog>
  );
}
