import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { type ComponentType, type FormEvent, useState } from "react";
import type { ApiError } from "#lib/api-client.ts";
import { notify } from "#lib/notify.ts";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { useLostResponse } from "#ui/forms/lost-response.ts";
import { useButtonAfterUpload } from "#ui/forms/picture-upload.ts";
import { useSubmit } from "#ui/forms/submission.ts";
import { NOTHING_TYPED, typedFields, typedIn } from "#ui/forms/typed-fields.ts";
import type { PartDetailsFields } from "../part-details-fields.tsx";
import { TypedBefore } from "../typed-before.tsx";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { useChangeProduct } from "./edit.queries.ts";
import { EditFields } from "./edit-fields.tsx";
import type { Edit } from "./stored-edits.ts";
import {
  changesIn,
  type EditChange,
  type EditedField,
  isMadeBy,
  type PartChange,
  typedOver,
} from "./typed-part.ts";
import { readUnsaved, usePersistedEdit } from "./typing.ts";

interface Props {
  /** As it is now. */
  part: ListedPart;
  uid: string;
  /** Moves its stock. */
  Restock: ComponentType<{ part: ListedPart }>;
  Details: typeof PartDetailsFields;
  onClose: () => void;
}

function savedText({ name }: ListedPart): string {
  return `${name}: saved.`;
}

/** Sends what was changed, and nothing else. */
export function EditDialog({ part, uid, Restock, Details, onClose }: Props) {
  const [unsaved] = useState(() => readUnsaved(uid, part));
  const [edit, setEdit] = useState<Edit>(unsaved ?? { base: part, typed: NOTHING_TYPED });
  const [isDisputed, setDisputed] = useState(false);
  const change = useChangeProduct(part._id, uid);
  const takeLostResponse = useLostResponse<EditChange>();
  const submission = useSubmit(change, {
    what: `Edit, ${part.name}`,
    doneText: savedText,
    onDone: leave,
    onRefused(error, sent) {
      const earlier = takeLostResponse(error, sent);
      const { present } = error as ApiError<ListedPart>;
      if (present && earlier && isMadeBy(present, earlier)) goOn(present);
      else setDisputed(present !== undefined);
    },
  });
  const { version: _version, why: _why, ...mine } = change.variables ?? { version: 0 };
  const button = useButtonAfterUpload("Save");
  const forget = usePersistedEdit(submission.form, uid, edit);

  function leave(): void {
    forget();
    onClose();
  }

  const typedNow = () => (submission.form.current ? typedFields(submission.form.current) : NOTHING_TYPED);

  function save({ version }: ListedPart, changed: PartChange, unchanged = "Nothing was changed."): void {
    const why = typedIn(typedNow(), "why");
    if (Object.keys(changed).length > 0) submission.send({ version, ...changed, ...(why && { why }) });
    else {
      leave();
      notify("success", unchanged);
    }
  }

  /** From what was saved although its answer was lost, with what was typed since. */
  function goOn(present: ListedPart): void {
    const typed = typedNow();
    setEdit({ base: present, typed });
    save(present, changesIn(typed, present), savedText(present));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    save(edit.base, changesIn(typedNow(), edit.base));
  }

  function decide(present: ListedPart, theirs: readonly EditedField[]): void {
    const own = Object.entries(mine).filter(([name]) => !theirs.some((other) => other === name));
    const names = own.map(([name]) => name);
    setDisputed(false);
    setEdit({ base: present, typed: typedOver(present, typedNow(), [...names, "why"]) });
    save(present, Object.fromEntries(own));
  }

  return (
    <>
      <FormDialog
        title="Edit"
        lead={
          <EditLead
            part={part}
            Restock={Restock}
            onDiscard={edit === unsaved ? () => setEdit({ base: part, typed: NOTHING_TYPED }) : undefined}
          />
        }
        submission={{ ...submission, isPending: submission.isPending || button.isWaiting }}
        action={button.label}
        isWide
        onSubmit={submit}
        onClose={onClose}
      >
        <EditFields
          key={`${edit.base.version} ${edit === unsaved}`}
          edit={edit}
          fieldErrors={submission.fieldErrors}
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

interface EditLeadProps {
  part: ListedPart;
  Restock: ComponentType<{ part: ListedPart }>;
  /** Only where something was typed before. */
  onDiscard: (() => void) | undefined;
}

/** Which part it is, and how many there are. */
function EditLead({ part, Restock, onDiscard }: EditLeadProps) {
  return (
    <>
      <p className="wrap-anywhere font-semibold">{part.name}</p>
      <p className="flex flex-wrap items-center gap-3">
        <span className="tabular-nums">{`${part.quantity} in stock`}</span>
        <Restock part={part} />
      </p>
      {onDiscard && <TypedBefore onDiscard={onDiscard} />}
    </>
  );
}
