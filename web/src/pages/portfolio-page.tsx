import { About } from "#features/portfolio/about.tsx";
import { Hero } from "#features/portfolio/hero.tsx";
import { Services } from "#features/portfolio/services.tsx";
import { Skills } from "#features/portfolio/skills.tsx";

export default function PortfolioPage() {
  return (
    <>
      <title>Portfoli · Carparts</title>
      <Hero />
      <About />
      <Services />
      <Skills />
    </>
  );
}
