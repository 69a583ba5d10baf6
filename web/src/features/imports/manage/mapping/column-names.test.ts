import { describe, expect, it } from "vitest";
import { guessColumns, isOfCurrency, pricesToAsk } from "./column-names.ts";

/** A file's columns, each with a value. */
const columnsOf = (header: string) => header.split(";").map((name) => ({ name, values: ["1"] }));

function fieldsOf(header: string): string[] {
  return [...guessColumns(columnsOf(header))].map(([target, name]) => `${name} = ${target}`).sort();
}

/** Without the columns that say nothing of a part. */
const expectRead = (header: string) => {
  const names = header.split("; ").map((each) => each.split("=")[0] ?? "");
  const wanted = header.split("; ").flatMap((each) => (each.includes("=") ? [each.replace("=", " = ")] : []));
  expect(fieldsOf(names.join(";"))).toEqual(wanted.sort());
};

describe("The columns' names are read", () => {
  it.each([
    [
      "English",
      "Part No.=partNumber; Description=name; List Price=price; Qty on hand=quantity; Core Charge=deposit; Bin Location=shelf; Weight",
    ],
    [
      "German",
      "Artikel-Nr.=partNumber; Kurztext=name; Langtext=description; UVP (EUR)=price; EK=cost; Hersteller=brand; Warengruppe=group; OE-Nummern=oemNumbers; Mindestabnahme=minimumQuantity; Passend für=fitment; Gewicht",
    ],
    [
      "French",
      "Réf. article=partNumber; Libellé=name; Prix public=price; Marque=brand; Famille=group; Qté en stock=quantity; Réf. OE=oemNumbers; Code-barres=gtin; Véhicules compatibles=fitment",
    ],
    [
      "Dutch",
      "Artikelcode=partNumber; Omschrijving=name; Adviesprijs=price; Inkoopprijs=cost; Merk=brand; Voorraad=quantity; Categorie=group; Geschikt voor=fitment",
    ],
    [
      "Polish",
      "Numer katalogowy=partNumber; Nazwa=name; Cena=price; Producent=brand; Stan magazynowy=quantity; Kategoria=group; Numery OE=oemNumbers; Zdjęcie=picture; Opis=description",
    ],
    [
      "Spanish",
      "Referencia=partNumber; Denominación=name; PVP=price; Fabricante=brand; Existencias=quantity; Familia=group; Ref. original=oemNumbers; Descripción=description",
    ],
    [
      "Italian",
      "Codice articolo=partNumber; Denominazione=name; Prezzo di listino=price; Marchio=brand; Giacenza=quantity; Codice OE=oemNumbers; Descrizione=description",
    ],
    [
      "Shopify",
      "Handle; Title=name; Body (HTML)=description; Vendor=brand; Variant SKU=partNumber; Variant Price=price; Variant Compare At Price; Variant Inventory Qty=quantity; Cost per item=cost",
    ],
    [
      "WooCommerce",
      "ID; SKU=partNumber; Name=name; Short description; Description=description; GTIN, UPC, EAN, or ISBN=gtin; Regular price=price; Stock=quantity; Categories=group; Images=picture",
    ],
    [
      "Magento",
      "sku=partNumber; name=name; price=price; description=description; qty=quantity; base_image=picture; categories=group; manufacturer=brand; min_cart_qty=minimumQuantity",
    ],
    [
      "BMEcat",
      "ARTICLE/SUPPLIER_AID=partNumber; ARTICLE_DETAILS/DESCRIPTION_SHORT=name; ARTICLE_DETAILS/DESCRIPTION_LONG=description; ARTICLE_DETAILS/EAN=gtin; ARTICLE_DETAILS/MANUFACTURER_AID; ARTICLE_DETAILS/MANUFACTURER_NAME=brand; ARTICLE_PRICE/PRICE_AMOUNT=price; ARTICLE_ORDER_DETAILS/QUANTITY_MIN=minimumQuantity; MIME/MIME_SOURCE=picture",
    ],
    [
      "Google's feed",
      "g:id; g:mpn=partNumber; title=name; description=description; g:price=price; g:brand=brand; g:gtin=gtin; g:image_link=picture; g:google_product_category=group",
    ],
    [
      "PIES",
      "PartNumber=partNumber; BrandLabel=brand; ItemLevelGTIN=gtin; PartTerminologyName=name; MSRP=price",
    ],
    ["ACES", "Part=partNumber; BaseVehicleID; Qty; Note=note"],
    [
      "a wholesaler who calls parts by their description",
      "Item No=partNumber; Description=name; Price=price",
    ],
  ])("%s", (_, header) => expectRead(header));
});

describe("A price is asked", () => {
  const askedOf = (header: string) => pricesToAsk(columnsOf(header)).map(({ name }) => name);

  it.each([
    ["SKU;Sale price;Regular price", ["Sale price", "Regular price"]],
    ["Artikelnummer;Nettopreis;Bruttopreis", ["Nettopreis", "Bruttopreis"]],
    ["Artikelnummer;Nettopreis", ["Nettopreis"]],
    ["Part No;Unit price", ["Unit price"]],
    ["Réf;Prix HT;Prix TTC", ["Prix HT", "Prix TTC"]],
    ["Part No;Dealer price", ["Dealer price"]],
    ["Part No;Price;Price (EUR)", ["Price", "Price (EUR)"]],
    ["Part No;price_eur;price_usd", []],
    ["Part No;Net price EUR;Net price USD;Net price GBP", ["Net price USD"]],
  ])("of %s", (header, names) => expect(askedOf(header)).toEqual(names));

  it.each([
    "SKU;Price",
    "SKU;Price;Cost per item",
    "Artikelnummer;UVP;EK",
    "_id;version;partNumber;price;cost",
    "SKU;Name",
  ])("not of %s", (header) => expect(askedOf(header)).toEqual([]));

  it("not of columns in which nothing stands", () => {
    const [sku, sale, regular] = columnsOf("SKU;Sale price;Price");
    if (sku && sale && regular) expect(pricesToAsk([sku, { ...sale, values: [] }, regular])).toEqual([]);
  });
});

it.each([
  ["SKU;Price;Currency", "Currency"],
  ["SKU;currency_code;Price", "currency_code"],
  ["Artikelnummer;Preis;Währung", "Währung"],
  ["PRICE_AMOUNT net_customer;PRICE_CURRENCY net_customer", "PRICE_CURRENCY net_customer"],
  ["Numer katalogowy;Cena;Waluta", "Waluta"],
  ["SKU;Price;Currency rate", undefined],
  ["SKU;Price;Wechselkurs", undefined],
])("The currency of each row of %s is in column %s", (header, name) => {
  expect(columnsOf(header).find(isOfCurrency)?.name).toBe(name);
});
