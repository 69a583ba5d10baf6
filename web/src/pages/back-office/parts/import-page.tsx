import { useLocation } from "react-router-dom";
import type { AccountPageProps } from "#auth/session.ts";
import { SigningIn } from "#auth/signing-in.tsx";
import { ImportScreen } from "#features/imports/manage/import-screen.tsx";
import { FieldChanges } from "#features/products/manage/field-changes.tsx";
import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";
import { Screen } from "#ui/screen.tsx";

export default function ImportPage({ user }: AccountPageProps) {
  const { search } = useLocation();
  return (
    <Screen
      title={routes.importParts.title}
      lead="Bring a supplier's list in, or a file that was exported here."
    >
      {user ? (
        <>
          <Link className="link w-fit" to={routes.manageItem.path + search}>
            Back to Manage Item
          </Link>
          <ImportScreen uid={user.uid} Changes={FieldChanges} />
        </>
      ) : (
        <SigningIn />
      )}
    </Screen>
  );
}
