import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { persistedRecord } from "#lib/persisted-record.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { CountList, type Mode, withFound, withPieces, withScan } from "./count-list.ts";
import { type FoundByCode, findById, GONE, useBookedNow, useFindByCode } from "./counts.queries.ts";
import type { OrderedLine } from "./ordered-lines.ts";

/** By account and mode, in the tab, so that a reload loses nothing and two tabs count two shelves. */
const lists = persistedRecord("scannedStock", CountList);

const NOTHING: CountList = { id: "", reason: "Delivery", lines: [], waiting: [] };

function useCountList(mode: Mode, owner: string) {
  const name = `${owner} ${mode}`;
  const read = (all = lists.all()) => all?.[name] ?? NOTHING;
  return {
    list: read(useSyncExternalStore(lists.subscribe, lists.all)),
    read,
    change: (act: (list: CountList) => CountList) =>
      lists.set(name, { ...act(read()), id: crypto.randomUUID() }),
  };
}

interface Message {
  readonly text: string;
  readonly isFault: boolean;
}

/** The list that scans fill. What is scanned while something is looked up waits in the list itself. */
export function useScans(mode: Mode, owner: string) {
  const { list, read, change } = useCountList(mode, owner);
  const { mutateAsync: find } = useFindByCode();
  const booked = useBookedNow();
  const [message, setMessage] = useState<Message>();
  const [failure, setFailure] = useState<Error>();
  const underWay = useRef(new Set<string>());
  const turn = useRef(Promise.resolve());
  const { waiting } = list;

  /** Counts a code as often as it was scanned, if a line has it. */
  function count(code: string, scans: number): boolean {
    const found = withScan(read(), code, scans);
    if (!found) return false;
    if (booked.has(found.line.productId)) {
      setMessage({ text: `${found.line.name} is being booked. Scan it again after that.`, isFault: true });
      return true;
    }
    change(() => found.list);
    setMessage({ text: `${found.line.name}: ${found.line.pieces}`, isFault: false });
    return true;
  }

  function take(code: string, { isShelf, lines }: FoundByCode): void {
    const before = read();
    const left = before.waiting.filter((each) => each !== code);
    const scans = before.waiting.length - left.length;
    const isClear = isShelf || lines.length === 1;
    change((waited) =>
      withFound({ ...waited, waiting: left }, isClear ? lines : [], () => crypto.randomUUID()),
    );
    if (isShelf) {
      setMessage({
        text: `${code}: ${pluralize(lines.length, "part")} on this shelf.`,
        isFault: false,
      });
    } else if (lines.length > 1) {
      setMessage({
        text: `${lines.length} parts have the number ${code}. Type one that only the right one has.`,
        isFault: true,
      });
    } else if (!count(code, scans)) {
      setMessage({ text: `No part and no shelf has the number ${code}.`, isFault: true });
    }
  }

  function lookUp(code: string): void {
    if (underWay.current.has(code)) return;
    underWay.current.add(code);
    setFailure(undefined);
    // One after the other, so that lines and messages come in the order of the scans.
    turn.current = turn.current.then(async () => {
      try {
        take(code, await find(code));
      } catch (error) {
        setFailure(error as Error);
      } finally {
        underWay.current.delete(code);
      }
    });
  }

  const lookUpAll = useRef(() => {});
  useLayoutEffect(() => {
    lookUpAll.current = () => {
      for (const code of waiting) lookUp(code);
    };
  });
  // After a reload too.
  useEffect(() => {
    if (waiting.length > 0) lookUpAll.current();
  }, [waiting]);

  function scan(code: string): void {
    if (code !== "" && !count(code, 1)) {
      change((before) => ({ ...before, waiting: [...before.waiting, code] }));
    }
  }

  /** Sets the pieces of a part to those that are open, without a scan. */
  async function fill({ productId, name, open }: OrderedLine): Promise<void> {
    const isListed = read().lines.some((line) => line.productId === productId);
    try {
      const lines = isListed ? [] : await findById(productId);
      change((before) =>
        withPieces(
          withFound(before, lines, () => crypto.randomUUID()),
          productId,
          open,
        ),
      );
      const isGone = !isListed && lines.length === 0;
      setMessage({ text: `${name}: ${isGone ? GONE : open}`, isFault: isGone });
    } catch (error) {
      setMessage({ text: `${name}: ${(error as Error).message}`, isFault: true });
    }
  }

  return { list, booked, change, scan, fill, message, failure, lookUpAll: () => lookUpAll.current() };
}
