import { lazy, type ReactNode, Suspense } from "react";
import { onDemand } from "#lib/loading/on-demand.ts";
import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";
import { Spinner } from "#ui/states/spinner.tsx";

/** Its styles are in the page already. */
const SavedList = lazy(() => onDemand(import("./saved-list.tsx")));

interface Props {
  title: string;
  path: string;
  linkLabel: string;
  children: ReactNode;
}

export function Block({ title, path, linkLabel, children }: Props) {
  return (
    // While it loads, what is below can't be seen, and so doesn't move.
    <section className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 [&:has([role=status])~*]:invisible">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-bold text-xl">{title}</h2>
        <Link className="link link-primary whitespace-nowrap font-semibold text-sm" to={path}>
          {linkLabel}
        </Link>
      </header>
      {children}
    </section>
  );
}

/** Last, because it can be long. */
export function SavedBlock({ uid }: { uid: string }) {
  return (
    <div className="xl:col-span-2">
      <Block title="Saved parts" path={routes.catalogue.path} linkLabel="Find parts">
        <Suspense fallback={<Spinner label="Your saved parts: loading" />}>
          <SavedList uid={uid} />
        </Suspense>
      </Block>
    </div>
  );
}
