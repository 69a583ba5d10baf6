import type { UseMutationResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { toastResult } from "#lib/toast-result.ts";
import { Button } from "./button.tsx";
import { focusNeighbourOnRemoval } from "./focus-neighbour.ts";

interface Props {
  id: string;
  /** The subject of a refusal's sentence. */
  what: string;
  remove: Pick<UseMutationResult<unknown, Error, string>, "isPending" | "isSuccess" | "mutateAsync">;
  /** Its name, also where it's an icon. */
  children?: ReactNode;
}

/** Asks the specification's question first. */
export function DeleteButton({ id, what, remove, children = "Delete" }: Props) {
  return (
    <Button
      ref={focusNeighbourOnRemoval}
      className={`btn-sm btn-error btn-outline ${typeof children === "string" ? "" : "px-2.5"}`}
      // Until the list has followed, a second press would be refused.
      isOff={remove.isPending || remove.isSuccess}
      onClick={() => {
        if (!confirm("Are You sure You want to Delete the Id")) return;
        toastResult(remove.mutateAsync(id), what);
      }}
    >
      {children}
    </Button>
  );
}
