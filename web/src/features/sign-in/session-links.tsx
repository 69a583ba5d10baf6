import { paths } from "#paths.ts";
import { Link } from "#ui/link.tsx";

export function SessionLinks({ other }: { other: "Login" | "Register" }) {
  return (
    <nav aria-label="Other ways" className="flex flex-wrap justify-between gap-3 text-sm">
      <Link
        className="link link-primary font-semibold"
        to={other === "Login" ? paths.login : paths.registration}
      >
        {other}
      </Link>
      <Link className="link" to={paths.passwordReset}>
        Reset password
      </Link>
    </nav>
  );
}
