import { useLocation } from "react-router-dom";
import { AccountScreen } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { Books } from "#features/orders/manage/books/books.tsx";
import { Invoices } from "#features/orders/manage/books/invoices.tsx";
import { ParcelLabels } from "#features/orders/manage/parcels/parcel-labels.tsx";
import { SendParcels } from "#features/orders/manage/parcels/send-parcels.tsx";
import { Slips } from "#features/orders/manage/parcels/slips.tsx";
import { BankStatement } from "#features/orders/manage/statement/statement.tsx";
import { routes } from "#routes.ts";

const screens = {
  send: {
    title: routes.parcels.title,
    lead: "What is picked and waits for its carrier, with a number each.",
    Screen: SendParcels,
  },
  slips: { title: "Packing slips", lead: "One page for each parcel, without prices.", Screen: Slips },
  labels: {
    title: "Parcel labels",
    lead: "8 to a sheet of A4, 105 by 74 mm each. Print without margins, at 100 %.",
    Screen: ParcelLabels,
  },
  invoices: {
    title: routes.invoices.title,
    lead: "Invoices and credit notes, newest first.",
    Screen: Invoices,
  },
  statement: {
    title: routes.statement.title,
    lead: "Match bank payments to orders, row by row.",
    Screen: BankStatement,
  },
  books: {
    title: routes.books.title,
    lead: "What was billed less what was credited, by month, for the accountant.",
    Screen: Books,
  },
};

/** An address of before has orders to print for, and names no paper. */
function screenOf(path: string, query: URLSearchParams): keyof typeof screens {
  if (path === routes.invoices.path) return "invoices";
  if (path === routes.statement.path) return "statement";
  if (path === routes.books.path) return "books";
  const paper = query.get("paper");
  if (paper === "labels") return "labels";
  return paper === "slips" || query.has("slip") ? "slips" : "send";
}

/** Lists invoices, the books of a month, or sends the parcels of picked orders, and books a bank statement. Prints what goes with some: packing slips or, with `?paper=labels`, labels. */
export default function ParcelsPage({ user }: AccountPageProps) {
  const { pathname, search } = useLocation();
  // The frame is the same for every query.
  const { title, lead, Screen } = screens[screenOf(pathname, new URLSearchParams(user ? search : ""))];
  return (
    <AccountScreen user={user} route={{ title }} lead={lead}>
      {({ uid }) => <Screen uid={uid} />}
    </AccountScreen>
  );
}
