import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { pluralize } from "#ui/format/pluralize.ts";
import { Field } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { useSubmit } from "#ui/forms/submission.ts";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { foundPartsQuery, useGiveNumber } from "./number-without-results.queries.ts";

interface Props {
  number: string;
  onClose: () => void;
}

/** Asks which part has the number. The only one that is found is chosen at once. */
export default function GiveNumberDialog({ number, onClose }: Props) {
  const [typed, setTyped] = useState("");
  const q = typed.trim();
  const query = useQuery(foundPartsQuery(q));
  const [chosenId, setChosenId] = useState<string>();
  const found = q === "" ? undefined : query.data;
  const [first, ...others] = found?.items ?? [];
  const only = others.length === 0 && !query.isPlaceholderData ? first : undefined;
  const part = found?.items.find(({ _id }) => _id === chosenId) ?? only;
  const submission = useSubmit(useGiveNumber(number), {
    what: number,
    doneText: ({ name }) => `${name} has the number ${number} now.`,
    onDone: onClose,
  });
  const { part: fault = Object.values(submission.fieldErrors)[0] } = submission.fieldErrors;

  function submit(event: FormEvent<HTMLFormElement>): void {
    const { brand } = formValues(event, "brand");
    if (submission.check(part ? {} : { part: "Choose the part that has this number." }) && part)
      submission.send({ part, brand });
  }

  return (
    <FormDialog
      title="Add to a part"
      lead={
        <p className="wrap-anywhere">
          Customers who search <strong>{number}</strong> will find the part.
        </p>
      }
      submission={submission}
      action="Add the number"
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Part"
        name="part"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        hint="Its number or name."
        error={fault}
      />
      {query.error && (
        <LoadFailed what="The parts" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {found && <Choices {...found} chosen={part} onChoose={setChosenId} isOld={query.isPlaceholderData} />}
      <Field
        label="Brand"
        name="brand"
        autoComplete="off"
        maxLength={60}
        hint="Leave empty if it's the vehicle maker's own number."
      />
    </FormDialog>
  );
}

interface ChoicesProps {
  items: readonly ListedPart[];
  total: number;
  chosen: ListedPart | undefined;
  isOld: boolean;
  onChoose: (id: string) => void;
}

function Choices({ items, total, chosen, isOld, onChoose }: ChoicesProps) {
  const more = total > items.length ? `, the first ${items.length} of them here` : "";
  return (
    <fieldset className="grid gap-1" inert={isOld}>
      <legend className="muted mb-1 text-sm" role="status">
        {`${pluralize(total, "part")} found${more}`}
      </legend>
      {items.map(({ _id, name, partNumber, brand }) => (
        <label key={_id} className="flex min-h-8 items-center gap-2">
          <input
            type="radio"
            name="found"
            className="radio radio-sm"
            checked={_id === chosen?._id}
            onChange={() => onChoose(_id)}
          />
          <span className="wrap-anywhere min-w-0">
            {name} <span className="muted text-sm">{[partNumber, brand].filter(Boolean).join(", ")}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
