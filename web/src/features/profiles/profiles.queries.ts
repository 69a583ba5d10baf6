import { listProfiles, type SaveProfile, saveProfile } from "@carparts/functions/contract/profiles";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

/** Whose profile it is. The API's paths name an account by its e-mail or, where it has none, by its uid. */
export interface Owner {
  readonly uid: string;
  readonly email: string | null;
}

/** One's own profile, or null while there is none. */
export function profileQuery({ uid }: Owner) {
  return queryOptions({
    queryKey: ["profile", uid],
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
