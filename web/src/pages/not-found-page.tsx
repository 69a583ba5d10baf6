import { shopName } from "#lib/shop-name.ts";
import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";

export default function NotFoundPage() {
  return (
    <section className="shell grid justify-items-center gap-6 py-16 text-center">
      <title>{`Page not found · ${shopName}`}</title>
      <meta name="robots" content="noindex" />
      <Link to={routes.home.path} className="w-full max-w-2xl rounded-box">
        <img src="/not-found.svg" alt="Page not found" width="640" height="400" className="tile w-full" />
      </Link>
      <h1 className="title">This road leads nowhere</h1>
      <p className="muted max-w-prose text-lg">
        We couldn't find this page. Click the picture to go back to the shop, or look for your part here.
      </p>
      <search className="w-full max-w-xl">
        <form action={routes.catalogue.path} className="flex flex-wrap gap-2">
          <input
            name="q"
            aria-label="Find your part"
            placeholder="Name or part number"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            className="control grow basis-40"
          />
          <button type="submit" className="btn btn-primary btn-lg">
            Search
          </button>
        </form>
      </search>
      <p className="flex flex-wrap justify-center gap-x-6 gap-y-2">
        <Link className="link py-1 font-semibold" to={routes.catalogue.path}>
          See all parts
        </Link>
        <Link className="link py-1 font-semibold" to={routes.home.path}>
          Go to the home page
        </Link>
      </p>
    </section>
  );
}
