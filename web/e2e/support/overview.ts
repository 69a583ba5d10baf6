import type { Overview, OverviewKind } from "@carparts/functions/contract/admin/overview";
import { OVERVIEW_DAYS, OVERVIEW_MONTHS, overviewKinds } from "@carparts/functions/contract/admin/overview";
import type { Page } from "@playwright/test";

interface OverviewFacts extends Partial<Omit<Overview, "attention" | "days">> {
  attention?: Partial<Record<OverviewKind, number>>;
  /** The last days, of which the last one is November 26, 2026. Before them nothing was ordered. */
  days?: readonly Omit<Overview["days"][number], "day">[];
}

const TODAY = Date.UTC(2026, 10, 26);
const DAY = 24 * 60 * 60 * 1000;

/** The API's answer for a shop where nothing is, but for this. */
function anOverview({ attention = {}, days = [], ...notice }: OverviewFacts = {}): Overview {
  const nothing = { orders: 0, pieces: 0, revenue: 0 };
  return {
    days: Array.from({ length: OVERVIEW_DAYS }, (_, place) => ({
      day: new Date(TODAY - (OVERVIEW_DAYS - 1 - place) * DAY).toISOString().slice(0, 10),
      ...(days[place - OVERVIEW_DAYS + days.length] ?? nothing),
    })),
    due: [],
    attention: Object.fromEntries(
      overviewKinds.map((kind) => [kind, attention[kind] ?? 0]),
    ) as Overview["attention"],
    ratings: Array.from({ length: OVERVIEW_MONTHS }, (_, place) => ({
      month: new Date(Date.UTC(2025, 11 + place)).toISOString().slice(0, 7),
      ...{ count: 0, average: null },
    })),
    ...{ bestSellers: [], missed: [], stockValue: 0, stockCost: { sum: 0, known: 0, unknown: 0 } },
    ...notice,
  };
}

/** Answers in place of the API from here on. */
export async function tellOverview(page: Page, notice: OverviewFacts): Promise<void> {
  await page.route("**/api/overview", (route) => route.fulfill({ json: anOverview(notice) }));
}
