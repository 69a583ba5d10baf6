import { useState } from "react";
import { count } from "#ui/format/count.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { FilePanel } from "#ui/forms/file-panel.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { SecondaryButton } from "#ui/secondary-button.tsx";
import { BankColumns } from "./bank-columns-form.tsx";
import type { ReadAccount, StatementLook } from "./reading/statement-tasks.ts";
import { useStatementLook } from "./statement.queries.ts";
import type { StoredStatement } from "./stored-statement.ts";

interface Props {
  uid: string;
  onRead: (statement: StoredStatement) => void;
}

function toStored(file: File, { name, rows, notices }: ReadAccount): StoredStatement {
  return { name: [file.name, name].filter(Boolean).join(", "), rows: [...rows], notices: [...notices] };
}

export function ChooseStatement({ uid, onRead }: Props) {
  const look = useStatementLook();
  const [chosen, setChosen] = useState<{ file: File; look: StatementLook }>();

  async function take(file: File | undefined): Promise<void> {
    const found = file && (await look.mutateAsync(file).catch(() => undefined));
    if (!found) return;
    const [only, ...others] =
      found.kind === "camt" ? found.accounts.filter(({ rows }) => rows.length > 0) : [];
    if (only && others.length === 0) onRead(toStored(file, only));
    else setChosen({ file, look: found });
  }

  const fault = look.error && new Error(`${look.variables?.name}: ${look.error.message}`);
  return (
    <FilePanel
      label="The bank's file"
      accept=".xml,.csv,.txt"
      hint="A statement of your bank as CAMT.053 (.xml) or CSV, chosen or dropped here. It's read in this browser, and nothing is booked before you have seen what would be."
      onTake={(file) => void take(file)}
    >
      {look.isPending && (
        <p role="status" className="flex items-center gap-3">
          <span className="spinner size-5" aria-hidden="true" />
          <span>Reading the file</span>
        </p>
      )}
      <FormError error={fault} />
      {chosen?.look.kind === "camt" && (
        <section aria-labelledby="accounts" className="grid gap-3">
          <h2 id="accounts" className="font-bold">
            Which account?
          </h2>
          <p className="muted">{`${chosen.file.name} has ${pluralize(chosen.look.accounts.length, "account")}. Choose it again for the next one.`}</p>
          <ul className="grid gap-2">
            {chosen.look.accounts.map((account) => (
              <li key={account.name}>
                <SecondaryButton
                  label={`${account.name || "Without a number"}: ${pluralize(account.rows.length, "row")}`}
                  isPending={false}
                  onClick={() => onRead(toStored(chosen.file, account))}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {chosen?.look.kind === "csv" && (
        <>
          <p role="status" className="wrap-anywhere font-semibold tabular-nums">
            {`${chosen.file.name}: ${count(chosen.look.rows)} lines`}
          </p>
          <BankColumns
            key={chosen.file.name}
            uid={uid}
            file={chosen.file}
            columns={chosen.look.columns}
            onRead={(read) => onRead(toStored(chosen.file, { name: "", ...read }))}
          />
        </>
      )}
    </FilePanel>
  );
}
