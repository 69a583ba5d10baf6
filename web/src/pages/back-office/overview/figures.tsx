import type { Overview } from "@carparts/functions/contract/admin/overview";
import { type ComponentType, lazy, type ReactNode } from "react";
import { DamagedEntries } from "#features/damage/manage/damaged-entries.tsx";
import { BestSellers } from "#features/overview/manage/best-sellers.tsx";
import { Ratings } from "#features/overview/manage/ratings.tsx";
import { Sales } from "#features/overview/manage/sales.tsx";
import { StockValue } from "#features/overview/manage/stock-value.tsx";
import { TaskList } from "#features/overview/manage/task-list.tsx";
import { ZeroResults } from "#features/overview/manage/zero-results.tsx";
import { routes } from "#routes.ts";
import { TitledBlock } from "#ui/screen.tsx";

/** Few overviews have a number that was missed. Without its code the number still leads to its search. */
const MissedNumber = lazy<ComponentType<{ number: string }>>(() =>
  import("#features/products/manage/number-without-results/number-without-results.tsx").catch(() => ({
    default: () => null,
  })),
);

const reviews = { path: routes.reviews.path, label: "All reviews" };

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
        <TitledBlock title="Ratings" link={reviews}>
          <Ratings {...overview} />
        </TitledBlock>
      </div>
    </>
  );
}
