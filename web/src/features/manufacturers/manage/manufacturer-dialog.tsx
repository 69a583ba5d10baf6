import {
  type BrandWithManufacturer,
  type SaveManufacturer,
  saveManufacturer,
} from "@carparts/functions/contract/admin/manufacturers";
import { type FormEvent, useState } from "react";
import { useSession } from "#auth/session-context.tsx";
import { useUnanswered } from "#lib/write-keys.ts";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { useSubmit } from "#ui/forms/submission.ts";
import { UnansweredNotice } from "#ui/forms/unanswered.tsx";
import { ManufacturerConflict } from "./manufacturer-conflict.tsx";
import { ManufacturerFields } from "./manufacturer-fields.tsx";
import { MANUFACTURER_FIELDS, parseManufacturer } from "./manufacturer-input.ts";
import { aboutMaker, useSaveManufacturer } from "./manufacturers.queries.ts";

interface Props {
  made: BrandWithManufacturer;
  onClose: () => void;
}

/** Input stays, whatever another admin saves meanwhile. */
export function ManufacturerDialog({ made, onClose }: Props) {
  const [seen, setSeen] = useState(made);
  const [isDisputed, setDisputed] = useState(false);
  const save = useSaveManufacturer();
  const uid = useSession().user?.uid ?? "";
  const unanswered = useUnanswered(uid, saveManufacturer, aboutMaker(seen)) as SaveManufacturer | undefined;
  const [begun] = useState(unanswered);
  const submission = useSubmit(save, {
    what: `Maker of ${made.brand}`,
    doneText: ({ brand }) => `Maker of ${brand}: saved.`,
    onDone: onClose,
    onEarlierDone: ({ version }, typed) => submission.send({ ...typed, version }),
    onRefused: () => setDisputed(true),
  });
  const { brand, version } = seen;
  const { variables: mine, error } = save;

  function submit(event: FormEvent<HTMLFormElement>) {
    const typed = { brand, version, ...parseManufacturer(formValues(event, ...MANUFACTURER_FIELDS)) };
    submission.send(typed, unanswered);
  }

  function keepMine(present: BrandWithManufacturer): void {
    setDisputed(false);
    if (mine) submission.send({ ...mine, version: present.version });
  }

  function takeTheirs(present: BrandWithManufacturer): void {
    setDisputed(false);
    save.reset();
    setSeen(present);
  }

  return (
    <>
      <FormDialog
        title="Maker"
        lead={
          <p>
            Who makes the parts of <b className="wrap-anywhere">{brand}</b>. The page of each part shows it.
          </p>
        }
        submission={submission}
        action="Save"
        onSubmit={submit}
        onClose={onClose}
      >
        <ManufacturerFields
          key={version}
          maker={begun?.version === version ? begun : seen.maker}
          field={submission.field}
        />
        {unanswered && !submission.isPending && (
          <UnansweredNotice
            doubt="this was saved"
            once="saved"
            onSend={() => submission.form.current?.requestSubmit()}
          />
        )}
      </FormDialog>
      {isDisputed && mine && error?.present && (
        <ManufacturerConflict
          mine={mine}
          present={error.present}
          onKeep={keepMine}
          onTake={takeTheirs}
          onClose={() => setDisputed(false)}
        />
      )}
    </>
  );
}
