import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";
import { GiveNumberDialog } from "./give-number-dialog.tsx";
import { givenToQuery } from "./number-without-results.queries.ts";

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
        aria-label={`Add the number ${number} to a part`}
        onClick={() => setOpen(true)}
      >
        Add to a part
      </button>
      {given.map(({ _id, name }) => (
        <span key={_id} className="wrap-anywhere basis-full text-sm text-success">
          Now a number of{" "}
          <Link className="link" to={`${routes.manageItem.path}?${new URLSearchParams({ edit: _id })}`}>
            {name}
          </Link>
        </span>
      ))}
      {isOpen && <GiveNumberDialog number={number} onClose={() => setOpen(false)} />}
    </>
  );
}
