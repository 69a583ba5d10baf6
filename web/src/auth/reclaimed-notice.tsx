import { paths } from "#paths.ts";
import { Link } from "#ui/link.tsx";

/** Tells somebody that their account was registered before they proved its email, and how to go on. */
export function ReclaimedNotice({ message }: { message: string }) {
  return (
    <div
      role="alert"
      className="alert alert-info alert-soft grid-flow-row grid-cols-1 justify-items-start gap-2 text-start text-base"
    >
      <p className="font-semibold">{message}</p>
      <p>
        It was registered here before, without proof that it belongs to whoever did. To keep you safe we
        removed the password and every other way to sign in, and ended all sessions.
      </p>
      <p>
        Please log in once more the way you just did, or{" "}
        <Link className="link font-semibold" to={paths.passwordReset}>
          set a new password
        </Link>
        .
      </p>
    </div>
  );
}
