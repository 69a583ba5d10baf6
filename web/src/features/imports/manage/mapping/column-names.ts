import { type FileColumn as FieldColumn, fileColumns } from "@carparts/functions/contract/admin/file-columns";
import { partFields } from "@carparts/functions/contract/admin/part-fields";

/** The columns of a file of vehicles, one row a year. */
export const vehicleTargets = {
  make: "Vehicle make",
  model: "Vehicle model",
  year: "Vehicle year, or first year",
  yearTo: "Vehicle last year",
  note: "Vehicle note",
} as const;
type VehicleTarget = keyof typeof vehicleTargets;
export type Target = FieldColumn | VehicleTarget;

export const targets: readonly Target[] = [
  ...fileColumns,
  ...(Object.keys(vehicleTargets) as VehicleTarget[]),
];

/** Suppliers' names for it in English, German, French and Russian. Of two columns, the one with the earlier name wins. */
const names: Partial<Record<Target, string>> = {
  partNumber:
    "part number, part no, part nr, part id, variant sku, sku, article number, article no, item number, item no, mpn, artikelnummer, artikel nr, art nr, teilenummer, teile nr, bestellnummer, référence, référence article, réf, ref, part, артикул, номер детали, каталожный номер, номер, код",
  name: "title, product name, part name, part terminology name, bezeichnung, artikelbezeichnung, benennung, désignation, libellé, nom, название, наименование",
  price:
    "variant price, regular price, retail price, list price, unit price, preis, vk, verkaufspreis, uvp, prix, prix public, tarif, цена",
  quantity:
    "qty, stock, on hand, variant inventory qty, inventory, bestand, lagerbestand, menge, quantité, qté, количество, остаток, наличие",
  minimumQuantity:
    "minimum quantity, minimum order, minimum, min qty, moq, mindestmenge, mindestbestellmenge, quantité minimale, минимальное количество, минимальный заказ",
  picture:
    "image src, images, image, image url, photo, bild, bild url, picture url, фото, картинка, изображение",
  description: "body html, long description, beschreibung, langtext, description longue, описание",
  gtin: "ean, ean 13, ean code, barcode, variant barcode, upc, code barres, gencod, штрихкод, штрих код",
  brand: "vendor, manufacturer, hersteller, marke, fabricant, marque, производитель, бренд",
  group:
    "category, categories, product category, warengruppe, kategorie, gruppe, catégorie, famille, группа, категория",
  oemNumbers:
    "oem, oem number, oem no, oe, oe number, oe numbers, oe nummer, oe nr, numéro oe, оригинальный номер, номер oem, oem номер",
  supersededBy: "superseded by, replaced by, ersetzt durch, remplacé par, замена",
  deposit: "core, core charge, core price, pfand, consigne, залог",
  shelf: "location, bin, lagerplatz, lagerort, emplacement, полка, ячейка",
  cost: "cost per item, cost price, net price, ek, einkaufspreis, nettopreis, prix net, prix d'achat, закупочная цена, себестоимость",
  make: "make name, vehicle make, car make, fahrzeugmarke, marque véhicule, constructeur, марка авто, марка",
  model: "model name, vehicle model, modell, modèle, модель",
  year: "year id, years, year from, from year, baujahr, année, год",
  yearTo: "year to, to year, last year, baujahr bis, année fin, год до",
  note: "fitment notes, notes, remark, bemerkung, remarque, примечание",
};

/** By letters and digits alone. */
function headerKey(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

const targetLabel = (target: Target) =>
  target in partFields ? partFields[target as keyof typeof partFields].label : "";

/** Of the shop's own files, which have these names exactly: a supplier's id is another one. */
const own: readonly Target[] = ["_id", "version", "quantityWhenExported"];

const byKey = new Map<string, readonly [target: Target, rank: number]>();
for (const target of targets.filter((each) => !own.includes(each)))
  for (const [rank, name] of [target, targetLabel(target), ...(names[target] ?? "").split(",")].entries())
    if (headerKey(name) && !byKey.has(headerKey(name))) byKey.set(headerKey(name), [target, rank]);

function named(name: string) {
  const target = own.find((each) => each === name);
  return target ? ([target, 0] as const) : byKey.get(headerKey(name));
}

/** Guesses the field of a column by its name. */
export function guessTarget(name: string): Target | undefined {
  return named(name)?.[0];
}

/** Which column says what: the place of each that is found. */
export function guessColumns(columns: readonly { readonly name: string }[]): Map<Target, number> {
  const found = new Map<Target, { place: number; rank: number }>();
  for (const [place, { name }] of columns.entries()) {
    const [target, rank] = named(name) ?? [];
    if (target === undefined || rank === undefined) continue;
    if (rank < (found.get(target)?.rank ?? Number.POSITIVE_INFINITY)) found.set(target, { place, rank });
  }
  // In a file of vehicles it's how many of the part a vehicle has.
  if (found.has("make") && found.has("model")) found.delete("quantity");
  return new Map([...found].map(([target, { place }]) => [target, place]));
}
