import type { ReactNode } from "react";
import type { ListState } from "#lib/list-state.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Options } from "../forms/options.tsx";
import { TextFilter } from "./text-filter.tsx";

export interface Tools {
  /** The search box's name. A list without one is filtered alone. */
  readonly label?: string;
  readonly placeholder?: string;
  readonly sorts?: Readonly<Record<string, string>>;
  readonly filters?: ReactNode;
  /** Filters that are one press away, below the others. */
  readonly links?: ReactNode;
}

export function ListTools({ list, tools }: { list: ListState; tools: Tools }) {
  const { state, go } = list;
  return (
    <>
      <search className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 *:min-w-0 max-sm:*:last:even:col-span-full sm:flex sm:flex-wrap sm:*:grow sm:[&>:not(:first-child)]:basis-30 [&_.control]:h-12 [&_.control]:min-w-0 [&_.control]:py-0 [&_[type=date]]:px-2.5">
        {tools.label && (
          <div className="max-sm:col-span-full sm:basis-56">
            <TextFilter
              label={tools.label}
              placeholder={tools.placeholder}
              value={state.q}
              list={list}
              onChange={(q) => go({ q }, { isTyped: true })}
            />
          </div>
        )}
        {tools.filters}
        {tools.sorts && (
          <SelectField label="Sort" value={state.sort} onChange={({ target }) => go({ sort: target.value })}>
            <Options names={tools.sorts} />
          </SelectField>
        )}
      </search>
      {tools.links}
    </>
  );
}
