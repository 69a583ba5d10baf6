import { useLocation, useNavigate } from "react-router-dom";
import { Login } from "#features/sign-in/login.tsx";
import { shopName } from "#lib/shop-name.ts";
import { routes } from "#routes.ts";
import { GuestSavedHint } from "./guest-saved-hint.tsx";
import { parseOrigin, toastNextStep } from "./way-on.ts";

export default function LoginPage() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const origin = parseOrigin(state);
  return (
    <>
      <title>{`Login · ${shopName}`}</title>
      <meta name="description" content="Sign in to order parts and track your orders." />
      <Login
        origin={origin}
        search={search}
        hint={<GuestSavedHint />}
        onGo={(path) => {
          navigate(path, { replace: true });
          if (path === routes.home.path) toastNextStep(origin);
        }}
      />
    </>
  );
}
