import type {
  BrandWithManufacturer,
  SaveManufacturer,
} from "@carparts/functions/contract/admin/manufacturers";
import { type FormEvent, useState } from "react";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { useResend } from "#ui/forms/resend.ts";
import { useSubmit } from "#ui/forms/submission.ts";
import { ChangedMaker } from "./changed-maker.tsx";
import { MakerFields } from "./maker-fields.tsx";
import { useSaveMaker } from "./makers.queries.ts";
import { MAKER_FIELDS, makerOfTyped } from "./typed-maker.ts";

interface Props {
  made: BrandWithManufacturer;
  onClose: () => void;
}

/** Input stays, whatever another admin saves meanwhile. */
export function MakerDialog({ made, onClose }: Props) {
  const [seen, setSeen] = useState(made);
  const [isDisputed, setDisputed] = useState(false);
  const save = useSaveMaker();
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
    submission.send(resend.first({ brand, version, ...makerOfTyped(formValues(event, ...MAKER_FIELDS)) }));
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
        <MakerFields key={version} maker={seen.maker} fieldErrors={submission.fieldErrors} />
      </FormDialog>
      {isDisputed && mine && error?.present && (
        <ChangedMaker
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
