import warmUp from "@carparts/functions/testing/warm-up";
import { row } from "../table.ts";
import { makeCertificate } from "./certificate.ts";
import { openFront } from "./front.ts";
import { measureHome } from "./home.ts";
import { measurePublicRoutes } from "./public-routes.ts";
import { measureSignedInRoutes } from "./signed-in-routes.ts";
import { floor, site } from "./sources.ts";

/** The rows of the pages. The home page is loaded `loads` times, every other page a third as often. */
export async function measurePages({ loads, note }) {
  await warmUp();
  const { fingerprint, ...certificate } = makeCertificate();
  const bare = await openFront(certificate, floor);
  const shop = await openFront(certificate, site(process.env.SITE_URL));
  const where = { floor: bare.origin, shop: shop.origin, fingerprint, note };
  const fewer = { ...where, loads: Math.ceil(loads / 3) };
  try {
    const home = await measureHome({ ...where, loads });
    const others = await measurePublicRoutes(fewer);
    const signedIn = await measureSignedInRoutes(fewer);
    const steady = [...home.steady, ...others.steady, ...signedIn.steady];
    return [...home.rows, ...others.rows, ...signedIn.rows, ...steadinessRows(steady)];
  } finally {
    bare.close();
    shop.close();
  }
}

const MOST_SHIFT = 0.01;

function steadinessRows(routes) {
  const [home] = routes;
  const worst = (figure) => routes.reduce((a, b) => (b[figure] > a[figure] ? b : a));
  const [busiest, shakiest] = [worst("tbt"), worst("cls")];
  const shaky = routes.filter(({ cls }) => cls > MOST_SHIFT);
  const where = `${shakiest.path}; over the goal on ${shaky.length} of ${routes.length} routes`;
  const milliseconds = { digits: 0, unit: "ms" };
  return [
    row("home, TBT", home.tbt, { most: 50, ...milliseconds }),
    row("TBT, worst route", busiest.tbt, { most: 150, ...milliseconds, detail: busiest.path }),
    row("CLS, worst route", shakiest.cls, { most: MOST_SHIFT, digits: 3, detail: where }),
  ];
}
