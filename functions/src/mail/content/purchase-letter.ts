import shop from "../../../../shop.json" with { type: "json" };
import { writeCsv } from "../../contract/values/csv.ts";
import { decimalOf } from "../../contract/values/money.ts";
import { purchaseRows } from "../../contract/values/purchase-rows.ts";
import type { SentPurchase } from "../recipients.domain.ts";
import { inOneRow, type Letter } from "./letter.ts";

/** Plain text for the supplier, with the same list as a file. */
export function purchaseLetter({ number, lines, expected, customerNumber }: SentPurchase): Letter {
  const ordered = lines.map(({ cost, ...line }) => ({ ...line, cost: cost && decimalOf(cost) }));
  const rows = ordered.map(({ name, partNumber, supplierNumber, pack, packs, pieces }) => {
    const size = pack > 1 && `(${packs} packs of ${pack})`;
    // The name comes last: one from right to left would turn the digits behind it round.
    return `${pieces} x ${[supplierNumber ?? partNumber, size, inOneRow(name)].filter(Boolean).join("  ")}`;
  });
  const paragraphs = [
    `Please send us these parts. Our number for this order is ${number}.`,
    customerNumber === null ? "" : `Our customer number: ${customerNumber}`,
    rows.join("\n"),
    expected === null ? "" : `We expect them on ${expected}.`,
    `Send them to:\n${shop.name}\n${shop.street}\n${shop.town}`,
    "The attached file holds the same list.",
    `-- \n${shop.name}, ${shop.email}`,
  ];
  return {
    subject: `Order ${number} from ${shop.name}`,
    text: `${paragraphs.filter(Boolean).join("\n\n")}\n`,
    attachments: [
      {
        filename: `${number}.csv`,
        content: writeCsv(purchaseRows(number, ordered)),
        contentType: "text/csv; charset=utf-8",
      },
    ],
  };
}
