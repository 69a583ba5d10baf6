import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { type ComponentType, type FormEvent, useState } from "react";
import type { ApiError } from "#lib/api-client.ts";
import { notify } from "#lib/notify.ts";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { useButtonAfterUpload } from "#ui/forms/picture-upload.ts";
import { useSubmit } from "#ui/forms/submission.ts";
import { NOTHING_TYPED, typedFields, typedIn } from "#ui/forms/typed-fields.ts";
import { UnansweredNotice } from "#ui/forms/unanswered.tsx";
import type { PartDetailsFields } from "../part-details-fields.tsx";
import { RestoredInputNotice } from "../restored-input-notice.tsx";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { findUnansweredEdit, useChangeProduct, useUnansweredEdit } from "./edit.queries.ts";
import { EditFields } from "./edit-fields.tsx";
import { changesIn, type EditedField, type PartChange, toTypedFields, typedOver } from "./typed-part.ts";
import { beginEdit, readUnsaved, useEditDraft } from "./typing.ts";

interface Props {
  /** The current part. */
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
  const [begun] = useState(() => unsaved ?? beginEdit(uid, part));
  const [edit, setEdit] = useState(begun);
  const [isDisputed, setDisputed] = useState(false);
  const change = useChangeProduct(part._id, uid);
  const submission = useSubmit(change, {
    saved: toTypedFields(edit.base),
    draft: useEditDraft(uid, edit),
    what: `Edit, ${part.name}`,
    doneText: savedText,
    onDone: leave,
    onEarlierDone(saved, typed) {
      if (saved.version === typed.version + 1) goOn(saved);
      // Somebody has changed it since: the old version is refused.
      else submission.send(typed);
    },
    onRefused(error) {
      setDisputed((error as ApiError<ListedPart>).present !== undefined);
    },
  });
  const sent = useUnansweredEdit(uid, edit.base);
  // Another tab's change isn't in this form, which would revert it.
  const unanswered = begun.typed.length > 0 || change.variables ? sent : undefined;
  const { version: _version, why: _why, ...mine } = change.variables ?? { version: 0 };
  const button = useButtonAfterUpload("Save");

  function leave(): void {
    submission.discard();
    onClose();
  }

  const typedNow = () => (submission.form.current ? typedFields(submission.form.current) : NOTHING_TYPED);

  function save(present: ListedPart, changed: PartChange, unchanged = "Nothing was changed."): void {
    const { version } = present;
    const why = typedIn(typedNow(), "why");
    const earlier = unanswered && findUnansweredEdit(uid, present);
    const isChanged = Object.keys(changed).length > 0 || earlier !== undefined;
    if (isChanged) submission.send({ version, ...changed, ...(why && { why }) }, earlier);
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
          typed={edit.typed}
          submission={submission}
          Details={Details}
        />
        {unanswered && !submission.isPending && (
          <UnansweredNotice
            doubt="this was saved"
            once="saved"
            onSend={() => submission.form.current?.requestSubmit()}
          />
        )}
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

/** Its place among the selected parts. */
function EditLead({ part, Restock, onDiscard }: EditLeadProps) {
  return (
    <>
      <p className="wrap-anywhere font-semibold">{part.name}</p>
      <p className="flex flex-wrap items-center gap-3">
        <span className="tabular-nums">{`${part.quantity} in stock`}</span>
        <Restock part={part} />
      </p>
      {onDiscard && <RestoredInputNotice onDiscard={onDiscard} />}
    </>
  );
}
