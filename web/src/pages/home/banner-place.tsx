import { Suspense, useEffect } from "react";
import { lazyPage } from "#lib/loading/lazy-page.ts";
import { StaticIsland } from "#ui/static-island.tsx";

/** Already in the prerendered HTML. */
const Banner = lazyPage(() => import("./banner.tsx"));

function banner(): Element | null {
  return document.querySelector("#banner > section");
}

/** Shows the slide in the address. Browsers don't always do this when you go back. */
function showSlideOfAddress(): void {
  const slide = document.getElementById(location.hash.slice(1) || "slide1");
  if (slide?.parentElement !== banner()) return;
  // At once: a scroll that takes its time can be cut short by the browser's own.
  slide?.parentElement?.scrollTo({ left: slide.offsetLeft, behavior: "instant" });
}

/** The banner stays as it was rendered. Its other images load once the page works. */
export function BannerPlace() {
  useEffect(() => {
    for (const waiting of banner()?.querySelectorAll("noscript") ?? []) {
      waiting.outerHTML = waiting.textContent;
    }
    addEventListener("hashchange", showSlideOfAddress);
    return () => removeEventListener("hashchange", showSlideOfAddress);
  }, []);
  return (
    <StaticIsland id="banner">
      <Suspense fallback={<div className="min-h-[30rem] bg-neutral md:min-h-[34rem]" />}>
        <Banner />
      </Suspense>
    </StaticIsland>
  );
}
