import type { ReactNode } from "react";
import { count } from "#ui/format/count.ts";

interface Ranked {
  readonly key: string;
  readonly name: ReactNode;
  readonly number: number;
}

interface Props {
  caption: string;
  heads: readonly [name: string, number: string];
  /** The highest number first. */
  rows: readonly Ranked[];
}

/** A table whose rows have bars as long as their numbers. */
export function Ranking({ caption, heads: [nameHead, numberHead], rows }: Props) {
  const most = rows[0]?.number ?? 0;
  return (
    <div className="panel @container px-4 py-2">
      <table className="w-full">
        <caption className="sr-only">{caption}</caption>
        <thead className="muted text-sm">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              {nameHead}
            </th>
            <th
              scope="col"
              className="whitespace-nowrap py-1 pl-4 text-right font-normal @max-[10rem]:whitespace-normal"
            >
              {numberHead}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, number }) => (
            <tr key={key}>
              <th scope="row" className="wrap-anywhere w-full py-1.5 text-left font-normal">
                {name}
                <span
                  aria-hidden="true"
                  className="mt-1 block rounded-full border-primary border-t-6"
                  style={{ width: `${(100 * number) / most}%` }}
                />
              </th>
              <td className="wrap-anywhere whitespace-nowrap py-1.5 pl-4 text-right align-top font-semibold tabular-nums @max-[10rem]:whitespace-normal">
                {count(number)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
