import type { PartChanges } from "@carparts/functions/contract/admin/part-changes";
import { type ComponentType, useState } from "react";
import { Spinner } from "#ui/states/spinner.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { type ChosenFile, saveMapping, withMapping } from "./chosen-file.ts";
import { EarlierImports } from "./earlier-imports.tsx";
import { useFileLook, useImportRun } from "./imports.queries.ts";
import { MappingForm } from "./mapping/mapping-form.tsx";
import type { NewPartDefaults } from "./mapping/new-part-defaults.ts";
import { ImportResults } from "./results/import-results.tsx";

interface Props {
  uid: string;
  /** Shows the changes of a part. */
  Changes: ComponentType<{ changes: PartChanges; isNew?: boolean }>;
}

/** Brings a supplier's list in: its file, its columns, what would change, and then the change. */
export function ImportScreen({ uid, Changes }: Props) {
  const { run, state } = useImportRun(uid);
  const look = useFileLook();
  const [chosen, setChosen] = useState<ChosenFile>();
  const [isMapping, setMapping] = useState(false);

  /** The supplier's next file gets them too. */
  function changeDefaults(now: ChosenFile, defaults: NewPartDefaults): void {
    const next = withMapping(now, { ...now.mapping, defaults });
    setChosen(next);
    saveMapping(uid, next);
  }

  function preview(file: ChosenFile): void {
    setMapping(false);
    look.reset();
    void run.start(file);
  }

  if (!state.isRead) return <Spinner label="Import: loading" />;
  if (state.stored && !isMapping)
    return (
      <ImportResults
        run={run}
        state={{ ...state, stored: state.stored }}
        Changes={Changes}
        file={chosen?.file}
        onBack={chosen && (() => setMapping(true))}
        onAnother={() => {
          setChosen(undefined);
          run.discard();
        }}
        onDefaults={(defaults) => {
          if (chosen) changeDefaults(chosen, defaults);
          void run.setDefaults(defaults);
        }}
      />
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ChooseFile
        uid={uid}
        look={look}
        chosen={chosen}
        failure={state.halt?.why === "failed" ? state.halt.words : undefined}
        onChoose={setChosen}
        onKnown={preview}
      />
      {chosen ? (
        <MappingForm
          uid={uid}
          chosen={chosen}
          isReading={look.isPending}
          onChange={setChosen}
          onTry={() => preview(chosen)}
        />
      ) : (
        <EarlierImports />
      )}
    </div>
  );
}
