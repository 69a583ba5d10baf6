import { shopName } from "#lib/shop-name.ts";
import { About } from "./about.tsx";
import { Hero } from "./hero.tsx";
import { Services } from "./services.tsx";
import { Skills } from "./skills.tsx";

export default function PortfolioPage() {
  return (
    <>
      <title>{`Portfoli · ${shopName}`}</title>
      <meta
        name="description"
        content={`The workshop behind ${shopName}: who we are, what we do, and what we are good at.`}
      />
      <Hero />
      <About />
      <Services />
      <Skills />
    </>
  );
}
