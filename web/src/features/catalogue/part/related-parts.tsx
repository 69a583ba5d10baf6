import type { CatalogueEntry } from "@carparts/functions/contract/catalogue/answer";
import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { relatedQuery } from "../catalogue.queries.ts";
import type { Filters } from "../filters/filters.ts";
import { PartCard } from "../part-card.tsx";
import { inOrderOfJob } from "./same-job.ts";

interface Props {
  /** The part that these go with. */
  of: Pick<CatalogueEntry, "_id" | "name" | "group">;
  filters: Filters;
  vehicle: string | undefined;
  /** Fetches once the reader comes near. */
  isNear: boolean;
  Actions: ComponentType<{ part: CatalogueEntry; isQuiet?: boolean }>;
}

/** Nothing, if there are none or they can't be loaded. Until that is known its place is kept, for what stands below. */
export function RelatedParts({ of, filters, vehicle, isNear, Actions }: Props) {
  const { data, isPending } = useQuery({ ...relatedQuery(filters), enabled: isNear });
  if (isPending) return <div className="h-150 sm:h-100" />;
  const others = data?.items.filter(({ _id }) => _id !== of._id) ?? [];
  const parts = inOrderOfJob(of, others).slice(0, 3);
  if (parts.length === 0) return null;
  return (
    <section className="grid gap-5" aria-labelledby="related">
      <h2 id="related" className="font-extrabold text-2xl">
        Parts that go with it
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {parts.map((part) => (
          <li key={part._id} className="grid">
            <PartCard part={part} vehicle={vehicle} headingLevel={3} Actions={Actions} />
          </li>
        ))}
      </ul>
    </section>
  );
}
