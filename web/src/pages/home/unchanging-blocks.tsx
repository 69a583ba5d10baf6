import { OrderingSteps } from "./ordering-steps.tsx";
import { QuickContact } from "./quick-contact.tsx";
import { Reasons } from "./reasons.tsx";

/** The blocks that say the same to everybody and do nothing by themselves. */
export default function UnchangingBlocks() {
  return (
    <>
      <OrderingSteps />
      <Reasons />
      <QuickContact />
    </>
  );
}
