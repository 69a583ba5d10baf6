import type { ReactNode } from "react";
import { Link } from "#ui/link.tsx";
import { Screen } from "#ui/screen.tsx";
import { Spinner } from "#ui/states/spinner.tsx";
import type { SessionUser } from "./session.ts";

interface Place {
  readonly path: string;
  readonly title: string;
}

interface Props {
  route: Pick<Place, "title">;
  lead: string;
  /** Undefined while we don't know who is there, which is when the build renders the screen's frame. */
  user: SessionUser | undefined;
  back?: Place;
  children: (user: SessionUser) => ReactNode;
}

/** A screen of the dashboard. Its heading and its way back are there before the account is known. */
export function AccountScreen({ route, lead, user, back, children }: Props) {
  return (
    <Screen title={route.title} lead={lead}>
      {back && (
        <Link className="link w-fit" to={back.path}>
          {`Back to ${back.title}`}
        </Link>
      )}
      {user ? children(user) : <SigningIn />}
    </Screen>
  );
}

/** Reserves the place of an account's own part of a page. */
export function SigningIn() {
  return <Spinner label="Signing you in" />;
}
