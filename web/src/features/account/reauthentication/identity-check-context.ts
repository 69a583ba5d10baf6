import { createContext, useContext } from "react";

/** Asks you to confirm your identity. Rejects if you cancel. */
export type ConfirmIdentity = () => Promise<void>;

export const IdentityCheckContext = createContext<ConfirmIdentity | undefined>(undefined);

export function useIdentityCheck(): ConfirmIdentity {
  const confirmIdentity = useContext(IdentityCheckContext);
  if (!confirmIdentity) throw new Error("useIdentityCheck needs an IdentityCheck around it.");
  return confirmIdentity;
}
