import type { Overview } from "@carparts/functions/contract/admin/overview";
import { type ComponentType, type JSX, lazy, type ReactNode } from "react";
import { DamagedEntries } from "#features/damage/manage/damaged-entries.tsx";
import { BestSellers } from "#features/overview/manage/best-sellers.tsx";
import { Ratings } from "#features/overview/manage/ratings.tsx";
import { Sales } from "#features/overview/manage/sales.tsx";
import { StockValue } from "#features/overview/manage/stock-value.tsx";
import { TaskList } from "#features/overview/manage/task-list.tsx";
import { ZeroResults } from "#features/overview/manage/zero-results.tsx";
import { useLoaded } from "#lib/loading/use-loaded.ts";
import { routes } from "#routes.ts";
import { useInView } from "#ui/in-view.ts";
import { TitledBlock } from "#ui/screen.tsx";

/** Few overviews have a number that was missed. Without its code the number still leads to its search. */
const MissedNumber = lazy<ComponentType<{ number: string }>>(() =>
  import("#features/products/manage/number-without-results/number-without-results.tsx").catch(() => ({
    default: () => null,
  })),
);

const purchases = { path: routes.purchases.path, label: "All purchases" };
const reviews = { path: routes.reviews.path, label: "All reviews" };

const loadDue = () => import("#features/overview/manage/due-by-age.tsx");
const loadSpending = () => import("#features/overview/manage/spending.tsx");

interface NearProps<Shown> {
  load: () => Promise<{ default: ComponentType<Shown> }>;
  props: Shown & JSX.IntrinsicAttributes;
}

/** Shows what has code of its own, once somebody scrolls to it. */
function Near<Shown>({ load, props }: NearProps<Shown>) {
  const { isSeen, watch } = useInView();
  const Loaded = useLoaded(isSeen, load);
  return (
    <div ref={watch} className="min-h-16">
      {Loaded && <Loaded {...props} />}
    </div>
  );
}

interface Props {
  overview: Overview;
  /** The latest orders, which have their own call. */
  latest: ReactNode;
}

/** Lists work to do before figures. */
export function Figures({ overview, latest }: Props) {
  return (
    <>
      <TitledBlock title="Needs attention" isWide>
        <TaskList {...overview} />
        {overview.attention.damage > 0 && <DamagedEntries />}
      </TitledBlock>
      <TitledBlock title="Orders and revenue" isWide>
        <Sales {...overview} />
      </TitledBlock>
      <TitledBlock title="Best sellers">
        <BestSellers {...overview} />
      </TitledBlock>
      <TitledBlock title="Looked for and not found" anchor="missed">
        <ZeroResults {...overview} MissedNumber={MissedNumber} />
      </TitledBlock>
      {latest}
      <div className="grid min-w-0 content-start gap-8">
        <TitledBlock title="Stock value">
          <StockValue {...overview} />
        </TitledBlock>
        {overview.due.length > 0 && (
          <TitledBlock title="Due">
            <Near load={loadDue} props={{ due: overview.due }} />
          </TitledBlock>
        )}
        <TitledBlock title="Spent at suppliers" link={purchases}>
          <Near load={loadSpending} props={{}} />
        </TitledBlock>
        <TitledBlock title="Ratings" link={reviews}>
          <Ratings {...overview} />
        </TitledBlock>
      </div>
    </>
  );
}
