import {
  listProfiles,
  type Profile,
  type SaveProfile,
  saveProfile,
} from "@carparts/functions/contract/profiles";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

/** API paths name an account by its email or, if it has none, by its uid. */
export interface Owner {
  readonly uid: string;
  readonly email: string | null;
}

async function readProfile(options?: { signal: AbortSignal }): Promise<Profile | null> {
  const [profile] = await call(listProfiles, { query: { own: "true" } }, options);
  return profile ?? null;
}

/** Your profile, or null if you have none. */
export function profileQuery(owner: Owner | undefined) {
  return queryOptions({
    queryKey: ["profile", owner?.uid],
    enabled: owner !== undefined,
    queryFn: ({ signal }) => readProfile({ signal }),
  });
}

type Fields = Omit<SaveProfile, "email">;

export const NOTHING_SAVED: Fields = { name: "", address: "", mobile: "", picture: "" };

interface Saving {
  readonly changed: Partial<Fields>;
  /** The other fields where nothing is saved. */
  readonly shown: Fields;
}

/** Unchanged fields stay as they are saved by now, maybe by another device. */
export function useSaveProfile(owner: Owner) {
  const queryClient = useQueryClient();
  const { email, uid } = owner;
  return useMutation({
    async mutationFn({ changed, shown }: Saving) {
      const isWhole = Object.keys(NOTHING_SAVED).every((name) => name in changed);
      const saved = isWhole ? null : await readProfile();
      const { name, address, mobile, picture } = saved && saved.isConfirmed !== false ? saved : shown;
      const body = { ...{ name, address, mobile, picture }, ...changed, email };
      return call(saveProfile, { params: { email: email ?? uid }, body });
    },
    onSuccess: (saved) => queryClient.setQueryData(profileQuery(owner).queryKey, saved),
  });
}
