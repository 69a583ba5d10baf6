import type { FileColumn as FieldColumn } from "@carparts/functions/contract/admin/file-columns";

/** The columns of a file of vehicles, one row a year. */
export const vehicleTargets = {
  make: "Vehicle make",
  model: "Vehicle model",
  year: "Vehicle year, or first year",
  yearTo: "Vehicle last year",
  note: "Vehicle note",
} as const;
export type VehicleTarget = keyof typeof vehicleTargets;

/**
 * Names that columns have at suppliers and in other shops, by language and trade, between commas. Of two columns, the one
 * with the earlier name wins. They're compared by letters and digits alone.
 */
export const columnWords: Partial<Record<Exclude<FieldColumn, "price"> | VehicleTarget, readonly string[]>> =
  {
    partNumber: [
      "part number, part no, part num, part nr, part #, part id, variant sku, sku, article number, article no, item number, item no, item code, product number, product code, product sku, stock code, catalogue number, catalog number, reference, reference #",
      // BMEcat, before the maker's number; then ACES, PIES, Google.
      "supplier aid, supplier pid, supplier part number, part number formatted, exppi part number, mpn, manufacturer part number, manufacturer number, manufacturer aid, manufacturer pid",
      "artikelnummer, artikel nr, artikel no, artnr, art nr, teilenummer, teile nr, bestellnummer, bestell nr, produktnummer, sachnummer, herstellernummer, hersteller nr, han",
      "référence, référence article, référence produit, réf, ref, réf article, code article, numéro de pièce, n° pièce, numéro article",
      "artikelcode, onderdeelnummer, onderdeel nr, bestelnummer, productnummer, productcode, referentie",
      "numer części, nr części, numer katalogowy, nr katalogowy, numer artykułu, nr artykułu, kod produktu, kod towaru, indeks, symbol",
      "número de pieza, nº pieza, número de artículo, código, código de artículo, código artículo, código producto, referencia, ref pieza",
      "codice articolo, cod articolo, codice, codice prodotto, codice ricambio, numero articolo, numero ricambio, riferimento",
      "part, артикул, номер детали, каталожный номер, номер, код",
    ],
    name: [
      "title, product name, product title, part name, item name, article name, part terminology name, short description, description short, item description, part description, product description short",
      "bezeichnung, artikelbezeichnung, artikelname, produktname, produktbezeichnung, benennung, kurzbezeichnung, kurztext, titel, name de",
      "désignation, désignation article, libellé, libellé article, intitulé, nom, nom du produit, nom produit",
      "naam, artikelnaam, productnaam, omschrijving, artikelomschrijving, korte omschrijving",
      "nazwa, nazwa części, nazwa produktu, nazwa towaru, nazwa artykułu",
      "nombre, nombre del producto, denominación, título",
      "nome, nome prodotto, denominazione, titolo, articolo, descrizione articolo, descrizione breve",
      "название, наименование",
    ],
    quantity: [
      "qty, stock, stock quantity, stock qty, stock level, in stock qty, on hand, on hand qty, qty on hand, quantity on hand, available quantity, qty available, variant inventory qty, inventory quantity, inventory, inventory qty",
      "bestand, lagerbestand, lagermenge, menge, verfügbare menge, verfügbarer bestand",
      "quantité, qté, qté en stock, quantité en stock, stock disponible",
      "voorraad, aantal, aantal op voorraad, hoeveelheid",
      "ilość, stan, stan magazynowy, stany, dostępna ilość, sztuk",
      "cantidad, existencias, unidades en stock",
      "quantità, giacenza, disponibilità, qta, esistenza",
      "количество, остаток, наличие",
    ],
    minimumQuantity: [
      "minimum quantity, minimum order quantity, minimum order, minimum, min qty, min order qty, moq, minimal quantity, min sale qty, min cart qty, quantity min, quantity minimum",
      "mindestmenge, mindestbestellmenge, mindestabnahme, mindestabnahmemenge",
      "quantité minimale, quantité minimum, minimum de commande, commande minimum",
      "minimale afname, minimum bestelhoeveelheid, minimale bestelhoeveelheid, minimum aantal",
      "minimalna ilość, minimalne zamówienie, min ilość",
      "cantidad mínima, pedido mínimo",
      "quantità minima, ordine minimo, minimo ordine",
      "минимальное количество, минимальный заказ",
    ],
    picture: [
      "image src, product image url, image link, images, image, image url, image urls, base image, main image, photo, photo url, picture url, mime source, uri",
      "bild, bild url, bilder, bild 1, bildlink, bildadresse, produktbild",
      "image principale, photo principale, url image, lien image",
      "afbeelding, afbeelding url, foto, foto url",
      "zdjęcie, zdjęcia, obraz, obrazek, link do zdjęcia",
      "imagen, imagen url, url imagen, imágenes",
      "immagine, immagini, url immagine, link immagine",
      "фото, картинка, изображение",
    ],
    description: [
      "body html, long description, description long, product description, full description, marketing description, details",
      "beschreibung, artikelbeschreibung, produktbeschreibung, langtext, langbeschreibung",
      "description longue, description produit, descriptif",
      "beschrijving, productbeschrijving, lange omschrijving",
      "opis, opis produktu, pełny opis",
      "descripción, descripción larga, descripción del producto",
      "descrizione, descrizione lunga, descrizione estesa",
      "описание",
    ],
    gtin: [
      "ean, ean 13, ean code, gtin 13, gtin 14, barcode, bar code, variant barcode, upc, upc code, international aid, international pid, item level gtin, gtin upc ean or isbn",
      "strichcode, ean nummer, ean nr",
      "code barres, code barre, code ean, gencod",
      "streepjescode, ean nummer, kod kreskowy, kod ean, código de barras, código ean, codice a barre, codice ean, barcode ean",
      "штрихкод, штрих код",
    ],
    brand: [
      "brand name, brand label, vendor, manufacturer, manufacturer name, maker, mfr, brand aaia id description",
      "hersteller, herstellername, marke, markenname, fabrikat",
      "fabricant, marque, équipementier",
      "merk, fabrikant, merknaam",
      "producent, marka, nazwa producenta",
      "fabricante, marca",
      "produttore, costruttore ricambio, marchio",
      "производитель, бренд",
    ],
    group: [
      "category, categories, product category, product type, product group, google product category, part category, category name",
      "warengruppe, kategorie, produktgruppe, artikelgruppe, gruppe, hauptgruppe",
      "catégorie, catégories, famille, groupe",
      "categorie, categorieën, productgroep, artikelgroep, groep",
      "kategoria, kategorie produktu, grupa, grupa towarowa",
      "categoría, categorías, familia, grupo",
      "categoria, categorie prodotto, gruppo, famiglia",
      "группа, категория",
    ],
    oemNumbers: [
      "oem, oem number, oem no, oem numbers, oem part number, oe, oe number, oe no, oe numbers, original number, original part number, oe ref, oem ref",
      "oe nummer, oe nummern, oe nr, oem nummer, oem nummern, originalnummer, vergleichsnummer oe, oe referenz",
      "numéro oe, numéro oem, référence oe, référence oem, réf oe, référence origine, référence constructeur",
      "oe nummers, oem nummers, origineel nummer, numer oe, numer oem, numery oe, numery oem, nr oe, nr oem, numer oryginalny",
      "número oe, número oem, referencia oe, referencia oem, ref original, referencia original",
      "numero oe, numero oem, codice oe, codice oem, codice originale, rif originale",
      "оригинальный номер, номер oem, oem номер",
    ],
    supersededBy: [
      "superseded by, replaced by, replacement number, superseding part number, new part number",
      "ersetzt durch, nachfolger, nachfolgeartikel, ersatznummer neu",
      "remplacé par, remplace par, vervangen door, zastąpiony przez, zastąpione przez, sustituido por, reemplazado por, sostituito da",
      "замена",
    ],
    deposit: [
      "core, core charge, core price, core deposit, surcharge",
      "pfand, altteilpfand, altteilwert, consigne, caution, statiegeld, inruilwaarde, kaucja, casco, depósito, cauzione, vuoto a rendere",
      "залог",
    ],
    shelf: [
      "location, bin, bin location, shelf location, warehouse location",
      "lagerplatz, lagerort, regal, fach, emplacement, magazijnlocatie, locatie, schaplocatie, lokalizacja, miejsce magazynowe, półka, ubicación, estantería, ubicazione, scaffale",
      "полка, ячейка",
    ],
    cost: [
      "cost per item, cost price, unit cost, purchase price, buying price, dealer price, dealer cost, wholesale price, your price, jobber price, trade price",
      "ek, ek preis, einkaufspreis, einkaufspreis netto, händlerpreis, haendlerpreis, bezugspreis",
      "prix d'achat, prix achat, prix revendeur, prix de revient, prix d'achat ht",
      "inkoopprijs, inkoop, dealerprijs, cena zakupu, cena hurtowa, precio de compra, precio compra, coste, costo, precio mayorista, prezzo di acquisto, prezzo acquisto, prezzo rivenditore",
      "закупочная цена, себестоимость",
    ],
    supplier: [
      "supplier name, lieferant, lieferantenname, fournisseur, nom fournisseur, leverancier, dostawca, proveedor, fornitore, поставщик",
    ],
    supplierNumber: [
      "supplier's number, supplier number, supplier sku, vendor sku, lieferantennummer, lieferanten nr, lieferanten artikelnummer, référence fournisseur, réf fournisseur, leveranciersnummer, numer dostawcy, referencia proveedor, codice fornitore",
    ],
    pack: [
      "pack size, pack quantity, packaging unit, vpe, verpackungseinheit, packungsgröße, conditionnement, verpakkingseenheid, opakowanie, unidad de embalaje, confezione",
    ],
    fitment: [
      "fitment, fits, fits vehicles, vehicle fitment, compatibility, compatible vehicles, vehicle applications, applications, suitable for",
      "fahrzeuge, passend für, passend fuer, passt für, passt zu, fahrzeugverwendung, verwendung, fahrzeugliste",
      "véhicules, véhicules compatibles, compatibilité, compatible avec, affectation, affectations",
      "voertuigen, geschikt voor, past op, toepassing, pojazdy, pasuje do, zastosowanie",
      "vehículos, compatible con, aplicación, aplicaciones, veicoli, compatibilità, applicazione, applicazioni, adatto per",
    ],
    make: [
      "make name, vehicle make, car make, fahrzeugmarke, automarke, fahrzeughersteller, marque véhicule, constructeur, automerk, merk auto, marka pojazdu, marka samochodu, marca vehículo, marca coche, marca veicolo, marca auto, марка авто, марка",
    ],
    model: [
      "model name, vehicle model, car model, modell, fahrzeugmodell, modèle, modèle véhicule, model auto, model pojazdu, model samochodu, modelo, modelo vehículo, modello, modello veicolo, модель",
    ],
    year: [
      "year id, years, model year, year from, from year, year start, start year, baujahr, baujahr von, bj, bj von, année, année début, bouwjaar, bouwjaar van, rok, rok od, rok produkcji, lata produkcji, año, año desde, anno, anno da, год",
    ],
    yearTo: [
      "year to, to year, year end, end year, last year, baujahr bis, bj bis, année fin, bouwjaar tot, rok do, año hasta, anno a, год до",
    ],
    note: [
      "fitment notes, fitment note, notes, remark, remarks, mfr label, bemerkung, einschränkung, remarque, opmerking, uwagi, observaciones, nota, note veicolo, примечание",
    ],
  };

/** Of them one stands in the name of a column with the currency of each row, and none of the others. */
export const currencyWords =
  /^(currency|currencies|currencycode|währung|waehrung|devise|monnaie|valuta|munteenheid|waluta|moneda|divisa|moeda|měna|pénznem|валюта)$/i;
export const rateWords = /^(rate|exchange|kurs|wechselkurs|taux|koers|cambio|tasso|factor|faktor)$/i;

/** Names of prices by their kind. Only one's own shop knows which of several it asks for. */
export const priceWords = {
  price: [
    "price, variant price, selling price, sales price, price amount, preis, prix, prix de vente, prijs, cena, precio, prezzo, цена",
  ],
  list: [
    "regular price, retail price, list price, rrp, msrp, msrp price, srp, recommended retail price, vk, vk preis, verkaufspreis, uvp, listenpreis, endkundenpreis, prix public, prix catalogue, prix conseillé, tarif, adviesprijs, verkoopprijs, catalogusprijs, consumentenprijs, cena detaliczna, cena katalogowa, cena sprzedaży, pvp, precio de venta, precio venta, precio recomendado, prezzo di listino, prezzo listino, listino, prezzo al pubblico, prezzo di vendita, prezzo vendita",
  ],
  gross: [
    "gross price, price gross, price incl tax, price incl vat, price including tax, price including vat, price inc vat, price tax included, bruttopreis, brutto, preis brutto, brutto vk, vk brutto, preis inkl mwst, prix ttc, prix brut, prix public ttc, prix de vente ttc, brutoprijs, prijs incl btw, prijs inclusief btw, cena brutto, precio con iva, precio iva incluido, pvp con iva, prezzo ivato, prezzo iva inclusa, prezzo lordo",
  ],
  net: [
    "net price, price net, price excl tax, price excl vat, price excluding tax, price excluding vat, price ex vat, price ex tax, price tax excluded, net customer, net list, price amount net customer, price amount net list, price amount net customer exp, nettopreis, netto, preis netto, netto vk, vk netto, preis exkl mwst, preis ohne mwst, prix net, prix ht, prix de vente ht, prix public ht, nettoprijs, prijs excl btw, prijs exclusief btw, cena netto, precio neto, precio sin iva, prezzo netto, prezzo iva esclusa",
  ],
  sale: [
    "sale price, special price, offer price, promo price, promotional price, discount price, discounted price, reduced price, angebotspreis, aktionspreis, sonderpreis, prix promo, prix promotionnel, prix remisé, prix soldé, actieprijs, aanbiedingsprijs, cena promocyjna, cena specjalna, precio oferta, precio de oferta, precio rebajado, prezzo scontato, prezzo promozionale, prezzo offerta",
  ],
  unit: [
    "unit price, price per unit, price per piece, piece price, each price, price each, pack price, price per pack, case price, stückpreis, einzelpreis, preis pro stück, vpe preis, packungspreis, prix unitaire, prix à l'unité, stukprijs, prijs per stuk, cena jednostkowa, cena za sztukę, precio unitario, precio por unidad, prezzo unitario, prezzo cadauno",
  ],
} as const;
export type PriceKind = keyof typeof priceWords;
