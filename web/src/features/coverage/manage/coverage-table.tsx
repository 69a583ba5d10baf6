import type { CoveragePage, CoveredModel } from "@carparts/functions/contract/admin/coverage";
import { type PartGroup, partGroups } from "@carparts/functions/contract/values/part-groups";
import { groupNames } from "#ui/format/group-names.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { Link } from "#ui/link.tsx";
import { type CoveredGroup, gapPath, isGap, spansText, yearsText } from "./gaps.ts";

interface Props {
  models: readonly CoveredModel[];
  universal: CoveragePage["universal"];
  isOld: boolean;
}

/** Models against groups. In a narrow space each model has its gaps in words. */
export function CoverageTable({ models, universal, isOld }: Props) {
  const shown = new Set(models.flatMap(({ groups }) => groups.map(({ group }) => group)));
  const columns = partGroups.filter((group) => shown.has(group));
  return (
    <div className="@container">
      <div className="rounded-box @min-[54rem]:overflow-x-auto">
        <table className="table @max-[54rem]:stacked-table @min-[54rem]:row-table [&_:is(th,td)]:align-top">
          <caption className="sr-only">Coverage</caption>
          <thead className="text-base-content">
            <tr>
              <th scope="col" className={`${STICKY} z-20`}>
                Vehicle
              </th>
              {columns.map((group) => (
                <th key={group} scope="col" className="text-right">
                  {groupNames[group]}
                  <ForAll count={universal.find(({ value }) => value === group)?.count} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody inert={isOld}>
            {models.map((model) => (
              <ModelRow key={JSON.stringify([model.make, model.model])} model={model} columns={columns} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const STICKY = "@min-[54rem]:sticky @min-[54rem]:left-0 @min-[54rem]:bg-base-100 @min-[54rem]:z-10";

/** They leave no gap out: a brake cleaner is no brake disc. */
function ForAll({ count }: { count: number | undefined }) {
  if (!count) return null;
  return <span className="muted block whitespace-nowrap font-normal text-xs">{`+ ${count} for all`}</span>;
}

function ModelRow({ model, columns }: { model: CoveredModel; columns: readonly PartGroup[] }) {
  return (
    <tr>
      <th scope="row" className={STICKY}>
        <span className="block font-semibold">{`${model.make} ${model.model}`}</span>
        <span className="muted block font-normal text-sm tabular-nums">
          {`${yearsText(model)}, ${pluralize(model.parts, "part")}`}
        </span>
        {!model.groups.some(isGap) && (
          <span className="block font-normal text-sm text-success @min-[54rem]:hidden">No gaps</span>
        )}
      </th>
      {columns.map((group) => {
        const covered = model.groups.find((each) => each.group === group);
        return covered && isGap(covered) ? (
          <td
            key={group}
            className="bg-warning/10 tabular-nums @max-[54rem]:rounded-field @max-[54rem]:px-2 @max-[54rem]:py-1 @min-[54rem]:text-right"
          >
            <GapLink model={model} gap={covered} />
          </td>
        ) : (
          <td key={group} className="text-right tabular-nums @max-[54rem]:hidden">
            {covered?.count ?? <span className="muted">–</span>}
          </td>
        );
      })}
    </tr>
  );
}

function GapLink({ model, gap }: { model: CoveredModel; gap: CoveredGroup }) {
  const none = gap.count === 0 ? "none" : `none for ${spansText(gap.without)}`;
  return (
    <Link className="link block @min-[54rem]:text-sm" to={gapPath(model, gap)}>
      <span className="@min-[54rem]:sr-only">{`${groupNames[gap.group]}: `}</span>
      {gap.count > 0 && <span className="block font-normal @max-[54rem]:hidden">{gap.count}</span>}
      <span className="font-semibold">{none}</span>
      <span className="sr-only">{` (add a part for ${model.make} ${model.model})`}</span>
    </Link>
  );
}
