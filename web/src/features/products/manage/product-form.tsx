import { useState } from "react";
import { useLocation } from "react-router-dom";
import { NOTHING_TYPED, typedIn } from "#ui/forms/typed-fields.ts";
import { Spinner } from "#ui/states/spinner.tsx";
import { latestLink, readDraft } from "./drafts.ts";
import { fieldsOfLink } from "./fields-of-link.ts";
import { NewPart } from "./new-part.tsx";
import { usePartDetails } from "./product-changes.queries.ts";

/** Begins with what was typed before, or with what the link here says of the part. */
export function ProductForm({ uid }: { uid: string }) {
  const { search } = useLocation();
  const [{ link, linked, draft }, setBeginning] = useState(() => initialFields(uid, search));
  const begun = draft ?? linked;
  const hasDetails = typedIn(begun, "group") !== undefined;
  const details = usePartDetails(hasDetails);
  if (hasDetails && details.isLoading) return <Spinner label="Loading the fields" />;
  return (
    <NewPart
      key={draft ? "typed before" : "anew"}
      uid={uid}
      link={link}
      linked={linked}
      begun={begun}
      hasDetails={hasDetails}
      onDiscard={draft && (() => setBeginning({ link, linked, draft: undefined }))}
    />
  );
}

/** Without a link, it goes on with what was typed last. */
function initialFields(uid: string, search: string) {
  const linked = fieldsOfLink(search);
  const link = linked ? search : (latestLink(uid) ?? "");
  return { link, linked: linked ?? NOTHING_TYPED, draft: readDraft(uid, link) };
}
