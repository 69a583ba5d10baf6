import { type ReorderedPart, ReorderQuery } from "@carparts/functions/contract/admin/reorder";
import { wholeHint } from "@carparts/functions/contract/values/typed-words";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ComponentType, useEffect, useState } from "react";
import { useListFile } from "#lib/list-file.ts";
import { notify } from "#lib/notify.ts";
import { ChoiceFilter } from "#ui/data-table/choice-filter.tsx";
import type { Selection } from "#ui/data-table/selection.tsx";
import { Field } from "#ui/forms/field.tsx";
import { focusInvalid } from "#ui/forms/focus-invalid.ts";
import { FormError } from "#ui/forms/form-error.tsx";
import { issuesByField } from "#ui/forms/issues-by-field.ts";
import { SecondaryButton } from "#ui/secondary-button.tsx";
import { type ReorderState, reorderFile, reorderQuery, useReorderState } from "./reorder.queries.ts";
import { useReorderAmounts } from "./reorder-amounts.ts";
import { ReorderTable } from "./reorder-table.tsx";
import { leftOutTexts, type SupplierOrder, toSupplierOrders } from "./supplier-orders.ts";

interface Props {
  uid: string;
  /** Makes purchases. */
  MakeDrafts: ComponentType<{
    uid: string;
    drafts: readonly SupplierOrder[];
    leftOut: readonly string[];
    onMade: (productIds: readonly string[]) => void;
    onClose: () => void;
  }>;
}

interface Ordering extends Pick<Selection<ReorderedPart>, "choose"> {
  readonly drafts: readonly SupplierOrder[];
  readonly leftOut: readonly string[];
}

/** Eight columns. Here, so that it's on no other page. */
const SHEETS = "@page { size: A4 landscape; }";

/** Lists what to order from suppliers. */
export function Reorder({ uid, MakeDrafts }: Props) {
  const list = useReorderState();
  const amounts = useReorderAmounts(uid);
  const query = useInfiniteQuery(reorderQuery(list.state));
  const file = useListFile(reorderFile(list.state, amounts));
  const suppliers = query.data?.pages[0]?.suppliers ?? [];
  const isBySupplier = suppliers.some(({ _id }) => _id !== null);
  const supplierNames = Object.fromEntries(
    suppliers.map(({ _id, name, parts }) => [_id ?? "none", `${name ?? "No supplier"} (${parts})`]),
  );
  const brands = query.data?.pages[0]?.brands ?? [];

  const [ordering, setOrdering] = useState<Ordering>();
  function order({ chosen, choose }: Selection<ReorderedPart>): void {
    if (focusInvalid(document.body)) return;
    const drafts = toSupplierOrders(chosen, amounts, suppliers);
    const leftOut = leftOutTexts(chosen, amounts);
    if (drafts.length > 0) setOrdering({ drafts, leftOut, choose });
    else void notify("error", leftOut.join(" "));
  }

  const [isPrinting, setPrinting] = useState(false);
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  // A list that isn't whole would be ordered from as if it were.
  useEffect(() => {
    if (!isPrinting || isFetching) return;
    if (hasNextPage && !isError) {
      void fetchNextPage();
      return;
    }
    setPrinting(false);
    if (!isError) print();
  }, [isPrinting, isFetching, hasNextPage, isError, fetchNextPage]);

  return (
    <>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
        <style>{SHEETS}</style>
        <DaysField list={list} />
        <div className="grow basis-48 sm:max-w-80">
          <ChoiceFilter
            label="Brand"
            chosen={list.state.brand}
            names={Object.fromEntries(brands.map(({ value, count }) => [value, `${value} (${count})`]))}
            onChoose={(brand) => list.go({ brand })}
          />
        </div>
        {(isBySupplier || list.state.supplier) && (
          <div className="grow basis-48 sm:max-w-80">
            <ChoiceFilter
              label="Supplier"
              chosen={list.state.supplier}
              names={supplierNames}
              onChoose={(supplier) => list.go({ supplier })}
            />
          </div>
        )}
        <div className="flex flex-wrap gap-3 sm:pt-6.5">
          <SecondaryButton
            label="Export CSV"
            isPending={file.isPending}
            onClick={() => focusInvalid(document.body) || file.write()}
          />
          <SecondaryButton label="Print" isPending={isPrinting} onClick={() => setPrinting(true)} />
        </div>
      </div>
      <FormError error={file.error} />
      <ReorderTable query={query} list={list} amounts={amounts}>
        {(selection) => (
          <button type="button" className="btn btn-sm btn-primary" onClick={() => order(selection)}>
            Order selected
          </button>
        )}
      </ReorderTable>
      {ordering && (
        <MakeDrafts
          uid={uid}
          drafts={ordering.drafts}
          leftOut={ordering.leftOut}
          onMade={(productIds) => {
            const parts = productIds.map((_id) => ({ _id }));
            amounts.forget(parts);
            ordering.choose(parts, false);
          }}
          onClose={() => setOrdering(undefined)}
        />
      )}
    </>
  );
}

function DaysField({ list: { state, go, isTyped } }: { list: ReorderState }) {
  // While what is typed can't be read, the list stays as it was before.
  const shown = { days: state.days, text: `${state.days}`, before: state.days };
  const [typed, setTyped] = useState(shown);
  if (typed.days !== state.days) setTyped(isTyped ? { ...typed, days: state.days } : shown);
  const [fault] = Object.values(issuesByField(ReorderQuery.shape.days.safeParse(typed.text)));
  return (
    <Field
      label="Days to cover"
      inputMode="numeric"
      autoComplete="off"
      className="max-w-32"
      value={typed.text}
      error={fault && `${fault} ${wholeHint(typed.text)}`.trim()}
      onFocus={() => setTyped({ ...typed, before: state.days })}
      onChange={({ target: { value } }) => {
        setTyped({ ...typed, days: state.days, text: value });
        const { data = typed.before } = ReorderQuery.shape.days.safeParse(value);
        go({ days: data }, { isTyped: true });
      }}
    />
  );
}
