import { createContext, useContext } from "react";

/** Asks you to confirm that it's you. Rejects if you cancel. */
export type Reauthenticate = () => Promise<void>;

export const ReauthenticationContext = createContext<Reauthenticate | undefined>(undefined);

export function useReauthentication(): Reauthenticate {
  const reauthenticate = useContext(ReauthenticationContext);
  if (!reauthenticate) throw new Error("useReauthentication needs a Reauthentication around it.");
  return reauthenticate;
}
