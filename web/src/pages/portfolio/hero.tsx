import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";

export function Hero() {
  return (
    <header className="bg-neutral text-neutral-content">
      <div className="shell grid gap-10 py-12 md:py-20 lg:grid-cols-2 lg:items-start lg:gap-16">
        <div className="grid content-start gap-5">
          <p className="font-bold text-[#ff8a3d] text-sm uppercase tracking-[0.12em]">Portfoli</p>
          <h1 className="max-w-[14ch] font-extrabold text-hero">A workshop with a parts counter</h1>
          <p className="max-w-[48ch] text-lg text-neutral-content/85">
            We fit parts on one side of the wall and sell them on the other. If we wouldn't fit it ourselves,
            we don't sell it.
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Link className="btn btn-primary btn-lg" to={routes.home.path}>
              See the parts
            </Link>
            <a
              className="btn btn-outline btn-lg border-white/40 text-white hover:border-white hover:bg-white hover:text-neutral"
              href="#services"
            >
              What we do
            </a>
          </div>
        </div>
        <img
          src="/portfolio/workshop.svg"
          alt="A car on a lift in the workshop, one wheel off, shelves of parts beside it"
          width="720"
          height="540"
          fetchPriority="high"
          className="w-full"
        />
      </div>
    </header>
  );
}
