import { About } from "#features/portfolio/about.tsx";
import { Hero } from "#features/portfolio/hero.tsx";
import { Services } from "#features/portfolio/services.tsx";
import { Skills } from "#features/portfolio/skills.tsx";

export default function PortfolioPage() {
  return (
    <>
      <title>Portfoli · Carparts</title>
      <meta
        name="description"
        content="The workshop behind Carparts: who we are, what we do, and what we are good at."
      />
      <Hero />
      <About />
      <Services />
      <Skills />
    </>
  );
}
