import { useLocation, useNavigate } from "react-router-dom";
import { RegisterForm } from "#features/sign-in/register-form.tsx";
import { shopName } from "#lib/shop-name.ts";
import { routes } from "#routes.ts";
import { GuestSavedHint } from "./guest-saved-hint.tsx";
import { parseOrigin, toastNextStep } from "./way-on.ts";

export default function RegistrationPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <title>{`Register · ${shopName}`}</title>
      <meta name="description" content="One account to order, track and review parts." />
      <RegisterForm
        hint={<GuestSavedHint />}
        onDone={() => {
          navigate(routes.home.path, { replace: true });
          toastNextStep(parseOrigin(state));
        }}
      />
    </>
  );
}
