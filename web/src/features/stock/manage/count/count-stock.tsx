import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { changedSearch } from "#lib/list-state.ts";
import { routes } from "#routes.ts";
import { ScreenButton } from "#ui/data-table/screen-button.tsx";
import { pluralize } from "#ui/format/pluralize.ts";
import { FormError } from "#ui/forms/form-error.tsx";
import { Link } from "#ui/link.tsx";
import { signed, signedMoney } from "../signed.ts";
import { BookCount } from "./book-count.tsx";
import { BookDelivery } from "./book-delivery.tsx";
import { CameraButton, CameraScanner } from "./camera-scanner.tsx";
import { bookedLines, type CountList, type Line, type Mode, sum } from "./count-list.ts";
import { CountedLines } from "./counted-lines.tsx";
import { PurchaseOrder } from "./purchase-order.tsx";
import { focusScanField, ScanField } from "./scan-field.tsx";
import { useScans } from "./use-scans.ts";

const modes: Readonly<Record<Mode, string>> = { count: "Count", deliver: "Book in" };

export function CountStock({ uid, mode }: { uid: string; mode: Mode }) {
  const { search } = useLocation();
  return (
    <>
      <nav aria-label="Count stock" className="flex flex-wrap gap-2">
        {(Object.keys(modes) as Mode[]).map((each) => (
          <Link
            key={each}
            className={`btn btn-sm ${each === mode ? "btn-primary" : "border-base-300 bg-base-100"}`}
            aria-current={each === mode ? "page" : undefined}
            to={routes.countStock.path + changedSearch(search, { mode: each === "count" ? undefined : each })}
          >
            {modes[each]}
          </Link>
        ))}
        <Link
          className="btn btn-sm btn-ghost ml-auto"
          to={routes.manageItem.path + changedSearch(search, { mode: undefined, camera: undefined })}
        >
          Back to the parts
        </Link>
      </nav>
      <Scanned key={mode} mode={mode} uid={uid} />
    </>
  );
}

function idsOf(lines: readonly Line[]): string[] {
  return lines.map(({ productId }) => productId);
}

function Scanned({ mode, uid }: { mode: Mode; uid: string }) {
  const { list, booked, change, scan, fill, message, failure, lookUpAll } = useScans(mode, uid);
  const scanForm = useRef<HTMLFormElement>(null);
  // The pressed button goes with its line.
  const goOn = () => focusScanField(scanForm);
  const [came, setCame] = useState<readonly string[]>([]);
  const isEmpty = list.lines.length === 0;
  useEffect(() => {
    if (isEmpty) focusScanField(scanForm);
  }, [isEmpty]);
  usePurchaseOfAddress(change);
  return (
    <>
      <ScanField form={scanForm} onScan={scan}>
        <CameraButton />
      </ScanField>
      <CameraScanner onScan={scan} />
      <div className="grid min-h-6 gap-2">
        <p role="status" className="font-semibold">
          {!message?.isFault && message?.text}
        </p>
        {message?.isFault && (
          <p role="alert" className="alert alert-error alert-soft text-base">
            {message.text}
          </p>
        )}
        {list.waiting.length > 0 && !failure && (
          <p className="muted">{`Looking up ${[...new Set(list.waiting)].join(", ")} …`}</p>
        )}
        {failure && (
          <div className="flex flex-wrap items-center gap-3">
            <FormError error={failure} />
            <button type="button" className="btn btn-sm" onClick={lookUpAll}>
              {`Look up again: ${[...new Set(list.waiting)].join(", ")}`}
            </button>
          </div>
        )}
      </div>
      {mode === "deliver" && (
        <PurchaseOrder
          list={list}
          onChange={change}
          onFill={(line) => {
            void fill(line);
            goOn();
          }}
        />
      )}
      {came.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <p>{`${pluralize(came.length, "part")} came in.`}</p>
          <ScreenButton screen={routes.labels} query={{ part: came, mode: undefined }}>
            Labels for what came
          </ScreenButton>
        </div>
      )}
      {!isEmpty && (
        <>
          <CountedLines mode={mode} list={list} booked={booked} onChange={change} onRemoved={goOn} />
          <Sum mode={mode} list={list} />
          <div className="flex flex-wrap items-start gap-3">
            {mode === "count" ? (
              <BookCount list={list} onChange={change} />
            ) : (
              <BookDelivery
                list={list}
                onChange={change}
                onBooked={(lines) => setCame(idsOf(lines))}
                onUndone={(lines) => setCame((before) => before.filter((id) => !idsOf(lines).includes(id)))}
              />
            )}
            <button
              type="button"
              className="btn btn-ghost self-end"
              onClick={() => {
                if (!confirm("Clear the list? Nothing of it was booked.")) return;
                change(({ purchase: _purchase, ...before }) => ({ ...before, lines: [] }));
                goOn();
              }}
            >
              Clear list
            </button>
          </div>
        </>
      )}
    </>
  );
}

/** A purchase's button leads here with its id, which the list then has. */
function usePurchaseOfAddress(change: ReturnType<typeof useScans>["change"]): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const purchase = new URLSearchParams(search).get("purchase");
  const take = useRef(change);
  useEffect(() => {
    if (purchase === null) return;
    take.current((before) => ({ ...before, purchase }));
    navigate({ search: changedSearch(search, { purchase: undefined }) }, { replace: true });
  }, [purchase, search, navigate]);
}

function Sum({ mode, list }: { mode: Mode; list: CountList }) {
  const { parts, pieces, difference, value } = sum(bookedLines(list, mode));
  const left = list.lines.length - parts;
  const all =
    mode === "count"
      ? `${pluralize(parts, "part")} counted, ${pluralize(pieces, "piece")}, difference ${signed(difference)}, `
      : `${pluralize(parts, "part")} delivered, ${pluralize(pieces, "piece")}.`;
  return (
    <p className="muted tabular-nums">
      <span>{all}</span>
      {mode === "count" && <span>{`${signedMoney(value)}.`}</span>}
      {left > 0 && <span>{` ${pluralize(left, "part")} left.`}</span>}
    </p>
  );
}
