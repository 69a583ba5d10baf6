import type { Manufacturer } from "@carparts/functions/contract/catalogue/part";

type Contact = Pick<Manufacturer, "name" | "address" | "email">;

/** On the page itself, as the EU's law on product safety (2023/988, article 19) wants it of an offer. */
export function MadeBy({ maker }: { maker: Manufacturer }) {
  return (
    <div className="panel grid gap-x-10 gap-y-4 px-4 py-3 sm:grid-cols-2">
      <MakerContact contact={maker} />
      {maker.responsible && (
        <div>
          <p className="font-semibold">Responsible in the EU</p>
          <MakerContact contact={maker.responsible} />
        </div>
      )}
    </div>
  );
}

function MakerContact({ contact: { name, address, email } }: { contact: Contact }) {
  return (
    <address className="wrap-anywhere not-italic">
      <b className="block">{name}</b>
      <span className="block whitespace-pre-line">{address}</span>
      <a className="link" href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>
        {email}
      </a>
    </address>
  );
}
