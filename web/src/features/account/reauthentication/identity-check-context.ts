import { createContext, useContext } from "react";

/** Asks who is signed in to show it once more. Rejects where he does not want to. */
export type ConfirmIdentity = () => Promise<void>;

export const IdentityCheckContext = createContext<ConfirmIdentity | undefined>(undefined);

export function useIdentityCheck(): ConfirmIdentity {
  const confirmIdentity = useContext(IdentityCheckContext);
  if (!confirmIdentity) throw new Error("useIdentityCheck needs an IdentityCheck around it.");
  return confirmIdentity;
}
