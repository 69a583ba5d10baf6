import { QuickContact } from "./quick-contact.tsx";
import { Reasons } from "./reasons.tsx";

/** Static blocks, the same for everyone. */
export default function UnchangingBlocks() {
  return (
    <>
      <Reasons />
      <QuickContact />
    </>
  );
}
