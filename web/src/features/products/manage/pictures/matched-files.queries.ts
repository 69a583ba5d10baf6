import { type ListedPart, searchParts } from "@carparts/functions/contract/admin/parts";
import { changeProduct } from "@carparts/functions/contract/admin/products";
import { isCodeOf } from "@carparts/functions/contract/values/article";
import { byNames } from "@carparts/functions/contract/values/name-order";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, call } from "#lib/api-client.ts";
import { type Run, useChunkedRun } from "#lib/chunked-run.ts";
import { refresh } from "#lib/refresh.ts";
import { numbersInName } from "./number-in-name.ts";
import { uploadPicture } from "./pictures.queries.ts";

/** A file, and the part whose number is in its name. */
export interface Match {
  readonly file: File;
  readonly part: ListedPart;
}

interface MatchedFiles {
  readonly matches: readonly Match[];
  /** A part has one picture: the first file by its name. */
  readonly doubles: readonly Match[];
  readonly unmatched: readonly File[];
}

const FOUND_AT_ONCE = 10;

async function partWithNumber(number: string): Promise<ListedPart | undefined> {
  const { items } = await call(searchParts, { query: { q: number, limit: FOUND_AT_ONCE } });
  return items.find((part) => isCodeOf(part, number));
}

async function matchPart(file: File): Promise<ListedPart | undefined> {
  for (const number of numbersInName(file.name)) {
    const part = await partWithNumber(number);
    if (part) return part;
  }
  return undefined;
}

async function matchFiles(files: readonly File[]): Promise<MatchedFiles> {
  const found = { matches: new Map<string, Match>(), doubles: [] as Match[], unmatched: [] as File[] };
  for (const file of [...files].sort((one, other) => byNames(one.name, other.name))) {
    const part = await matchPart(file);
    if (!part) found.unmatched.push(file);
    else if (found.matches.has(part._id)) found.doubles.push({ file, part });
    else found.matches.set(part._id, { file, part });
  }
  return { ...found, matches: [...found.matches.values()] };
}

export function useMatchedFiles() {
  return useMutation({ mutationFn: matchFiles });
}

/** Over any change but one of the picture itself. */
async function savePicture({ _id, version, picture: seen }: ListedPart, picture: string): Promise<void> {
  const save = (version: number) => call(changeProduct, { params: { id: _id }, body: { version, picture } });
  try {
    await save(version);
  } catch (error) {
    const present = error instanceof ApiError ? (error.present as ListedPart | undefined) : undefined;
    if (present?.picture !== seen) throw error;
    await save(present.version);
  }
}

interface SavedMatch extends Match {
  /** The reason why it wasn't saved. */
  readonly error?: Error;
}

export type SavingRun = Run<Match, SavedMatch>;

/** Sends the files and gives them to their parts, one after the other. What can't be saved stops no other. */
export function useSavedMatches() {
  const queryClient = useQueryClient();
  const { run, start, stop } = useChunkedRun<Match, SavedMatch>();

  async function save(match: Match): Promise<SavedMatch> {
    try {
      await savePicture(match.part, await uploadPicture(match.file));
      return match;
    } catch (error) {
      // Others would fail alike.
      if (error instanceof ApiError && error.isTransient) throw error;
      return { ...match, error: error as Error };
    }
  }

  async function begin(matches: readonly Match[]): Promise<SavingRun> {
    const end = await start(
      matches,
      () => 1,
      (chunk) => Promise.all(chunk.map(save)),
    );
    void refresh(queryClient, "products");
    return end;
  }

  return { run, begin, stop };
}
