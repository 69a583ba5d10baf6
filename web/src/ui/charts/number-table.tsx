export interface NumberTableProps {
  caption: string;
  heads: readonly string[];
  /** The first cell of each row names it. */
  rows: readonly (readonly string[])[];
}

export function NumberTable({ caption, heads, rows }: NumberTableProps) {
  return (
    <table className="wrap-anywhere w-full text-sm tabular-nums">
      <caption className="py-2 text-left font-semibold">{caption}</caption>
      <thead>
        <tr className="border-base-300 border-b">
          {heads.map((head, place) => (
            <th key={head} scope="col" className={`py-1 ${place === 0 ? "text-left" : "pl-2 text-right"}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...numbers]) => (
          <tr key={name} className="border-base-300 border-b">
            <th scope="row" className="py-1 text-left font-normal">
              {name}
            </th>
            {numbers.map((number, place) => (
              <td key={heads[place + 1]} className="wrap-anywhere py-1 pl-2 text-right">
                {number}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
