import { useLayoutEffect, useRef, useState } from "react";
import { Field } from "#ui/forms/field.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { findPartsByNumber } from "./purchases.queries.ts";
import type { DraftLine } from "./unsaved-lines.ts";

interface Props {
  /** Returns false where the part is already among the lines. */
  onFound: (line: DraftLine) => boolean;
}

/** By its number, typed or scanned. Pack and cost are those of the supplier's offer, which the server looks up. */
export function AddLine({ onFound }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const add = useRef(onFound);
  useLayoutEffect(() => {
    add.current = onFound;
  });
  const [done, setDone] = useState("");
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const turn = useRef(Promise.resolve());

  /** Returns why nothing is added. */
  async function take(code: string): Promise<string | undefined> {
    const parts = await findPartsByNumber(code).catch((failure: Error) => failure);
    if (parts instanceof Error) return parts.message;
    const [part, ...others] = parts;
    if (!part) return "No part has this number.";
    if (others.length > 0) return "Several parts have this number. Type one that only the right one has.";
    const { _id: productId, name, partNumber } = part;
    const line = { productId, name, partNumber, supplierNumber: null, pack: null, packs: 1, cost: null };
    setDone(add.current(line) ? `${name}: added.` : `${name} is already on it.`);
    return undefined;
  }

  function lookUp(code: string): void {
    setDone("");
    if (waiting.length === 0) setFaults(code === "" ? ["Type a part's number."] : []);
    if (code === "") return;
    setWaiting((before) => [...before, code]);
    // One after the other, so that lines come in the order of the scans.
    turn.current = turn.current.then(async () => {
      const fault = await take(code);
      if (fault !== undefined) setFaults((before) => [...before, `${code}: ${fault}`]);
      setWaiting(([_first, ...others]) => others);
    });
  }

  return (
    <div className="grid gap-1 print:hidden">
      <form
        ref={form}
        noValidate
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          const { number } = formValues(event, "number");
          form.current?.reset();
          lookUp(number);
        }}
      >
        <div className="grow basis-60 sm:max-w-80">
          <Field
            label="Add a part"
            name="number"
            autoComplete="off"
            maxLength={200}
            placeholder="Part number or GTIN"
          />
        </div>
        <button type="submit" className="btn border-base-300 bg-base-100">
          Add
        </button>
      </form>
      <p role="status" className="wrap-anywhere min-h-5 text-sm">
        {waiting.length > 0 ? `Looking up ${waiting.join(", ")} …` : done}
      </p>
      {faults.length > 0 && (
        <p role="alert" className="wrap-anywhere font-semibold text-error text-sm">
          {faults.join(" ")}
        </p>
      )}
    </div>
  );
}
