import { currencyName } from "@carparts/functions/contract/values/currency";
import { vatText } from "@carparts/functions/contract/values/price-note";
import { ReviewSummary } from "#features/reviews/review-summary.tsx";
import { shippingText } from "#ui/format/shipping.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { moreIcons } from "#ui/icons/more-icons.ts";

const reasons: { icon: string; title: string; text: string }[] = [
  {
    icon: moreIcons.box,
    title: "Stock you can count on",
    text: "The number on a card comes from our stock list. Every order lowers it, and the order form follows it live.",
  },
  {
    icon: moreIcons.list,
    title: "One price per piece",
    text: `Every price is for a single piece, in ${currencyName}${vatText && `, ${vatText}`}. Ten cost ten times as much. ${shippingText}`,
  },
  {
    icon: moreIcons.clipboard,
    title: "Minimums up front",
    text: "You change discs in pairs and plugs in sets. The smallest order is on the card, not in the small print.",
  },
  {
    icon: moreIcons.shield,
    title: "The last one is sold once",
    text: "When two people want the last piece, one gets it and we tell the other right away.",
  },
  {
    icon: moreIcons.check,
    title: "Room to change your mind",
    text: "Delete an order and its pieces go back into stock, for you or the next customer.",
  },
  {
    icon: moreIcons.star,
    title: "Reviews you can trust",
    text: "You sign in to leave one. A verified buyer has ordered here. Critical reviews are shown like good ones.",
  },
];

export function Reasons() {
  return (
    <section className="shell py-16 md:py-24" aria-labelledby="reasons">
      <div className="grid gap-12 lg:grid-cols-[1fr_2fr]">
        <header className="grid max-w-xl content-start gap-3 lg:sticky lg:top-28 lg:self-start">
          <p className="eyebrow">Plain dealing</p>
          <h2 id="reasons" className="title">
            Why these parts
          </h2>
          <p className="muted text-lg">Six things you can check for yourself before you order.</p>
          <div className="mt-5">
            <ReviewSummary />
          </div>
        </header>
        <ul className="grid gap-x-10 gap-y-10 md:grid-cols-2">
          {reasons.map(({ icon, title, text }) => (
            <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4">
              <span className="panel grid size-12 place-items-center text-primary">
                <Icon path={icon} className="size-6" />
              </span>
              <div className="grid content-start gap-1.5">
                <h3 className="font-bold text-lg">{title}</h3>
                <p className="muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
