import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, type ComponentType, type ReactNode, useState } from "react";
import type { Field } from "#ui/forms/field.tsx";
import { Loaded } from "#ui/states/loaded.tsx";
import { Spinner } from "#ui/states/spinner.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { ProfileQuestion } from "./profile-question.tsx";
import { type Owner, profileQuery } from "./profiles.queries.ts";

interface Props {
  owner: Owner;
  displayName: string | null;
  AvatarField: ComponentType<ComponentProps<typeof Field>>;
  /** Shown below the profile once it has loaded, so that it doesn't move. */
  children: ReactNode;
}

export function AccountProfile({ owner, displayName, AvatarField, children }: Props) {
  const query = useQuery(profileQuery(owner));
  const [keeps, setKeeps] = useState(false);
  const isDoubted = query.data?.isConfirmed === false;
  if (query.isPending) return <Spinner label="Loading your profile" />;
  return (
    <>
      <Loaded what="Your profile" query={query}>
        {(profile) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[20rem_1fr]">
            {isDoubted && profile ? (
              <ProfileQuestion profile={profile} owner={owner} onAnswer={setKeeps} />
            ) : (
              <ProfileCard profile={profile} />
            )}
            <section className="panel p-6 sm:p-8" aria-label="Edit your profile">
              <ProfileForm
                // Only keeping the profile fills the form again.
                key={keeps && !isDoubted ? "kept" : "begun"}
                profile={isDoubted ? null : profile}
                owner={owner}
                displayName={displayName}
                AvatarField={AvatarField}
              />
            </section>
          </div>
        )}
      </Loaded>
      {children}
    </>
  );
}
