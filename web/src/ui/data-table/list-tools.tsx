import type { ReactNode } from "react";
import type { ListState } from "#lib/list-state.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Options } from "../forms/options.tsx";
import { Folded } from "./folded.tsx";
import { TextFilter } from "./text-filter.tsx";

export interface Tools {
  /** The search box's name. A list without one is filtered alone. */
  readonly label?: string;
  readonly placeholder?: string;
  readonly sorts?: Readonly<Record<string, string>>;
  readonly filters?: ReactNode;
  /** Filters that are one press away, behind the others. */
  readonly links?: ReactNode;
  /** Actions beside those of the rows. */
  readonly actions?: ReactNode;
}

export function ListTools({ list, tools }: { list: ListState; tools: Tools }) {
  const { label, placeholder, filters, sorts, links } = tools;
  const { state, go } = list;
  return (
    <search className="contents">
      {label && (
        <div className="max-w-2xl grow basis-44 [&_label]:sr-only">
          <TextFilter
            label={label}
            placeholder={placeholder}
            value={state.q}
            list={list}
            onChange={(q) => go({ q }, { isTyped: true })}
          />
        </div>
      )}
      {(filters || sorts) && (
        <Folded label={filtersText(state)}>
          {filters}
          {sorts && (
            <SelectField
              label="Sort"
              value={state.sort}
              onChange={({ target }) => go({ sort: target.value })}
            >
              <Options names={sorts} />
            </SelectField>
          )}
          {links}
        </Folded>
      )}
    </search>
  );
}

/** Shows their number while they are folded. */
function filtersText({ q: _words, sort: _sort, ...filters }: ListState["state"]): string {
  const count = Object.keys(filters).length;
  return count > 0 ? `Filters (${count})` : "Filters";
}
