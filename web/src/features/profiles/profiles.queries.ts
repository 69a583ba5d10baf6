import { listProfiles, type SaveProfile, saveProfile } from "@carparts/functions/contract/profiles";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

/** One's own profile, or null while there is none. An admin is sent all of them. */
export function profileQuery(email: string) {
  return queryOptions({
    queryKey: ["profile", email],
    queryFn: async ({ signal }) => {
      const profiles = await call(listProfiles, {}, { signal });
      return profiles.find((profile) => profile.email === email.toLowerCase()) ?? null;
    },
  });
}

export function useSaveProfile(email: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (profile: SaveProfile) => call(saveProfile, { params: { email }, body: profile }),
    onSuccess: (saved) => queryClient.setQueryData(profileQuery(email).queryKey, saved),
  });
}
