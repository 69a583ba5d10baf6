import { useQuery } from "@tanstack/react-query";
import { type ComponentType, createElement } from "react";
import { onDemand } from "#lib/loading/on-demand.ts";
import { loadStyles } from "#lib/loading/styles.ts";
import { LoadingModal } from "./loading-modal.tsx";

interface Opened {
  onClose: () => void;
}

interface Code<Props> {
  readonly title: string;
  readonly load: () => Promise<{ default: ComponentType<Props> }>;
}

function DialogComponent<Props extends Opened>({
  code: { title, load },
  props,
}: {
  code: Code<Props>;
  props: Props;
}) {
  const query = useQuery({
    queryKey: ["dialog", title],
    // With its styles, which a prerendered page leaves out, or it would move once they come.
    queryFn: async () => (await Promise.all([onDemand(load()), loadStyles()]))[0],
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    // A browser remembers that code was missing.
    retry: false,
  });
  if (query.data) return createElement(query.data.default, props);
  return <LoadingModal title={title} what={`"${title}"`} query={query} onClose={props.onClose} />;
}

/** A dialog whose code is loaded when it's first opened. */
export function dialogOnDemand<Props extends Opened>(title: string, load: Code<Props>["load"]) {
  return (props: Props) => createElement(DialogComponent<Props>, { code: { title, load }, props });
}
