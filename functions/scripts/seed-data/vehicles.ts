import type { AddProduct } from "../../src/contract/admin/products.ts";

/** A vehicle as a part names it. */
export type Vehicle = NonNullable<AddProduct["fitment"]>[number];

/** The generations of a make's models, in the years they were built. */
function modelsOf(make: string) {
  return (model: string, yearFrom: number, yearTo: number | null): Vehicle => {
    return { make, model, yearFrom, yearTo };
  };
}

const vw = modelsOf("VW");
export const golf4 = vw("Golf", 1997, 2003);
export const golf5 = vw("Golf", 2003, 2009);
export const golf6 = vw("Golf", 2008, 2013);
export const golf7 = vw("Golf", 2012, 2020);
export const passatB6 = vw("Passat", 2005, 2010);
export const passatB7 = vw("Passat", 2010, 2014);
export const passatB8 = vw("Passat", 2014, 2023);
export const polo4 = vw("Polo", 2001, 2009);
export const polo5 = vw("Polo", 2009, 2017);
export const tiguan1 = vw("Tiguan", 2007, 2016);
export const tiguan2 = vw("Tiguan", 2016, 2023);
export const touran1 = vw("Touran", 2003, 2015);

const audi = modelsOf("Audi");
export const a3Second = audi("A3", 2003, 2013);
export const a3Third = audi("A3", 2012, 2020);
export const a4B7 = audi("A4", 2004, 2008);
export const a4B8 = audi("A4", 2007, 2015);
export const a6C6 = audi("A6", 2004, 2011);
export const q5First = audi("Q5", 2008, 2017);
export const ttSecond = audi("TT", 2006, 2014);

const bmw = modelsOf("BMW");
export const bmw1E87 = bmw("1 Series", 2004, 2011);
export const bmw3E46 = bmw("3 Series", 1998, 2005);
export const bmw3E90 = bmw("3 Series", 2005, 2012);
export const bmw3F30 = bmw("3 Series", 2011, 2019);
export const bmw5E60 = bmw("5 Series", 2003, 2010);
export const bmw5F10 = bmw("5 Series", 2010, 2017);
export const bmwX3E83 = bmw("X3", 2003, 2010);
export const bmwX5E70 = bmw("X5", 2006, 2013);

const mercedes = modelsOf("Mercedes-Benz");
export const aClassW169 = mercedes("A-Class", 2004, 2012);
export const cClassW203 = mercedes("C-Class", 2000, 2007);
export const cClassW204 = mercedes("C-Class", 2007, 2014);
export const eClassW211 = mercedes("E-Class", 2002, 2009);
export const eClassW212 = mercedes("E-Class", 2009, 2016);
export const sprinter906 = mercedes("Sprinter", 2006, 2018);
export const vitoW639 = mercedes("Vito", 2003, 2014);

const ford = modelsOf("Ford");
export const fiesta6 = ford("Fiesta", 2008, 2017);
export const focus2 = ford("Focus", 2004, 2011);
export const focus3 = ford("Focus", 2011, 2018);
export const mondeo4 = ford("Mondeo", 2007, 2014);
export const transit5 = ford("Transit", 2006, 2014);
export const kuga1 = ford("Kuga", 2008, 2012);

const opel = modelsOf("Opel");
export const astraG = opel("Astra", 1998, 2004);
export const astraH = opel("Astra", 2004, 2010);
export const astraJ = opel("Astra", 2009, 2015);
export const corsaC = opel("Corsa", 2000, 2006);
export const corsaD = opel("Corsa", 2006, 2014);
export const insigniaA = opel("Insignia", 2008, 2017);
export const zafiraB = opel("Zafira", 2005, 2014);
export const vivaroA = opel("Vivaro", 2001, 2014);

const toyota = modelsOf("Toyota");
export const corollaE12 = toyota("Corolla", 2001, 2007);
export const corollaE15 = toyota("Corolla", 2006, 2013);
export const yaris2 = toyota("Yaris", 2005, 2011);
export const rav4Third = toyota("RAV4", 2005, 2012);
export const avensis2 = toyota("Avensis", 2003, 2008);
export const hilux7 = toyota("Hilux", 2004, 2015);

const honda = modelsOf("Honda");
export const civic8 = honda("Civic", 2005, 2011);
export const civic9 = honda("Civic", 2011, 2017);
export const accord8 = honda("Accord", 2008, 2015);
export const crv3 = honda("CR-V", 2006, 2012);
export const jazz2 = honda("Jazz", 2008, 2015);
export const hrv2 = honda("HR-V", 2015, 2021);

const renault = modelsOf("Renault");
export const clio2 = renault("Clio", 1998, 2005);
export const clio3 = renault("Clio", 2005, 2012);
export const megane2 = renault("Megane", 2002, 2008);
export const megane3 = renault("Megane", 2008, 2016);
export const scenic2 = renault("Scenic", 2003, 2009);
export const kangoo2 = renault("Kangoo", 2008, 2021);
export const twingo2 = renault("Twingo", 2007, 2014);

const peugeot = modelsOf("Peugeot");
export const peugeot206 = peugeot("206", 1998, 2009);
export const peugeot207 = peugeot("207", 2006, 2014);
export const peugeot308 = peugeot("308", 2007, 2013);
export const peugeot3008 = peugeot("3008", 2009, 2016);
export const partner2 = peugeot("Partner", 2008, 2018);

const skoda = modelsOf("Skoda");
export const octavia2 = skoda("Octavia", 2004, 2013);
export const octavia3 = skoda("Octavia", 2012, 2020);
export const fabia2 = skoda("Fabia", 2006, 2014);
export const superb2 = skoda("Superb", 2008, 2015);
export const yeti = skoda("Yeti", 2009, 2017);
export const kodiaq = skoda("Kodiaq", 2016, null);

const volvo = modelsOf("Volvo");
export const v40 = volvo("V40", 2012, 2019);
export const v50 = volvo("V50", 2004, 2012);
export const v70Third = volvo("V70", 2007, 2016);
export const xc60First = volvo("XC60", 2008, 2017);
export const xc90First = volvo("XC90", 2002, 2014);

/** Cars that share most of what is under the body. */
export const golf5Family = [golf5, golf6, touran1, a3Second, octavia2];
export const golf7Family = [golf7, passatB8, tiguan2, a3Third, octavia3, kodiaq];
export const passatB6Family = [passatB6, passatB7, tiguan1, ttSecond, superb2, yeti];
export const poloFamily = [polo4, polo5, fabia2];

/** The same vehicles, with what has to be true of them besides. */
export function only(note: string, vehicles: readonly Vehicle[]): Vehicle[] {
  return vehicles.map((vehicle) => ({ ...vehicle, note }));
}
