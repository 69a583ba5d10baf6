import type { Slip } from "@carparts/functions/contract/admin/picking";
import { describe, expect, it } from "vitest";
import type { Parcel } from "./parcels.ts";
import { readTrackingFile } from "./tracking-file.ts";

function aParcel(_id: string, ...numbers: string[]): Parcel {
  return { _id, orders: numbers.map((number) => ({ number }) as Slip) as unknown as Parcel["orders"] };
}

const parcels = [aParcel("ana", "K7QM2-F4X9D", "ABCDE-12345"), aParcel("ben", "0ABCD-12345")];
const both = { ana: "00340434161094021501", ben: "00340434161094021518" };

describe("A carrier's list", () => {
  it.each([
    ["tabs", "K7QM2-F4X9D\t00340434161094021501\n0ABCD-12345\t00340434161094021518"],
    ["semicolons", "K7QM2-F4X9D;00340434161094021501\r\n0ABCD-12345;00340434161094021518\r\n"],
    [
      "headings and other columns",
      "Shipment date,Reference,Name,Phone,Tracking number\n2026-11-29,K7QM2-F4X9D,Ana,030 1234567,00340434161094021501\n2026-11-29,0ABCD-12345,Ben,030 7654321,00340434161094021518",
    ],
    [
      "a column in German, before the reference, with a number beside it that is longer",
      "Sendungsnummer;Kundenreferenz;Barcode intern\n00340434161094021501;Order k7qm2 f4x9d;9999999999999999999999\n00340434161094021518;Order 0ABCD12345;",
    ],
    [
      "orders of one parcel, each on a line",
      "K7QM2-F4X9D\t00340434161094021501\nABCDE-12345\t00340434161094021501\n0ABCD-12345\t00340434161094021518",
    ],
    [
      "quotes and a comma in a name",
      '"Ångström, Ana","K7QM2-F4X9D","00340434161094021501"\n"Yi, Ben","0ABCD-12345","00340434161094021518"',
    ],
  ])("is read with %s", (_, text) => {
    expect(readTrackingFile(text, parcels)).toEqual({ numbers: both, unknown: 0, several: 0 });
  });

  it("says which lines name no parcel here, and takes the first of two numbers", () => {
    const text =
      "Order,Tracking\nK7QM2-F4X9D,1Z999AA10123456784\nK7QM2-F4X9D,1Z999AA10123456795\nZZZZZ-ZZZZZ,1Z999AA10123456800\n,";
    expect(readTrackingFile(text, parcels)).toEqual({
      numbers: { ana: "1Z999AA10123456784" },
      unknown: 1,
      several: 1,
    });
  });

  it("keeps the numbers that it has where a line lacks its own", () => {
    const text = "K7QM2-F4X9D\t\n0ABCD-12345\t00340434161094021518";
    expect(readTrackingFile(text, parcels).numbers).toEqual({ ben: "00340434161094021518" });
  });

  it.each([
    ["", "No line has the number of an order that is here."],
    ["Order,Tracking\nZZZZZ-ZZZZZ,1Z999AA10123456784", "No line has the number of an order that is here."],
    ["K7QM2-F4X9D\t2026-11-29\tAna", "No column looks like tracking numbers."],
    [
      "K7QM2-F4X9D\t3.40434E+19",
      "A spreadsheet has cut the tracking numbers, such as 3.4E+19. Copy them from the carrier's own file.",
    ],
  ])("%j is refused in words", (text, fault) => {
    expect(readTrackingFile(text, parcels)).toMatchObject({ numbers: {}, fault });
  });
});
