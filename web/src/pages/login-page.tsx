import { useLocation, useNavigate } from "react-router-dom";
import { Login } from "#features/sign-in/login.tsx";
import { shopName } from "#lib/shop-name.ts";
import { routes } from "#routes.ts";
import { WishesHint } from "./wishes-hint.tsx";

/** Where the router's guard stopped a guest, or the home page. */
function originOf(state: unknown): string {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  return typeof from === "string" ? from : routes.home.path;
}

export default function LoginPage() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <title>{`Login · ${shopName}`}</title>
      <meta name="description" content="Sign in to order parts and track your orders." />
      <Login
        origin={originOf(state)}
        search={search}
        hint={<WishesHint />}
        onGo={(path) => navigate(path, { replace: true })}
      />
    </>
  );
}
