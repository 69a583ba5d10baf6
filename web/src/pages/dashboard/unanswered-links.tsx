import { useUnansweredPages } from "#lib/write-keys.ts";
import { Link } from "#ui/link.tsx";

/** Leads to what this account has sent from this browser without an answer. */
export default function UnansweredLinks({ uid }: { uid: string }) {
  const pages = useUnansweredPages(uid);
  if (pages.length === 0) return null;
  return (
    <section aria-label="No answer yet" className="alert alert-soft alert-info block text-base">
      <p>We don't know whether this reached us. Send it again where you sent it: it won't be done twice.</p>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link className="link font-semibold" to={path}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
