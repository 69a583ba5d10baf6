import { wordsOf } from "./words.ts";

/** Each line names one thing in all the words that people have for it. */
const lines = [
  ["bonnet", "hood"],
  ["boot", "trunk"],
  ["tailgate", "liftgate", "boot lid", "trunk lid"],
  ["wing", "fender", "mudguard"],
  ["windscreen", "windshield", "front screen"],
  ["bumper", "fender bar"],
  ["door mirror", "wing mirror", "side mirror"],
  ["number plate", "licence plate", "license plate"],
  ["wiper blade", "wiper", "windscreen wiper", "windshield wiper"],
  ["gas strut", "gas spring", "lift support"],
  ["washer pump", "washer motor"],
  ["headlight", "headlamp", "head light", "head lamp"],
  ["tail light", "rear light", "tail lamp", "rear lamp", "taillight"],
  ["fog light", "fog lamp", "foglight"],
  ["indicator", "turn signal", "blinker"],
  ["bulb", "lamp"],
  ["daytime running light", "drl"],
  ["brake disc", "brake rotor", "brake disk", "rotor"],
  ["brake caliper", "brake calliper"],
  ["brake pad", "brake lining"],
  ["handbrake", "parking brake", "hand brake", "emergency brake"],
  ["wheel speed sensor", "abs sensor"],
  ["brake hose", "brake line"],
  ["shock absorber", "damper", "shocker"],
  ["coil spring", "suspension spring"],
  ["control arm", "wishbone", "track control arm"],
  ["stabiliser link", "stabilizer link", "anti roll bar link", "drop link", "sway bar link"],
  ["stabiliser", "stabilizer", "anti roll bar", "sway bar"],
  ["strut mount", "top mount"],
  ["wheel bearing", "hub bearing"],
  ["air spring", "air bag suspension"],
  ["tie rod", "track rod"],
  ["tie rod end", "track rod end"],
  ["power steering", "pas"],
  ["gaiter", "boot", "bellows"],
  ["gearbox", "transmission"],
  ["clutch kit", "clutch set"],
  ["drive shaft", "half shaft", "axle shaft", "driveshaft"],
  ["constant velocity joint", "cv joint", "homokinetic joint"],
  ["dual mass flywheel", "dmf"],
  ["release bearing", "throw out bearing"],
  ["spark plug", "sparkplug"],
  ["ignition lead", "ignition cable", "plug lead", "ht lead"],
  ["ignition coil", "coil pack"],
  ["glow plug", "heater plug"],
  ["rotor arm", "distributor rotor"],
  ["alternator", "generator", "dynamo"],
  ["starter motor", "starter"],
  ["battery", "accumulator"],
  ["window regulator", "window lifter", "window winder"],
  ["oxygen sensor", "lambda sensor", "lambda probe", "o2 sensor"],
  ["parking sensor", "pdc sensor"],
  ["blower motor", "heater fan", "interior fan"],
  ["cabin filter", "pollen filter", "interior filter"],
  ["fuel filter", "petrol filter", "gas filter"],
  ["petrol", "gasoline"],
  ["urea", "adblue"],
  ["timing belt", "cambelt", "cam belt", "toothed belt"],
  ["drive belt", "serpentine belt", "v ribbed belt", "fan belt", "ribbed belt"],
  ["valve cover", "rocker cover", "cam cover"],
  ["cylinder head gasket", "head gasket"],
  ["oil sump", "oil pan"],
  ["engine mount", "engine mounting", "motor mount"],
  ["turbocharger", "turbo"],
  ["fuel injector", "injector", "injection nozzle"],
  ["belt tensioner", "belt tightener"],
  ["radiator fan", "cooling fan"],
  ["water pump", "coolant pump"],
  ["expansion tank", "header tank", "coolant reservoir"],
  ["coolant hose", "radiator hose"],
  ["air conditioning", "aircon", "air con"],
  ["intercooler", "charge air cooler"],
  ["silencer", "muffler", "exhaust box"],
  ["catalytic converter", "catalyst", "cat"],
  ["particulate filter", "dpf", "gpf"],
  ["exhaust gas recirculation", "egr"],
  ["exhaust manifold", "header"],
  ["tyre", "tire"],
  ["rim", "alloy wheel"],
  ["aluminium", "aluminum"],
  ["spanner", "wrench"],
  ["left", "lh"],
  ["right", "rh"],
];

/** Other words for a phrase; each phrase is a list of words as they are compared. */
const others = new Map<string, string[][]>();
for (const line of lines) {
  const phrases = line.map(wordsOf);
  for (const phrase of phrases) {
    const key = phrase.join(" ");
    const rest = phrases.filter((other) => other !== phrase);
    others.set(key, [...(others.get(key) ?? []), ...rest]);
  }
}

const words = new Set([...others.keys()].flatMap((phrase) => phrase.split(" ")));

const LONGEST_PHRASE = Math.max(...[...others.keys()].map((phrase) => phrase.split(" ").length));

const SHORTEST_BEGINNING = 3;

export function synonymsOfBeginning(words: readonly string[]): string[][] {
  const typed = words.join(" ");
  if (typed.length < SHORTEST_BEGINNING) return [];
  return [...others].flatMap(([phrase, synonyms]) => (phrase.startsWith(typed) ? synonyms : []));
}

export function hasSynonyms(word: string): boolean {
  return words.has(word);
}

/** The longest phrase at this place that has synonyms: how many words it has, and its synonyms. */
export function synonymsAt(
  words: readonly string[],
  place: number,
): { length: number; synonyms: string[][] } {
  for (let length = Math.min(LONGEST_PHRASE, words.length - place); length > 0; length--) {
    const synonyms = others.get(words.slice(place, place + length).join(" "));
    if (synonyms) return { length, synonyms };
  }
  return { length: 1, synonyms: [] };
}

export function phrasesOf(words: readonly string[]): string[][] {
  if (words.length === 0) return [[]];
  const { length, synonyms } = synonymsAt(words, 0);
  const rest = phrasesOf(words.slice(length));
  return [words.slice(0, length), ...synonyms].flatMap((first) => rest.map((then) => [...first, ...then]));
}
