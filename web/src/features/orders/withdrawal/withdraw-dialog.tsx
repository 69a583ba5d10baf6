import type { ShownOrder } from "@carparts/functions/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { shopDateTime } from "#lib/shop-date-time.ts";
import { LoadingModal } from "#ui/dialogs/loading-modal.tsx";
import { Modal } from "#ui/dialogs/modal.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { useSubmit } from "#ui/forms/submission.ts";
import { paymentQuery } from "../orders.queries.ts";
import { Acknowledged, Lines, receivedText } from "./acknowledged.tsx";
import { useWithdrawOrder } from "./withdrawals.queries.ts";

const TITLE = "Withdraw from contract";

interface Props {
  uid: string;
  id: string;
  onClose: () => void;
}

export function WithdrawDialog({ uid, id, onClose }: Props) {
  const query = useQuery(paymentQuery(uid, id));
  if (query.data) return <Withdrawal order={query.data} onClose={onClose} />;
  return <LoadingModal title={TITLE} what="The order" query={query} onClose={onClose} />;
}

/** The declaration, and its contract. */
function emailContent({ number, productName, MinimumOrder, name, email }: ShownOrder) {
  return { Order: number, Part: productName, Pieces: `${MinimumOrder}`, Name: name, Email: email };
}

interface WithdrawalProps {
  order: ShownOrder;
  onClose: () => void;
}

/** Once it's declared it says so, also to who opens it again. */
function Withdrawal({ order, onClose }: WithdrawalProps) {
  const withdraw = useWithdrawOrder(order._id);
  const submission = useSubmit(withdraw, {
    what: `Order ${order.number}`,
    doneText: receivedText,
    showsDone: true,
  });
  const { withdrawnAt } = withdraw.data ?? order;
  if (withdrawnAt) {
    return (
      <Modal title="You have withdrawn" onClose={onClose}>
        <Acknowledged content={{ ...emailContent(order), Received: shopDateTime(withdrawnAt) }}>
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
      <Lines content={emailContent(order)} />
      <p className="muted wrap-anywhere text-sm">
        We acknowledge it at once, here and by email to {order.email}.
      </p>
    </FormDialog>
  );
}
