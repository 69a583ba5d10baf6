import { expect, it } from "vitest";
import { shopMake, shopModel } from "./shop-names.ts";

it.each([
  ["Volkswagen", ["Audi", "VW"], "VW"],
  ["Volkswagen", ["Volks-Wagen", "VW"], "Volks-Wagen"],
  ["BMW", ["bmw"], "bmw"],
  ["Mercedes-Benz", ["Mercedes"], "Mercedes"],
  ["Citroën", ["Citroen"], "Citroen"],
  ["Skoda", ["Škoda"], "Škoda"],
  ["Tesla", ["VW"], undefined],
])("%s is called one of %j: %s", (make, shop, name) => {
  expect(shopMake(make, shop)).toBe(name);
});

it.each([
  [{ make: "BMW", model: "325i" }, ["5 Series", "3 Series"], "3 Series"],
  [{ make: "BMW", model: "328i", series: "3-Series" }, ["3er"], "3er"],
  [{ make: "BMW", model: "M235i" }, ["2 Series"], "2 Series"],
  [{ make: "BMW", model: "X5" }, ["5 Series", "X5"], "X5"],
  [{ make: "BMW", model: "325i" }, ["325i", "3 Series"], "325i"],
  [{ make: "Mercedes-Benz", model: "C300" }, ["C-Class"], "C-Class"],
  [{ make: "Mercedes-Benz", model: "GLE-Class" }, ["GLE Class"], "GLE Class"],
  [{ make: "Mazda", model: "Mazda3" }, ["3"], "3"],
  [{ make: "Mazda", model: "MX-5" }, ["Mazda MX5"], "Mazda MX5"],
  [{ make: "Ford", model: "F-150" }, ["F 150"], "F 150"],
  [{ make: "Chevrolet", model: "Silverado 1500" }, ["Silverado"], "Silverado"],
  [{ make: "Toyota", model: "Corolla Cross" }, ["Corolla"], undefined],
  [{ make: "Volkswagen", model: "Golf SportWagen" }, ["Golf"], undefined],
])("%j is called one of %j: %s", (model, shop, name) => {
  expect(shopModel(model, shop)).toBe(name);
});
