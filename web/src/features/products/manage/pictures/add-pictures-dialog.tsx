import { useEffect } from "react";
import { notify } from "#lib/notify.ts";
import { useIsMounted } from "#lib/use-is-mounted.ts";
import { Modal } from "#ui/dialogs/modal.tsx";
import { pluralize } from "#ui/format/pluralize.ts";
import { FormError } from "#ui/forms/form-error.tsx";
import { Spinner } from "#ui/states/spinner.tsx";
import { MatchList } from "./match-list.tsx";
import { type Match, useMatchedFiles, useSavedMatches } from "./matched-files.queries.ts";
import { isWholeSaved, SavingPictures, savedText } from "./saving-pictures.tsx";

interface Props {
  files: readonly File[];
  onClose: () => void;
}

/** Shows which part each file belongs to, then saves what fits. */
export default function AddPicturesDialog({ files, onClose }: Props) {
  const { mutate, ...found } = useMatchedFiles();
  const { run, begin, stop } = useSavedMatches();
  const isMounted = useIsMounted();
  useEffect(() => mutate(files), [files, mutate]);

  async function save(matches: readonly Match[]): Promise<void> {
    const end = await begin(matches);
    // The dialog was closed, which stops it.
    if (!isMounted()) void notify(isWholeSaved(end) ? "success" : "error", `Pictures: ${savedText(end)}`);
  }

  const { matches, doubles, unmatched } = found.data ?? { matches: [], doubles: [], unmatched: [] };
  return (
    <Modal title="Add pictures" onClose={onClose} isWide>
      {found.isPending && <Spinner label="Finding the parts" />}
      <FormError error={found.error} />
      {found.data && !run && (
        <>
          <p role="status" className="font-semibold">
            {`${matches.length} of ${pluralize(files.length, "picture")} ${matches.length === 1 ? "fits" : "fit"} a part by the number in its name.`}
          </p>
          <MatchList
            title="Will be saved"
            lines={matches.map(({ file, part }) => ({ file, text: part.name, picture: part.picture }))}
          />
          <MatchList
            title="Left out: a part has one picture"
            lines={doubles.map(({ file, part }) => ({ file, text: part.name }))}
          />
          <MatchList
            title="No part has this number"
            lines={unmatched.map((file) => ({ file, text: "Name the file by the part's number or GTIN." }))}
          />
          {matches.length > 0 && (
            <button type="button" className="btn btn-primary btn-lg" onClick={() => save(matches)}>
              {`Save ${pluralize(matches.length, "picture")}`}
            </button>
          )}
        </>
      )}
      {run && <SavingPictures run={run} onStop={stop} onGoOn={() => save(run.left)} />}
      <button type="button" className="btn btn-ghost" onClick={onClose}>
        {run && !run.isRunning && run.left.length === 0 ? "Close" : "Cancel"}
      </button>
    </Modal>
  );
}
