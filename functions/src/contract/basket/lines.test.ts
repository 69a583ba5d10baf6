import { describe, expect, it } from "vitest";
import { withChanges } from "./lines.ts";

const pads = { productId: "pads", quantity: 4, price: 22.5 };
const disc = { productId: "disc", quantity: 2, price: 49 };
const fluid = { productId: "fluid", quantity: 1, price: 9.9 };

describe("A basket after a change", () => {
  it("has the pieces that the change says, in the same place, and keeps the other lines", () => {
    expect(withChanges([pads, disc], [{ ...pads, quantity: 9 }])).toEqual([{ ...pads, quantity: 9 }, disc]);
  });

  it("has a new part at its end, and not the parts of which there are none", () => {
    expect(withChanges([pads, disc], [{ ...pads, quantity: 0 }, fluid])).toEqual([disc, fluid]);
    expect(withChanges([disc], [{ ...pads, quantity: 0 }])).toEqual([disc]);
  });

  it("is the same when the change comes a second time", () => {
    const changes = [fluid, { ...pads, quantity: 0 }, { ...disc, quantity: 3 }];
    const once = withChanges([pads, disc], changes);
    expect(withChanges(once, changes)).toEqual(once);
  });

  it("follows the last change of a part, also where the part has two lines", () => {
    const twice = [
      { ...disc, quantity: 5 },
      { ...disc, quantity: 6 },
    ];
    expect(withChanges([disc, pads, disc], twice)).toEqual([{ ...disc, quantity: 6 }, pads]);
    expect(withChanges([disc, pads, disc], [fluid])).toEqual([disc, pads, disc, fluid]);
    expect(withChanges([], twice)).toEqual([{ ...disc, quantity: 6 }]);
  });
});
