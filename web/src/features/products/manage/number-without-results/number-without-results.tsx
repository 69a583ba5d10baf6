import { pathOf } from "@carparts/functions/contract/endpoint";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { routes } from "#routes.ts";
import { dialogOnDemand } from "#ui/dialogs/dialog-on-demand.tsx";
import { Link } from "#ui/link.tsx";
import { givenToQuery } from "./given-to.queries.ts";

const GiveNumberDialog = dialogOnDemand("Add to a part", () => import("./give-number-dialog.tsx"));

/** Makes a new part of a number that was searched and not found, or gives it to one. Says which part has it since. */
export default function NumberWithoutResults({ number }: { number: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data: given } = useQuery(givenToQuery(number));
  return (
    <>
      <Link
        className="link text-sm"
        aria-label={`Add a part with the number ${number}`}
        to={`${routes.addItem.path}?${new URLSearchParams({ oemNumbers: number })}`}
      >
        Add a part
      </Link>
      <button
        type="button"
        className="link text-sm"
        aria-label={`Add to a part: ${number}`}
        onClick={() => setOpen(true)}
      >
        Add to a part
      </button>
      {given.map(({ _id, name }) => (
        <span key={_id} className="wrap-anywhere basis-full text-sm text-success">
          Now a number of{" "}
          <Link className="link" to={pathOf(routes.managedPart.path, { id: _id })}>
            {name}
          </Link>
        </span>
      ))}
      {isOpen && <GiveNumberDialog number={number} onClose={() => setOpen(false)} />}
    </>
  );
}
