import { expect, it, test } from "vitest";
import { newAddress } from "./old-addresses.ts";

function leadsTo(address: string): string | undefined {
  return newAddress(new URL(address, "https://shop.example"));
}

test.each([
  ["/dashBord?coverage", "/dashBord/coverage"],
  ["/dashBord?coverage=&make=VW", "/dashBord/coverage?make=VW"],
  ["/dashBord?reorder&brand=Bosch", "/dashBord/reorder?brand=Bosch"],
  ["/dashBord/?reviews", "/dashBord/reviews"],
  ["/dashBord/manageItem?import=", "/dashBord/manageItem/import"],
  ["/dashBord/manageItem?q=brake&import", "/dashBord/manageItem/import?q=brake"],
  ["/dashBord/manageItem?count", "/dashBord/manageItem/count"],
  ["/dashBord/manageItem?count=deliver&camera=", "/dashBord/manageItem/count?camera=&mode=deliver"],
  ["/dashBord/manageItem?makers&edit=Bosch", "/dashBord/manageItem/makers?edit=Bosch"],
  ["/dashBord/manageItem?labels", "/dashBord/manageItem/labels"],
  ["/dashBord/manageItem?labels=a&labels=b&q=c", "/dashBord/manageItem/labels?q=c&part=a&part=b"],
  ["/dashBord/manageItem?trash", "/dashBord/manageItem/trash"],
  ["/dashBord/user?account=u-1", "/dashBord/user/u-1"],
  ["/dashBord/user?account=a%2Fb", "/dashBord/user/a%2Fb"],
  ["/dashBord/user?audit&who=a@b.test", "/dashBord/user/audit?who=a%40b.test"],
  ["/dashBord/manageOrder?picking", "/dashBord/manageOrder/picking"],
  ["/dashbord/manageorder?picking&id=a&id=b", "/dashBord/manageOrder/picking?id=a&id=b"],
  ["/dashBord/manageOrder?picking=slips&slip=a", "/dashBord/manageOrder/parcels?slip=a&paper=slips"],
  ["/dashBord/manageOrder?picking=labels&slip=a", "/dashBord/manageOrder/parcels?slip=a&paper=labels"],
  ["/dashBord/manageOrder?trash", "/dashBord/manageOrder/trash"],
])("The old address %s leads to %s", (old, address) => {
  expect(leadsTo(old)).toBe(address);
  expect(leadsTo(address)).toBeUndefined();
});

it.each([
  "/dashBord",
  "/dashBord/manageItem?q=import&edit=count",
  "/dashBord/manageOrder?order=a",
  "/dashBord/user?account=",
  "/dashBord/manageItem/makers?trash",
])("%s stays", (address) => expect(leadsTo(address)).toBeUndefined());
