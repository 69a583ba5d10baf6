import { nameOf, otherNamesOf } from "../catalogue/sentence/short-names.ts";

/** Makes that lists name, of cars, vans and motorcycles. A shop that begins knows none by its parts. */
const makes = [
  "Abarth, Acura, Alfa Romeo, Alpina, Alpine, Aprilia, Aston Martin, Audi, Austin, Bentley, BMW, Borgward, Bugatti, Buick, BYD",
  "Cadillac, Chevrolet, Chrysler, Citroën, Cupra, Dacia, Daewoo, DAF, Daihatsu, Daimler, Datsun, Dodge, DS, Ducati",
  "Eagle, Ferrari, Fiat, Fisker, Ford, Genesis, Geo, GMC, Great Wall, Harley-Davidson, Holden, Honda, Hummer, Hyundai",
  "Infiniti, International, Isuzu, Iveco, Jaguar, Jeep, Kawasaki, Kia, KTM, Lada, Lamborghini, Lancia, Land Rover, Lexus, Lincoln, Lotus, Lucid",
  "Mahindra, MAN, Maserati, Maybach, Mazda, McLaren, Mercedes-Benz, Mercury, MG, Mini, Mitsubishi, Morris, Moto Guzzi",
  "Nissan, Oldsmobile, Opel, Peugeot, Piaggio, Plymouth, Polestar, Pontiac, Porsche, Proton, RAM, Renault, Rivian, Rolls-Royce, Rover",
  "Saab, Saturn, Scania, Scion, Seat, Skoda, Smart, SsangYong, Subaru, Suzuki, Tata, Tesla, Toyota, Trabant, Triumph",
  "UAZ, Vauxhall, Vespa, Volkswagen, Volvo, Wartburg, Yamaha",
].flatMap((line) => line.split(", "));

const names: ReadonlySet<string> = new Set(
  makes.map(nameOf).flatMap((name) => [name, ...otherNamesOf(name)]),
);

export function isMake(name: string): boolean {
  return names.has(name);
}
