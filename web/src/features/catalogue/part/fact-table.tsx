import type { PartWithoutStock } from "./part-loader-data.ts";

/** The facts that are measured or compared. */
export function FactTable({ part: { brand, partNumber, gtin, facts } }: { part: PartWithoutStock }) {
  const identifiers = [
    { name: "Brand", value: brand },
    { name: "Part number", value: partNumber },
    { name: "GTIN", value: gtin },
  ].filter(({ value }) => value);
  const rows = [...identifiers, ...facts];
  if (rows.length === 0) return <p className="muted">No specifications yet.</p>;
  return (
    <div className="panel overflow-hidden">
      <table className="w-full text-left">
        <tbody>
          {rows.map(({ name, value }) => (
            <tr key={`${name} ${value}`} className="odd:bg-base-200/60">
              <th scope="row" className="w-2/5 md:w-56 px-4 py-2 align-top font-semibold">
                {name}
              </th>
              <td className="wrap-anywhere px-4 py-2 tabular-nums">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
