import { describe, expect, it } from "vitest";
import { madeUpPart } from "../../../scripts/made-up/made-up-parts.ts";
import { aSearch } from "../../../scripts/made-up/made-up-queries.ts";
import { partDefaults } from "../../contract/admin/part-fields.ts";
import type { CatalogueItem } from "../catalogue-item.ts";
import { SqliteCatalogue } from "../sqlite/sqlite-catalogue.ts";

const template: CatalogueItem = {
  ...madeUpPart(0, 1),
  ...{ ...partDefaults(), description: "", quantity: 9, minimumQuantity: 1 },
};

/** Which of the parts with these names a text finds, best first. */
function found(names: readonly string[], text: string, description = ""): string[] {
  const items = names.map((name, place) => ({ ...template, _id: `part-${place}`, name, description }));
  const catalogue = new SqliteCatalogue();
  catalogue.replace(items);
  return catalogue.search(aSearch({ text }), { limit: 48 }).found.map(({ item }) => item.name);
}

const other = "Wiper arm, 600 g";

describe("A number and its unit", () => {
  it.each([
    ["Brake disc 312 mm", "312mm"],
    ["Brake disc 312mm", "312 mm"],
    ["Brake disc 312mm", "312"],
    ["Bulb H7 55 W", "55W"],
    ["Bulb H7 55W", "55 w"],
    ["Battery 70 Ah", "70Ah"],
    ["Battery 70AH", "70 ah"],
    ["Relay 12 V", "12v"],
    ["Relay 12V 40A", "12 v"],
    ["Relay 12V", "12-V"],
    ["Relay, 12\u202fV", "12v"],
    ["Relay 12/24V", "12 V"],
    ["Relay 12/24 V", "12V"],
    ["Pad set 131 x 58 x 18 mm", "58mm"],
    ["Compressor, 2 litres", "2litre"],
    ["Compressor, 2litres", "2 litre"],
    ["Pump 3.5 kg", "3.5kg"],
    ["Pump 3.5kg", "3.5 kg"],
    ["Gearbox, 5-speed", "5speed"],
  ])("%j is found by %j", (name, text) => {
    expect(found([other, name], text)).toEqual([name]);
  });

  it("is found however it is written, the shorter name first", () => {
    const names = ["Relay 12 V, four pins", "Relay 12V", "Fuse 24V"];
    for (const text of ["12V", "12 V", "relay 12v"]) expect(found(names, text)).toEqual([names[1], names[0]]);
  });

  it("is no beginning of another word", () => {
    expect(found(["Bulb 55 W", "Bellows for 55 mm, with clips"], "55W")).toEqual(["Bulb 55 W"]);
  });

  it("is found while it is typed", () => {
    const names = ["Brake disc 312 mm", "Brake disc 312mm"];
    for (const text of ["31", "312", "312m", "312 m"]) expect(found(names, text), text).toHaveLength(2);
  });
});

describe("A name of letters and digits", () => {
  it.each([
    ["Engine oil 5W-30", "5W30"],
    ["Engine oil 5W-30", "5w-30"],
    ["Engine oil 5W-30", "5 W 30"],
    ["Engine oil 5W30", "5W-30"],
    ["Engine oil 5 W 30", "5w30"],
    ["Engine oil 0W20", "0W-20"],
    ["Bulb H7", "H 7"],
    ["Bulb H 7", "h7"],
    ["Bulb H-7", "H7"],
    ["Mirror for C220", "C 220"],
    ["Mirror for C 220", "c220"],
    ["Mirror for C220", "C 22"],
    ["Mirror for Golf 5", "golf5"],
    ["Seal, O-ring", "oring"],
    ["Badge 4 x 4", "4x4"],
  ])("%j is found by %j", (name, text) => {
    expect(found([other, name], text)).toEqual([name]);
  });

  it.each([
    ["5W-30", ["Engine oil 0W-30, 5 l", "Engine oil 10W-30, 5 l"]],
    ["0W20", ["Engine oil 0W-30, 20 l", "Oil 20W, 0 ash"]],
    ["H7", ["Bulb H4, 7 W", "Bulb h, 7"]],
    ["C220", ["Mirror C 180, 220 mm"]],
    ["A4", ["Fuse 4 A", "A set of 4"]],
  ])("%j is not found in its letters and digits apart", (text, names) => {
    const exact = `Part ${text}`;
    expect(found([...names, exact], text)).toEqual([exact]);
  });
});

describe("Two words in one", () => {
  it.each([
    ["Oil filter, spin-on", "oilfilter"],
    ["Brake pad set", "brakepad"],
    ["Brake pads", "brakepads"],
    ["Brake pad set", "Brakepads front"],
    ["Water pump", "waterpump"],
    ["Timing belt kit", "timingbelt"],
    ["Wheel bearing", "wheelbearing"],
    ["Air filter", "airfilter"],
    ["Lambda sensor", "oxygensensor"],
    ["Lambda sensor", "oxygensensors"],
    ["Bonnet strut", "hoodstrut"],
    ["Oilfilter", "oil filter"],
    ["Brakepads", "brake pads"],
    ["Camshaftsensor", "cam shaft sensor"],
    ["Oil filter", "oilfil"],
    ["Oilfilter", "oil fil"],
  ])("%j is found by %j", (name, text) => {
    const front = `${name} front`;
    expect(found([other, front], text)).toEqual([front]);
  });

  it("find what both ways of writing it have", () => {
    const names = ["Oilfilter", "Oil filter", "Air filter", "Oil pump"];
    for (const text of ["oilfilter", "oil filter", "Oil-Filter", "oilfilters"])
      expect(found(names, text).sort(), text).toEqual(["Oil filter", "Oilfilter"]);
  });

  it("are one word where no name has them as two", () => {
    const names = ["Camshaft seal", "Shaft seal"];
    expect(found(names, "camshaft seal", "Beside the cam.")).toEqual([names[0]]);
  });

  it("leave typing errors to be corrected", () => {
    expect(found(["Radiator", "Radi", "Ator"], "radiatr")).toEqual(["Radiator"]);
    expect(found(["Oil filter"], "oilfiltre")).toEqual([]);
  });
});

it("Letters that not every keyboard has are found by what people type for them", () => {
  expect(found([other, "Straßenlampe"], "STRASSENL")).toEqual(["Straßenlampe"]);
  expect(found([other, "Strassenlampe"], "straßenlampe")).toEqual(["Strassenlampe"]);
});

describe("What nobody sees inside a word", () => {
  it.each([
    "\u00ad",
    "\u200b",
    "\u200c",
    "\u200d",
    "\u2060",
    "\ufeff",
    "\u200e",
    "\u2066",
    "\u034f",
    "\ufe0f",
  ])("%j makes no other word of it", (mark) => {
    const [plain, marked] = ["Bremsscheibe", `Brems${mark}scheibe`];
    expect(found([other, marked], plain)).toEqual([marked]);
    expect(found([other, plain], marked)).toEqual([plain]);
  });
});

describe("Writing without blanks", () => {
  it.each([
    ["前刹车片", "刹车片"],
    ["前刹车片", "片"],
    ["BMW用前刹车片312mm", "bmw 刹车片"],
    ["BMW用前刹车片312mm", "312 mm"],
    ["フロントブレーキパッド", "ブレーキパッド"],
    ["フロントﾌﾞﾚｰｷ", "ブレーキ"],
    ["ผ้าเบรกหน้า", "เบรก"],
    ["បន្ទះហ្វ្រាំងខាងមុខ", "ហ្វ្រាំង"],
    ["ຜ້າເບຣກໜ້າ", "ເບຣກ"],
    ["ရှေ့ဘရိတ်ပြား", "ဘရိတ်"],
    ["𠮷野刹车", "野刹"],
  ])("%j is found by %j", (name, text) => {
    expect(found([other, "后雨刷", name], text)).toEqual([name]);
  });

  it("is never taken for a typing error", () => {
    expect(found(["前刹车片", "刹车盘"], "刹车片")).toEqual(["前刹车片"]);
    expect(found(["机油"], "机泊")).toEqual([]);
  });

  it("has blanks in Korean", () => {
    expect(found([other, "전면 브레이크 패드"], "브레이크")).toEqual(["전면 브레이크 패드"]);
  });
});
