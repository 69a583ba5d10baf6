import { Button } from "#ui/button.tsx";
import { Row, Table } from "#ui/data-table/table.tsx";
import { cents } from "#ui/format/money.ts";
import { PiecesField } from "#ui/forms/pieces-field.tsx";
import { signed, signedMoney } from "../signed.ts";
import { type CountList, type Line, lineDifference, type Mode, withPieces } from "./count-list.ts";

const columns = {
  count: [
    { label: "Part" },
    { label: "On hand", isNumber: true },
    { label: "Counted", isNumber: true },
    { label: "Difference", isNumber: true },
    { label: "Value", isNumber: true },
    { label: "Actions", isHidden: true },
  ],
  deliver: [
    { label: "Part" },
    { label: "On hand", isNumber: true },
    { label: "Delivered", isNumber: true },
    { label: "Then", isNumber: true },
    { label: "Actions", isHidden: true },
  ],
};

interface Props {
  mode: Mode;
  list: CountList;
  /** The parts that are being booked. */
  booked: ReadonlySet<string>;
  onChange: (act: (list: CountList) => CountList) => void;
  onRemoved: () => void;
}

/** A line a part, the latest first. */
export function CountedLines({ mode, list, booked, onChange, onRemoved }: Props) {
  const pieces = mode === "count" ? "Counted" : "Delivered";
  return (
    <Table caption={mode === "count" ? "Counted parts" : "Delivered parts"} columns={columns[mode]}>
      {list.lines.map((line) => {
        const { productId, name } = line;
        const cells = [
          <PartCell key="part" line={line} />,
          line.onHand,
          <PiecesField
            key="pieces"
            label={`${pieces}: ${name}`}
            pieces={line.pieces}
            readOnly={booked.has(productId)}
            onChange={(typed) => onChange((before) => withPieces(before, productId, typed))}
          />,
          ...(mode === "count" ? differenceCells(line) : [line.onHand + (line.pieces ?? 0)]),
          <Button
            key="remove"
            className="btn-sm btn-ghost"
            aria-label={`Remove ${name}`}
            isOff={booked.has(productId)}
            onClick={() => {
              onChange((before) => ({
                ...before,
                lines: before.lines.filter((other) => other.productId !== productId),
              }));
              onRemoved();
            }}
          >
            Remove
          </Button>,
        ];
        return <Row key={productId}>{cells}</Row>;
      })}
    </Table>
  );
}

function differenceCells(line: Line) {
  const difference = lineDifference(line);
  if (difference === undefined) return ["–", "–"];
  const look = difference === 0 ? "" : difference < 0 ? "font-bold text-error" : "font-bold text-success";
  return [
    <span key="difference" className={look}>
      {signed(difference)}
    </span>,
    line.cost === null ? "–" : <span key="value">{signedMoney(cents(line.cost, difference))}</span>,
  ];
}

function PartCell({ line: { name, partNumber, gtin, shelf, fault } }: { line: Line }) {
  const facts = [partNumber ?? gtin, shelf && `Shelf ${shelf}`].filter(Boolean).join(" · ");
  return (
    <span className="wrap-anywhere grid gap-0.5">
      {name}
      {facts && <span className="muted font-normal text-xs">{facts}</span>}
      {fault && <span className="font-semibold text-error text-sm">{fault}</span>}
    </span>
  );
}
