import { shopName } from "#lib/shop-name.ts";
import { Imprint } from "./imprint.tsx";
import { Privacy } from "./privacy.tsx";
import { Returns } from "./returns.tsx";
import { Terms } from "./terms.tsx";

const chapters = [
  { id: "imprint", title: "Imprint", Text: Imprint },
  { id: "privacy", title: "Privacy", Text: Privacy },
  { id: "terms", title: "Terms", Text: Terms },
  { id: "returns", title: "Returns", Text: Returns },
];

export default function LegalPage() {
  return (
    <div className="shell grid gap-8 py-12 md:py-16 lg:grid-cols-[14rem_minmax(0,46rem)] lg:gap-20">
      <title>{`Legal · ${shopName}`}</title>
      <meta
        name="description"
        content={`Who ${shopName} is, what this site stores, on what terms we sell, and how parts are sent back.`}
      />
      <header className="grid content-start gap-4 lg:sticky lg:top-28 lg:h-fit">
        <h1 className="title">Legal</h1>
        <nav aria-label="On this page" className="flex flex-wrap gap-x-6 gap-y-1 lg:grid">
          {chapters.map(({ id, title }) => (
            <a key={id} href={`#${id}`} className="link-hover py-1 font-semibold text-secondary">
              {title}
            </a>
          ))}
        </nav>
      </header>
      <div className="grid min-w-0 gap-14">
        {chapters.map(({ id, title, Text }) => (
          <section
            key={id}
            aria-labelledby={id}
            className="grid min-w-0 gap-4 border-base-300 border-t pt-10 leading-relaxed first:border-t-0 first:pt-0"
          >
            <h2 id={id} className="scroll-mt-28 font-extrabold text-2xl">
              {title}
            </h2>
            <Text />
          </section>
        ))}
      </div>
    </div>
  );
}
