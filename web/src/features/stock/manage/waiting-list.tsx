import { listWaiting, MOST_WAITING } from "@carparts/functions/contract/admin/stock";
import { pathOf } from "@carparts/functions/contract/endpoint";
import { useQuery } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { routes } from "#routes.ts";
import { EmailText } from "#ui/email-text.tsx";
import { Link } from "#ui/link.tsx";
import { Loaded } from "#ui/states/loaded.tsx";

/** Who is told once the part is available. */
export function WaitingList({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ["products", "waiting", id],
    queryFn: ({ signal }) => call(listWaiting, { params: { id } }, { signal }),
  });
  return (
    <Loaded what="Who waits" query={query}>
      {({ items }) =>
        items.length === 0 ? (
          <p className="muted">Nobody waits for it.</p>
        ) : (
          <>
            <ul aria-label="Who waits" className="wrap-anywhere flex flex-wrap gap-x-6 gap-y-1">
              {items.map(({ _id: uid, email }) => (
                <li key={uid}>
                  <Link className="link" to={pathOf(routes.account.path, { uid })}>
                    {email === undefined ? "An account without an email" : <EmailText>{email}</EmailText>}
                  </Link>
                </li>
              ))}
            </ul>
            {items.length === MOST_WAITING && <p className="muted">There may be more.</p>}
          </>
        )
      }
    </Loaded>
  );
}
