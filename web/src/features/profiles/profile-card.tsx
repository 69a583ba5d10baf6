import type { Profile } from "@carparts/functions/contract/profiles";
import { addressLines } from "#ui/format/address-lines.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { moreIcons } from "#ui/icons/more-icons.ts";
import { PartPicture } from "#ui/part-picture.tsx";

export function ProfileCard({ profile }: { profile: Profile | null }) {
  return (
    <section
      className="panel grid h-fit grid-cols-[minmax(0,1fr)] gap-5 p-[min(1.5rem,7.5vw)]"
      aria-labelledby="saved-profile"
    >
      <div className="flex items-center gap-4">
        {profile?.picture ? (
          <PartPicture
            src={profile.picture}
            alt=""
            className="aspect-square! max-w-18 rounded-full border border-base-300"
          />
        ) : (
          <span className="grid size-18 shrink-0 place-items-center rounded-full bg-base-200">
            <Icon path={moreIcons.user} className="muted size-8" />
          </span>
        )}
        <h2 id="saved-profile" className="font-extrabold text-xl">
          {profile?.name || "Your profile"}
        </h2>
      </div>
      {profile ? (
        <dl className="grid gap-3">
          <Detail label="Email" value={profile.email} />
          <Detail label="Phone" value={profile.phone} />
          <Detail label="Address" value={addressLines(profile.address)} />
        </dl>
      ) : (
        <p className="muted">Nothing saved yet.</p>
      )}
    </section>
  );
}

function Detail({ label, value }: { label: string; value: string | null }) {
  return (
    <div>
      <dt className="muted text-sm">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line font-semibold">{value || "–"}</dd>
    </div>
  );
}
