import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";

export function SessionLinks({ other }: { other: "Login" | "Register" }) {
  return (
    <nav aria-label="Other ways" className="flex flex-wrap justify-between gap-3 text-sm">
      <Link
        className="link link-primary font-semibold"
        to={other === "Login" ? routes.login.path : routes.registration.path}
      >
        {other}
      </Link>
      <Link className="link" to={routes.passwordReset.path}>
        Reset password
      </Link>
    </nav>
  );
}
