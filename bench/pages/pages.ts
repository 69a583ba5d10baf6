import warmUp from "@carparts/functions/testing/warm-up";
import type { Measuring } from "../measuring.ts";
import { type Row, row } from "../table.ts";
import { makeCertificate } from "./certificate.ts";
import { measureFirstPart } from "./first-part.ts";
import { openFront } from "./front.ts";
import { measureHome } from "./home.ts";
import { measureLargeFile } from "./large-file.ts";
import { measureMainThread } from "./main-thread.ts";
import type { Choice, Measured } from "./measured.ts";
import { measurePublicRoutes } from "./public-routes.ts";
import { measureReturnVisits } from "./return-visits.ts";
import type { Steadiness } from "./series.ts";
import { measureSignedInRoutes } from "./signed-in-routes.ts";
import { floor, site } from "./sources.ts";
import { measureTyping } from "./typing.ts";

/** The rows of the pages. The home page is loaded `loads` times, every other page a third as often. */
export async function measurePages({ loads, only, note }: Measuring): Promise<Row[]> {
  await warmUp();
  const { fingerprint, ...certificate } = makeCertificate();
  const bare = await openFront(certificate, floor);
  const shop = await openFront(certificate, site(`${process.env.SITE_URL}`));
  const where = { loads, floor: bare.origin, shop: shop.origin, fingerprint, note };
  const isChosen = (path: string) => only === undefined || path.includes(only);
  const fewer: Choice = { ...where, loads: Math.ceil(loads / 3), isChosen };
  try {
    const home: Measured = only === undefined ? await measureHome(where) : { rows: [], steady: [] };
    const others = await measurePublicRoutes(fewer);
    const signedIn = await measureSignedInRoutes(fewer);
    const returning = await measureReturnVisits({ ...fewer, certificate });
    const firstPart = await measureFirstPart(fewer);
    const typing = await measureTyping(fewer);
    const mainThread = await measureMainThread(fewer);
    const largeFile = await measureLargeFile(fewer);
    const steady = [...home.steady, ...others.steady, ...signedIn.steady];
    return [
      ...home.rows,
      ...others.rows,
      ...signedIn.rows,
      ...returning,
      ...firstPart,
      ...typing,
      ...mainThread,
      ...largeFile,
      ...steadinessRows(steady),
    ];
  } finally {
    bare.close();
    shop.close();
  }
}

const MOST_SHIFT = 0.01;

function steadinessRows(routes: readonly Steadiness[]): Row[] {
  const home = routes.filter(({ path }) => path === "/").slice(0, 1);
  const worst = (figure: "tbt" | "cls") => routes.reduce((a, b) => (b[figure] > a[figure] ? b : a));
  const [busiest, shakiest] = [worst("tbt"), worst("cls")];
  const shaky = routes.filter(({ cls }) => cls > MOST_SHIFT);
  const others = shaky.length === 0 ? "" : `; over the goal on ${shaky.map(({ path }) => path).join(", ")}`;
  const milliseconds = { digits: 0, unit: "ms" };
  return [
    ...home.map(({ tbt }) => row("home, TBT", tbt, { most: 50, ...milliseconds })),
    row("TBT, worst route", busiest.tbt, { most: 100, ...milliseconds, detail: busiest.path }),
    row("CLS, worst route", shakiest.cls, { most: MOST_SHIFT, digits: 3, detail: shakiest.path + others }),
  ];
}
