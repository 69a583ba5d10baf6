import { notePayment } from "@carparts/functions/contract/admin/payments";
import {
  MOST_STATEMENT_ROWS,
  type RowOutcome,
  readStatement,
  type StatementRow,
} from "@carparts/functions/contract/admin/statements";
import { cut } from "@carparts/functions/contract/values/cut";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call } from "#lib/api-client.ts";
import { useChunkedRun } from "#lib/chunked-run.ts";
import { runInWorker } from "#lib/files/worker-tasks.ts";
import { refresh } from "#lib/refresh.ts";
import type { MapTask, StatementTasks } from "./reading/statement-tasks.ts";

/** Reads in a worker of its own. A second file ends the first one's. */
function useReader() {
  const stop = useRef(new AbortController());
  return <Kind extends keyof StatementTasks>(kind: Kind, task: Parameters<StatementTasks[Kind]>[0]) => {
    stop.current.abort();
    stop.current = new AbortController();
    const worker = new Worker(new URL("./reading/statement.worker.ts", import.meta.url), { type: "module" });
    return runInWorker<StatementTasks, Kind>(worker, kind, task, () => {}, stop.current.signal);
  };
}

export function useStatementLook() {
  const read = useReader();
  return useMutation({ mutationFn: (file: File) => read("look", file) });
}

export function useStatementMapping() {
  const read = useReader();
  return useMutation({ mutationFn: (task: MapTask) => read("map", task) });
}

/** A row's outcome as it was last answered. `isBooked` is true of what this page wrote down. */
export type Outcome = Omit<RowOutcome, "row"> & { readonly isBooked?: true };

type Place = number;

async function judge(rows: readonly StatementRow[], places: readonly Place[], isDryRun: boolean) {
  const sent = places.flatMap((place) => rows[place] ?? []);
  const { items } = await call(readStatement, { body: { rows: sent, isDryRun } });
  return items.map(({ row, ...outcome }) => [places[row] ?? 0, outcome] as const);
}

const NOTE = 200;

/** Asks the shop about each row, by itself, and books what matches. */
export function useOutcomes(rows: readonly StatementRow[]) {
  const queryClient = useQueryClient();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<Place, Outcome>>(new Map());
  const [isBooking, setBooking] = useState(false);
  const { run, start, stop } = useChunkedRun<Place, Place>();

  function add(answered: readonly (readonly [Place, Outcome])[]): void {
    setOutcomes((before) => new Map([...before, ...answered]));
  }

  async function go(places: readonly Place[], isDryRun: boolean): Promise<void> {
    setBooking(!isDryRun);
    await start(
      places,
      () => MOST_STATEMENT_ROWS,
      async (some) => {
        const answered = await judge(rows, some, isDryRun);
        const isWritten = ({ result }: Outcome) => !isDryRun && result === "match";
        add(answered.map(([at, each]) => [at, isWritten(each) ? { ...each, isBooked: true } : each]));
        return some;
      },
    );
    if (!isDryRun) await refresh(queryClient, "orders", "invoices");
  }

  const begin = useRef(() => go([...rows.keys()], true));
  useEffect(() => void begin.current(), []);

  const matches = [...outcomes].flatMap(([at, { result, isBooked }]) =>
    result === "match" && !isBooked ? [at] : [],
  );

  const confirm = useMutation({
    async mutationFn({ place, reference }: { place: Place; reference: string }) {
      const row = rows[place];
      if (!row) return;
      const { amount, day, text, entry } = row;
      const body = {
        order: reference,
        amount,
        day,
        kind: "bank" as const,
        reference: cut(text, NOTE),
        entry,
      };
      await call(notePayment, { body });
      const why = `Written down now, for ${reference}.`;
      add([[place, { result: "known", reference, why, isBooked: true }]]);
    },
    // The shop knows if it arrived.
    onError: (_, { place }) => void judge(rows, [place], true).then(add, () => {}),
    onSettled: () => void refresh(queryClient, "orders", "invoices"),
  });

  return {
    ...{ run, stop, outcomes, matches, isBooking, confirm },
    book: () => go(matches, false),
    /** Goes on with what wasn't reached. */
    goOn: () => go(run?.left ?? [], !isBooking),
  };
}
export type Outcomes = ReturnType<typeof useOutcomes>;
