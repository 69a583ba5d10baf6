import { cleanName } from "@carparts/functions/contract/values/names";
import type { FormEvent } from "react";
import { notify } from "#lib/notify.ts";
import { Field } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { useSubmit } from "#ui/forms/submission.ts";
import { MOST_VIEWS, type View } from "./table-preferences.ts";

interface Props {
  views: readonly View[];
  onSave: (name: string) => void;
  onClose: () => void;
}

export function SaveViewDialog({ views, onSave, onClose }: Props) {
  const submission = useSubmit({});

  function save(event: FormEvent<HTMLFormElement>): void {
    const name = cleanName(formValues(event, "name").name);
    const fault = faultOf(name);
    if (!submission.check(fault ? { name: fault } : {})) return;
    onSave(name);
    onClose();
    notify("success", `View saved: ${name}.`);
  }

  function faultOf(name: string): string | undefined {
    if (name === "") return "Give the view a name.";
    const isNew = !views.some((view) => view.name === name);
    return isNew && views.length >= MOST_VIEWS
      ? `There are ${MOST_VIEWS} views already. Delete one first.`
      : undefined;
  }

  return (
    <FormDialog
      title="Save view"
      lead={<p>Saves search, filters, sort and columns under a name, in this browser.</p>}
      submission={submission}
      action="Save"
      onSubmit={save}
      onClose={onClose}
    >
      <Field
        label="Name"
        {...submission.field("name")}
        autoComplete="off"
        maxLength={40}
        hint="A view with the same name is replaced."
      />
    </FormDialog>
  );
}
