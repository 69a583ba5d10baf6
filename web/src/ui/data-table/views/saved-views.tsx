import { pathOf } from "@carparts/functions/contract/endpoint";
import { useState } from "react";
import { routes } from "#routes.ts";
import { drawings } from "#ui/icons/drawings.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { Link } from "#ui/link.tsx";
import { usePartsState } from "../managed-parts.queries.ts";
import { SaveViewDialog } from "./save-view-dialog.tsx";
import { useWorkbench } from "./workbench.ts";

/** Filters, sort and columns that an admin has given a name. */
export function SavedViews({ uid }: { uid: string }) {
  const { views, columns, chooseColumns, saveView, deleteView } = useWorkbench(uid);
  const { state } = usePartsState();
  const [isNaming, setNaming] = useState(false);
  return (
    <>
      <button
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
                to={`${routes.manageItem.path}${view.search}`}
                onClick={() => chooseColumns(view.columns)}
              >
                {view.name}
              </Link>
              <button
                type="button"
                className="btn btn-sm join-item h-auto border-base-300 bg-base-100 px-2"
                aria-label={`Delete view ${view.name}`}
                onClick={() => deleteView(view.name)}
              >
                <Icon drawing={drawings.close} className="size-4" />
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
