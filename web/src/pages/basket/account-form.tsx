import { useQuery } from "@tanstack/react-query";
import { SigningIn } from "#auth/account-screen.tsx";
import type { SessionUser } from "#auth/session.ts";
import { BasketForm, type BasketFormProps, type Placed } from "#features/basket/basket-form.tsx";
import { NOTHING_SAVED, profileQuery, useSaveProfile } from "#features/profiles/profiles.queries.ts";
import { notify } from "#lib/notify.ts";

interface AccountFormProps
  extends Omit<BasketFormProps, "customer" | "contact" | "canSaveContact" | "onPlaced"> {
  user: SessionUser;
  onPlaced: (placed: Placed) => void;
}

function toastUnsaved(): void {
  notify("error", "You've ordered, but your profile couldn't be saved. You can fill it in on your Dashbord.");
}

/** Waits for the profile that fills the form. */
export function AccountForm({ user, onPlaced, ...form }: AccountFormProps) {
  const profile = useQuery(profileQuery(user));
  const { mutateAsync: save } = useSaveProfile(user);
  if (profile.isPending && profile.failureCount === 0) return <SigningIn />;
  // One that was saved before the email was proven may be somebody else's.
  const own = profile.data?.isConfirmed === false ? undefined : (profile.data ?? undefined);
  return (
    <BasketForm
      {...form}
      customer={user}
      contact={own}
      canSaveContact={profile.data !== undefined}
      onPlaced={(placed, contact) => {
        // Not a callback: the form is gone by then.
        if (contact) save({ changed: contact, shown: NOTHING_SAVED }).catch(toastUnsaved);
        onPlaced(placed);
      }}
    />
  );
}
