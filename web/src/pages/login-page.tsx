import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "#app/paths.ts";
import { LoginForm } from "#features/session/login-form.tsx";
import { SessionCard } from "#features/session/session-card.tsx";
import { SessionLinks } from "#features/session/session-links.tsx";

/** Where a guest was stopped, as the router's guard notes it; anything else leads home. */
function originOf(state: unknown): string {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  return typeof from === "string" ? from : paths.home;
}

export default function LoginPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const origin = originOf(state);
  return (
    <SessionCard title="Login" lead="Sign in to order parts and to follow your orders.">
      <title>Login · Carparts</title>
      <LoginForm
        onLogIn={() => navigate(origin, { replace: true })}
        onGoogle={() => navigate(paths.home, { replace: true })}
      />
      <SessionLinks other="Register" />
    </SessionCard>
  );
}
