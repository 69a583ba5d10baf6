import { listProfiles, type SaveProfile, saveProfile } from "@carparts/functions/contract/profiles";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

/** API paths name an account by its email or, if it has none, by its uid. */
export interface Owner {
  readonly uid: string;
  readonly email: string | null;
}

/** Your profile, or null if you have none. */
export function profileQuery(owner: Owner | undefined) {
  return queryOptions({
    queryKey: ["profile", owner?.uid],
    enabled: owner !== undefined,
    queryFn: async ({ signal }) => {
      const [profile] = await call(listProfiles, { query: { own: "true" } }, { signal });
      return profile ?? null;
    },
  });
}

export function useSaveProfile(owner: Owner) {
  const queryClient = useQueryClient();
  const { email, uid } = owner;
  return useMutation({
    mutationFn: (profile: Omit<SaveProfile, "email">) =>
      call(saveProfile, { params: { email: email ?? uid }, body: { ...profile, email } }),
    onSuccess: (saved) => queryClient.setQueryData(profileQuery(owner).queryKey, saved),
  });
}
