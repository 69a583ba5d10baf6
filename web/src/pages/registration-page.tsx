import { useNavigate } from "react-router-dom";
import { paths } from "#app/paths.ts";
import { RegisterForm } from "#features/session/register-form.tsx";

export default function RegistrationPage() {
  const navigate = useNavigate();
  return (
    <>
      <title>Register · Carparts</title>
      <meta name="description" content="One account for ordering, following and reviewing parts." />
      <RegisterForm onDone={() => navigate(paths.home, { replace: true })} />
    </>
  );
}
