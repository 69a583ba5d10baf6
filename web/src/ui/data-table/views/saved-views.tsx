import { pathOf, type QueryValues } from "@carparts/functions/contract/endpoint";
import { useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { Icon } from "#ui/icons/icon.tsx";
import { icons } from "#ui/icons/icons.ts";
import { Link } from "#ui/link.tsx";
import { SaveViewDialog } from "./save-view-dialog.tsx";
import type { TablePreferences } from "./table-preferences.ts";

interface Props {
  preferences: TablePreferences;
  /** The list's filters and order. */
  state: QueryValues;
}

/** Filters, sort and columns that an admin has given a name. */
export function SavedViews({ preferences, state }: Props) {
  const { views, columns, chooseColumns, saveView, deleteView } = preferences;
  const { pathname } = useLocation();
  const [isNaming, setNaming] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={saveButton}
        type="button"
        className="btn btn-sm border-base-300 bg-base-100"
        onClick={() => setNaming(true)}
      >
        Save view
      </button>
      {views.length > 0 && (
        <nav aria-label="Saved views" className="flex min-w-0 flex-wrap gap-2">
          {views.map((view) => (
            <span key={view.name} className="join">
              <Link
                className="btn btn-sm join-item wrap-anywhere h-auto border-base-300 bg-base-100"
                to={`${pathname}${view.search}`}
                onClick={() => chooseColumns(view.columns)}
              >
                {view.name}
              </Link>
              <button
                type="button"
                className="btn btn-sm join-item h-auto border-base-300 bg-base-100 px-2"
                aria-label={`Delete view ${view.name}`}
                onClick={() => {
                  if (!confirm(`Delete the view ${view.name}?`)) return;
                  deleteView(view.name);
                  // This button goes.
                  saveButton.current?.focus();
                }}
              >
                <Icon path={icons.close} className="size-4" />
              </button>
            </span>
          ))}
        </nav>
      )}
      {isNaming && (
        <SaveViewDialog
          views={views}
          onSave={(name) => saveView({ name, search: pathOf("", {}, state), columns })}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}
