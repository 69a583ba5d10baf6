import type { WholeUser } from "@carparts/functions/contract/admin/users";
import type { ReactNode } from "react";
import { dateTime } from "#ui/format/date.ts";
import { UnverifiedBadge } from "./unverified-badge.tsx";
import { Promotion, Removal } from "./user-actions.tsx";
import { userName } from "./user-names.ts";

const methodNames: Readonly<Record<string, string>> = {
  password: "Password",
  phone: "Phone",
  "google.com": "Google",
};

/** An account's owner and sign-in methods, and an admin's actions on it. */
export function WholeUserCard({ user, children }: { user: WholeUser; children: ReactNode }) {
  const { name, phoneNumber, signInMethods, secondFactors, createdAt, lastSignInAt } = user;
  return (
    <section
      className="panel grid grid-cols-[minmax(0,1fr)] gap-5 p-[min(1.5rem,7.5vw)]"
      aria-label="Account"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="wrap-anywhere min-w-0 font-extrabold text-xl">
          {userName(user)}
          <UnverifiedBadge user={user} />
        </h2>
        {user.isDisabled && <span className="badge badge-error badge-soft font-semibold">Locked</span>}
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-4">
        <Fact label="Name">{name}</Fact>
        <Fact label="Email verified">{user.isProven ? "Yes" : "No"}</Fact>
        <Fact label="Sign-in methods">{signInMethods.map((id) => methodNames[id] ?? id).join(", ")}</Fact>
        <Fact label="Second factor">{secondFactors > 0 ? "Yes" : "No"}</Fact>
        <Fact label="Phone">{phoneNumber}</Fact>
        <Fact label="Created">{dateTime(createdAt)}</Fact>
        <Fact label="Last sign-in">{lastSignInAt && dateTime(lastSignInAt)}</Fact>
        <Fact label="Account id">{user._id}</Fact>
      </dl>
      <div className="flex flex-wrap items-center gap-2">
        <Promotion user={user} />
        <Removal user={user} />
        {children}
      </div>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: string | null }) {
  return (
    <div>
      <dt className="muted text-sm">{label}</dt>
      <dd className="wrap-anywhere font-semibold">{children || "–"}</dd>
    </div>
  );
}
