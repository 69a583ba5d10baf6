import { useSyncExternalStore } from "react";
import { ChooseStatement } from "./choose-statement.tsx";
import { StatementResults } from "./statement-results.tsx";
import { storedStatements } from "./stored-statement.ts";

/** A bank's file: read here, booking by the shop row by row, and booked. */
export function BankStatement({ uid }: { uid: string }) {
  const all = useSyncExternalStore(storedStatements.subscribe, storedStatements.all, () => undefined);
  const stored = all?.[uid];
  if (!stored) return <ChooseStatement uid={uid} onRead={(read) => storedStatements.set(uid, read)} />;
  return <StatementResults statement={stored} onAnother={() => storedStatements.set(uid, undefined)} />;
}
