import { type Landing, landingPath } from "@carparts/functions/contract/catalogue/landing";
import { type Group, groupNames } from "./groups.ts";
import type { ResultsLoaderData } from "./results-loader-data.ts";

interface Props {
  landing: Landing;
  /** The page's loader data. */
  loaderData: ResultsLoaderData;
  /** Leaves out parts that don't fit. If not, the groups are those of all parts. */
  isFitting: boolean;
  onOpen: (landing: Landing) => void;
}

interface Choice {
  readonly name: string;
  readonly at: Landing;
}

/** Links the makes or models, and the groups, for visitors and for search engines. */
export function LandingLinks({ landing, loaderData, isFitting, onOpen }: Props) {
  const { make, model, group } = landing;
  const vehicles = loaderData.vehicles.map(({ value }) => ({
    name: String(value),
    at: make === undefined ? { make: String(value), group } : { make, model: String(value), group },
  }));
  const found = make === undefined || isFitting ? loaderData.answer.facets.group : [];
  const groups = found.map(({ value }: { value: Group }) => ({
    name: groupNames[value],
    at: { make, model, group: value },
  }));
  const vehicle = [make, model].filter(Boolean).join(" ");
  return (
    <nav aria-label="More parts" className="grid gap-5 border-base-300 border-t pt-6">
      <Choices title={make === undefined ? "By make" : `Models of ${make}`} all={vehicles} onOpen={onOpen} />
      <Choices title={vehicle ? `Groups for ${vehicle}` : "Groups"} all={groups} onOpen={onOpen} />
    </nav>
  );
}

function Choices({ title, all, onOpen }: { title: string; all: readonly Choice[] } & Pick<Props, "onOpen">) {
  if (all.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="font-bold text-lg">{title}</h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {all.map(({ name, at }) => (
          <li key={name}>
            <a
              className="link"
              href={landingPath(at)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onOpen(at);
                // These links go with what was served, and the list begins far above them.
                scrollTo(0, 0);
                document.getElementById("main")?.focus({ preventScroll: true });
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
