import { shopName } from "#lib/shop.ts";
import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";

export default function NotFoundPage() {
  return (
    <section className="shell grid justify-items-center gap-6 py-16 text-center">
      <title>{`Page not found · ${shopName}`}</title>
      <Link to={routes.home.path} className="w-full max-w-2xl rounded-box">
        <img src="/not-found.svg" alt="Page not found" width="640" height="400" className="w-full" />
      </Link>
      <h1 className="title">This road leads nowhere</h1>
      <p className="muted max-w-prose text-lg">
        We couldn't find this page. Click the picture to go back to the shop.
      </p>
    </section>
  );
}
