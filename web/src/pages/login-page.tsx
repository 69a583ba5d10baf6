import { useLocation, useNavigate } from "react-router-dom";
import { Login } from "#features/sign-in/login.tsx";
import { paths } from "#paths.ts";

/** Where a guest was stopped, as the router's guard notes it; anything else leads home. */
function originOf(state: unknown): string {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  return typeof from === "string" ? from : paths.home;
}

export default function LoginPage() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <title>Login · Carparts</title>
      <meta name="description" content="Sign in to order parts and to follow your orders." />
      <Login origin={originOf(state)} search={search} onGo={(path) => navigate(path, { replace: true })} />
    </>
  );
}
