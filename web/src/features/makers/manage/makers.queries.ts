import {
  type DeleteMaker,
  deleteMaker,
  listMakers,
  type MadeBrand,
  MakersQuery,
  type SaveMaker,
  saveMaker,
} from "@carparts/functions/contract/admin/makers";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ApiError, call } from "#lib/api-client.ts";
import { useListState } from "#lib/list-state.ts";
import { managedQuery } from "#lib/managed-query.ts";
import { refresh } from "#lib/refresh.ts";
import { useLostResponse } from "#ui/forms/lost-response.ts";
import { isSaved } from "./typed-maker.ts";

export function useMakersState() {
  return useListState(MakersQuery);
}
export type MakersState = ReturnType<typeof useMakersState>;

export function makersQuery(state: MakersState["state"]) {
  return managedQuery("makers", state, (query, signal) => call(listMakers, { query }, { signal }));
}

/** A brand with its maker as they are now, also one that the shop doesn't have yet. */
export function madeBrandQuery(brand: string) {
  return queryOptions({
    queryKey: ["makers", "of", brand],
    queryFn: async ({ signal }): Promise<MadeBrand> => {
      const query = { brand: [brand], limit: 1 };
      const [listed] = (await call(listMakers, { query }, { signal, isFresh: true })).items;
      return listed ?? { brand, version: 0, maker: null };
    },
    staleTime: 0,
    // What is typed is about what was there when the dialog opened.
    refetchOnWindowFocus: false,
  });
}

/** The parts have their maker too. */
function useMakerChange<Sent>(change: (sent: Sent) => Promise<MadeBrand>) {
  const queryClient = useQueryClient();
  return useMutation<MadeBrand, ApiError<MadeBrand>, Sent>({
    mutationFn: change,
    onSettled: () => void refresh(queryClient, "makers", "products"),
  });
}

/** What a try saved whose answer was lost is the caller's own: what was typed since goes on from it. */
export function useSaveMaker() {
  const earlierTry = useLostResponse<SaveMaker>();
  return useMakerChange(async (body: SaveMaker) => {
    try {
      return await call(saveMaker, { body });
    } catch (error) {
      const { present } = error as ApiError<MadeBrand>;
      const earlier = earlierTry(error as Error, body);
      if (!present || !earlier || !isSaved(present, earlier)) throw error;
      if (isSaved(present, body)) return present;
      return call(saveMaker, { body: { ...body, version: present.version } });
    }
  });
}

export function useDeleteMaker() {
  return useMakerChange((body: DeleteMaker) => call(deleteMaker, { body }));
}
