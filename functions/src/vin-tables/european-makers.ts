/** Makers whose cars the tables of the US don't have, or have under several makes, by the first three signs. */
const signs = {
  Citroën: "VF7 VR7 VS7",
  Dacia: "UU1",
  DAF: "XLR",
  DS: "VR1",
  Fiat: "ZFC SUF",
  Ford: "VS6",
  Hyundai: "TMA NLH MAL KMH",
  Kia: "U5Y U6Y",
  Lada: "XTA",
  Lancia: "ZLA",
  MAN: "WMA",
  Mazda: "JMZ",
  "Mercedes-Benz": "WDB WDF W1V VSA",
  MG: "LSJ",
  Mitsubishi: "JMB MMB",
  Nissan: "SJN VSK",
  Peugeot: "VR3",
  Renault: "VF1 VF6",
  Rover: "SAR",
  Scania: "YS2 XLE VLU",
  Seat: "VSS",
  Skoda: "TMB",
  SsangYong: "KPT",
  Subaru: "JF1",
  Suzuki: "TSM JSA MA3",
  Toyota: "JTE",
  Volkswagen: "VWV",
};

export const europeanMakers: ReadonlyMap<string, string> = new Map(
  Object.entries(signs).flatMap(([make, all]) => all.split(" ").map((three) => [three, make] as const)),
);
