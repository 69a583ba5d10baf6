import { describe, expect, it } from "vitest";
import { readVehicles } from "./vehicles-reader.ts";

/** As the shop writes it: make, model, years, note. */
const written = (cell: string) =>
  readVehicles(cell).rows.map(({ make, model, yearFrom, yearTo, note = "" }) =>
    [make, model, `${yearFrom}-${yearTo ?? ""}`, note].filter(Boolean).join("; "),
  );

describe("Vehicles as people write them", () => {
  it.each([
    ["VW Golf V 2003-2008; Audi A3 2004-2012", ["VW; Golf; 2003-2008; V", "Audi; A3; 2004-2012"]],
    ["VW Golf 03-08", ["VW; Golf; 2003-2008"]],
    ["Audi A3 8P ab 2004", ["Audi; A3; 2004-; 8P"]],
    ["Audi A3 (8P1 1.9 TDI 05/2003 - 08/2012", ["Audi; A3; 2003-2012; 8P1 1.9 TDI"]],
    ["BMW 3er E46 1998-2005", ["BMW; 3er; 1998-2005; E46"]],
    ["Mercedes-Benz C-Klasse W203 2000-2007", ["Mercedes-Benz; C-Klasse; 2000-2007; W203"]],
    ["Ford F-150 2015-", ["Ford; F-150; 2015-"]],
    ["Ford F-150 2015+", ["Ford; F-150; 2015-"]],
    ["Land Rover Range Rover Sport 2009 on", ["Land Rover; Range Rover Sport; 2009-"]],
    ["Renault Mégane depuis 2008", ["Renault; Mégane; 2008-"]],
    ["Tesla Model 3 2019", ["Tesla; Model 3; 2019-2019"]],
    ["Golf; VW Polo 2009", ["VW; Polo; 2009-2009"]],
    ["VW Golf 2004 bis 2008, Skoda Octavia 2004-2013", ["VW; Golf; 2004-2008", "Skoda; Octavia; 2004-2013"]],
    ["VW Golf 2004-2008 / Seat León 2005-2012", ["VW; Golf; 2004-2008", "Seat; León; 2005-2012"]],
    ["VW Golf 2004-2008, left, with sport chassis", ["VW; Golf; 2004-2008; left, with sport chassis"]],
    ["VW; Golf; 2003-2008 | Audi A3 from 2004", ["VW; Golf; 2003-2008", "Audi; A3; 2004-"]],
    ["VW Golf 2003-2008\nVW Bora '99-05", ["VW; Golf; 2003-2008", "VW; Bora; 1999-2005"]],
  ])("%j", (cell, vehicles) => expect(written(cell)).toEqual(vehicles));

  it.each([
    ["VW Golf 2003-2008; Audi A3", "Audi A3"],
    ["Dongfeng 580 2018", "Dongfeng 580 2018"],
    ["VW Golf bis 2008", "VW Golf bis 2008"],
    ["Iveco Daily 35-12", "Iveco Daily 35-12"],
    ["VW 2004", "VW 2004"],
    ["VW Golf 2003 2008", "VW Golf 2003 2008"],
    ["all cars", "all cars"],
  ])("%j has an entry that nobody can be sure of", (cell, unread) =>
    expect(readVehicles(cell).unread).toBe(unread),
  );

  it("cost no more the longer the cell is", () => {
    const { rows } = readVehicles("VW Golf 2003-2008; ".repeat(5_000));
    expect(rows).toHaveLength(5_000);
  });
});
