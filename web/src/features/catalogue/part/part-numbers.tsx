import type { Part } from "@carparts/functions/contract/catalogue/part";
import type { ReactNode } from "react";

/** Own, the car makers', and other brands'. */
export function PartNumbers({
  part: { partNumber, oemNumbers, equivalents },
}: {
  part: Pick<Part, "partNumber" | "oemNumbers" | "equivalents">;
}) {
  if (!partNumber && oemNumbers.length === 0 && equivalents.length === 0) {
    return <p className="muted">No numbers are known for this part.</p>;
  }
  return (
    <dl className="panel grid divide-y divide-base-300">
      {partNumber && (
        <Numbers label="Ours">
          <li className="font-bold">{partNumber}</li>
        </Numbers>
      )}
      {oemNumbers.length > 0 && (
        <Numbers label="OEM">
          {oemNumbers.map((number) => (
            <li key={number}>{number}</li>
          ))}
        </Numbers>
      )}
      {equivalents.length > 0 && (
        <Numbers label="Equivalent">
          {equivalents.map(({ brand, number }) => (
            <li key={`${brand} ${number}`}>
              <span className="muted">{brand}</span> {number}
            </li>
          ))}
        </Numbers>
      )}
    </dl>
  );
}

function Numbers({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[7rem_1fr]">
      <dt className="font-semibold">{label}</dt>
      <dd>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 tabular-nums">{children}</ul>
      </dd>
    </div>
  );
}
