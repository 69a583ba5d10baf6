import { useQuery } from "@tanstack/react-query";
import { useFreshData } from "#lib/use-fresh-data.ts";
import { LoadingModal } from "#ui/dialogs/loading-modal.tsx";
import { type OpenedThing as Props, thingQuery } from "./noun.ts";
import { NounDialog } from "./noun-dialog.tsx";

export default function OpenedThing({ id, ...props }: Props) {
  return id === "" ? <NounDialog thing={undefined} {...props} /> : <PresentThing id={id} {...props} />;
}

/** As it is now: stored input may be from before it was saved. */
function PresentThing({ noun, uid, id, onClose }: Props) {
  const query = useQuery(thingQuery(noun, id));
  const thing = useFreshData(query);
  if (thing) return <NounDialog noun={noun} uid={uid} thing={thing} onClose={onClose} />;
  const what = `The ${noun.title.toLowerCase()}`;
  return <LoadingModal title={noun.title} what={what} query={query} onClose={onClose} />;
}
