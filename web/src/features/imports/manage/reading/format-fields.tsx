import { isRiddle } from "#lib/files/amounts.ts";
import {
  type DecimalSign,
  decimalSigns,
  encodings,
  type FileFormat,
  separators,
} from "#lib/files/file-format.ts";
import { Options } from "#ui/forms/options.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Fold } from "../fold.tsx";
import type { Corrections } from "../mapping/saved-mappings.ts";
import type { FileLook } from "./file-tasks.ts";
import { LOOKED_AT } from "./header-line.ts";

const headerLines = Array.from({ length: LOOKED_AT }, (_, place) => place + 1);

const RIDDLE = "Choose it where numbers such as 1.000 are refused, because they may be 1 or 1000.";

interface Props {
  look: FileLook;
  onCorrect: (change: Corrections) => void;
}

/** Shows the detected format, and corrects it. Numbers that may be two open it. */
export function FormatFields({ look: { format, sheets, columns }, onCorrect }: Props) {
  const isAsked = format.decimal === undefined && columns.some(({ values }) => values.some(isRiddle));
  return (
    <Fold summary={`Read as: ${formatText(format, isAsked)}`} isUsed={isAsked}>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 [&_.control]:h-11 [&_.control]:py-0">
        {format.kind === "text" ? (
          <TextFields format={format} onCorrect={onCorrect} />
        ) : (
          <SelectField
            label={format.kind === "xml" ? "Element of each row" : "Sheet"}
            value={format.sheet}
            onChange={({ target }) => onCorrect({ sheet: target.value })}
          >
            {sheets.map(({ name, isHidden }) => (
              <option key={name} value={name}>
                {format.kind === "xml" ? elementWords(name) : isHidden ? `${name} (hidden)` : name}
              </option>
            ))}
          </SelectField>
        )}
        {format.kind !== "xml" && <HeaderField format={format} onCorrect={onCorrect} />}
        <SelectField
          label="Decimal sign"
          value={(format.isDecimalChosen && format.decimal) || ""}
          hint={RIDDLE}
          onChange={({ target }) => onCorrect({ decimal: (target.value as DecimalSign) || undefined })}
        >
          <option value="">{format.isDecimalChosen ? "As found in the file" : foundIn(format)}</option>
          <Options names={decimalSigns} />
        </SelectField>
      </div>
    </Fold>
  );
}

function formatText(
  { kind, encoding, separator, sheet, headerLine, decimal }: FileFormat,
  isAsked: boolean,
): string {
  const header = headerLine > 0 ? `names in line ${headerLine}` : "columns without names";
  const parts = {
    text: [encodings[encoding], separators[separator].toLowerCase(), header],
    workbook: [`sheet ${sheet}`, header],
    xml: [elementWords(sheet)],
  };
  const known = decimal ? `decimal ${decimalSigns[decimal].toLowerCase()}` : "";
  const sign = isAsked ? "decimal sign not known" : known;
  return [...parts[kind], sign].filter(Boolean).join(", ");
}

/** Its own name first, since a narrow field cuts the end. */
function elementWords(path: string): string {
  const above = path.slice(0, path.lastIndexOf("/"));
  return `${path.slice(above.length).replace("/", "")}${above && ` in ${above}`}`;
}

function HeaderField({ format, onCorrect }: FieldProps) {
  return (
    <SelectField
      label="Header in line"
      value={format.headerLine}
      onChange={({ target }) => onCorrect({ headerLine: Number(target.value) })}
    >
      <option value={0}>The columns have no names</option>
      {headerLines.map((line) => (
        <option key={line}>{line}</option>
      ))}
    </SelectField>
  );
}

function foundIn({ decimal }: FileFormat): string {
  return decimal === undefined ? "Not known" : `Found: ${decimalSigns[decimal]}`;
}

type FieldProps = Pick<Props, "onCorrect"> & Pick<FileLook, "format">;

function TextFields({ format, onCorrect }: FieldProps) {
  return (
    <>
      <SelectField
        label="Encoding"
        value={format.encoding}
        hint="Another one if letters look wrong."
        onChange={({ target }) => onCorrect({ encoding: target.value as typeof format.encoding })}
      >
        <Options names={encodings} />
      </SelectField>
      <SelectField
        label="Separator"
        value={format.separator}
        onChange={({ target }) => onCorrect({ separator: target.value as typeof format.separator })}
      >
        <Options names={separators} />
      </SelectField>
      <SelectField
        label="Quotation marks"
        value={format.hasQuotes ? "around" : "signs"}
        onChange={({ target }) => onCorrect({ hasQuotes: target.value === "around" })}
      >
        <option value="around">Stand around cells</option>
        <option value="signs">Are ordinary characters</option>
      </SelectField>
    </>
  );
}
