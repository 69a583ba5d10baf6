import type {
  BrandWithManufacturer,
  SaveManufacturer,
} from "@carparts/functions/contract/admin/manufacturers";
import { type FormEvent, useState } from "react";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { useResend } from "#ui/forms/resend.ts";
import { useSubmit } from "#ui/forms/submission.ts";
import { ManufacturerConflict } from "./manufacturer-conflict.tsx";
import { ManufacturerFields } from "./manufacturer-fields.tsx";
import { MANUFACTURER_FIELDS, parseManufacturer } from "./manufacturer-input.ts";
import { useSaveManufacturer } from "./manufacturers.queries.ts";

interface Props {
  made: BrandWithManufacturer;
  onClose: () => void;
}

/** Input stays, whatever another admin saves meanwhile. */
export function ManufacturerDialog({ made, onClose }: Props) {
  const [seen, setSeen] = useState(made);
  const [isDisputed, setDisputed] = useState(false);
  const save = useSaveManufacturer();
  const resend = useResend<SaveManufacturer>();
  const submission = useSubmit(save, {
    what: `Maker of ${made.brand}`,
    doneText: ({ brand }) => (resend.rest() ? undefined : `Maker of ${brand}: saved.`),
    onDone({ version }) {
      resend.onAnswer();
      const rest = resend.rest();
      if (rest) submission.send(resend.first({ ...rest, version }));
      else onClose();
    },
    onRefused(error, sent) {
      resend.onRefused(error, sent);
      setDisputed(true);
    },
  });
  const { brand, version } = seen;
  const { variables: mine, error } = save;

  function submit(event: FormEvent<HTMLFormElement>) {
    submission.send(
      resend.first({ brand, version, ...parseManufacturer(formValues(event, ...MANUFACTURER_FIELDS)) }),
    );
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
        <ManufacturerFields key={version} maker={seen.maker} fieldErrors={submission.fieldErrors} />
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
