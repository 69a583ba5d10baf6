import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { type ComponentType, type FormEvent, useState } from "react";
import { ApiError } from "#lib/api-client.ts";
import { notify } from "#lib/notify.ts";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { useSubmit } from "#ui/forms/submission.ts";
import { NOTHING_TYPED, typedFields, typedIn } from "#ui/forms/typed-fields.ts";
import type { PartDetailsFields } from "../part-details-fields.tsx";
import { useButtonAfterUpload } from "../pictures/pictures.queries.ts";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { useChangeProduct } from "./edit.queries.ts";
import { EditFields } from "./edit-fields.tsx";
import { EditLead } from "./edit-lead.tsx";
import { type Edit, readEdit } from "./kept-edits.ts";
import { changesIn, type EditedField, type PartChange, typedOver } from "./typed-part.ts";
import { useKeptTyping } from "./typing.ts";

interface Props {
  /** As it is now. */
  part: ListedPart;
  uid: string;
  /** Moves its stock. */
  Restock: ComponentType<{ part: ListedPart }>;
  Details: typeof PartDetailsFields;
  onClose: () => void;
}

/** Sends what was changed, and nothing else. */
export function EditDialog({ part, uid, Restock, Details, onClose }: Props) {
  const [kept] = useState(() => readEdit(uid, part._id));
  const [edit, setEdit] = useState<Edit>(kept ?? { base: part, typed: NOTHING_TYPED });
  const [isDisputed, setDisputed] = useState(false);
  const change = useChangeProduct(part._id);
  const submission = useSubmit(change, {
    onDone({ name }) {
      leave();
      return `${name}: saved.`;
    },
    onRefused: (error) => setDisputed(error instanceof ApiError && error.present !== undefined),
  });
  const { version: _version, why: _why, ...mine } = change.variables ?? { version: 0 };
  const button = useButtonAfterUpload("Save");
  const forget = useKeptTyping(submission.form, uid, edit);

  function leave(): void {
    forget();
    onClose();
  }

  const typedNow = () => (submission.form.current ? typedFields(submission.form.current) : NOTHING_TYPED);

  function save({ version }: ListedPart, changed: PartChange): void {
    const why = typedIn(typedNow(), "why");
    if (Object.keys(changed).length > 0) submission.send({ version, ...changed, ...(why && { why }) });
    else {
      leave();
      notify("success", "Nothing was changed.");
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    save(edit.base, changesIn(typedNow(), edit.base));
  }

  function decide(present: ListedPart, theirs: readonly EditedField[]): void {
    const kept = Object.entries(mine).filter(([name]) => !theirs.some((other) => other === name));
    const names = kept.map(([name]) => name);
    setDisputed(false);
    setEdit({ base: present, typed: typedOver(present, typedNow(), [...names, "why"]) });
    save(present, Object.fromEntries(kept));
  }

  return (
    <>
      <FormDialog
        title="Edit"
        lead={
          <EditLead
            part={part}
            Restock={Restock}
            onDiscard={edit === kept ? () => setEdit({ base: part, typed: NOTHING_TYPED }) : undefined}
          />
        }
        submission={{ ...submission, isPending: submission.isPending || button.isWaiting }}
        action={button.label}
        isWide
        onSubmit={submit}
        onClose={onClose}
      >
        <EditFields
          key={`${edit.base.version} ${edit === kept}`}
          edit={edit}
          faults={submission.faults}
          Details={Details}
        />
      </FormDialog>
      {isDisputed && change.error?.present && (
        <ChangedMeanwhile
          mine={mine}
          base={edit.base}
          present={change.error.present}
          onDecide={decide}
          onClose={() => setDisputed(false)}
        />
      )}
    </>
  );
}
