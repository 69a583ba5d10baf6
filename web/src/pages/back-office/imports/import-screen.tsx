import { useLocation } from "react-router-dom";
import { ImportScreen } from "#features/imports/manage/import-screen.tsx";
import { FieldChanges } from "#features/products/manage/field-changes.tsx";
import { changedSearch } from "#lib/list-state.ts";
import { InnerScreen } from "#ui/inner-screen.tsx";
import { Link } from "#ui/link.tsx";

/** In a chunk of its own, because few who manage parts bring a list in. */
export default function ImportPage({ uid }: { uid: string }) {
  const { pathname, search } = useLocation();
  return (
    <InnerScreen title="Import" lead="Bring a supplier's list in, or a file that was exported here.">
      <Link className="link w-fit" to={pathname + changedSearch(search, { import: undefined })}>
        Back to Manage Item
      </Link>
      <ImportScreen uid={uid} Changes={FieldChanges} />
    </InnerScreen>
  );
}
