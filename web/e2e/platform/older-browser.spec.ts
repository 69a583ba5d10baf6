import { acceptDialogs, expect, test } from "../support/fixtures.ts";

test("the shop works in Safari 16.4, the oldest browser it supports", async ({
  page,
  baseURL,
  world,
  logIn,
}) => {
  acceptDialogs(page);
  // Removes newer features that the shop or its libraries might use.
  await page.addInitScript(() => {
    const later: [object, string[]][] = [
      [window, ["requestIdleCallback", "scheduler", "navigation", "URLPattern", "CloseWatcher"]],
      [Promise, ["withResolvers", "try"]],
      [URL, ["canParse", "parse"]],
      [Object, ["groupBy"]],
      [Map, ["groupBy"]],
      [Array, ["fromAsync"]],
      [AbortSignal, ["any"]],
      [
        Set.prototype,
        ["union", "intersection", "difference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"],
      ],
      [Uint8Array, ["fromBase64", "fromHex"]],
      [Document.prototype, ["startViewTransition"]],
      [Element.prototype, ["checkVisibility"]],
      [HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover"]],
    ];
    for (const [owner, names] of later) for (const name of names) Reflect.deleteProperty(owner, name);
  });
  const product = await world.product({
    quantity: 4,
    minimumQuantity: 1,
    picture: `${baseURL}/placeholder.svg`,
  });
  await logIn(await world.customer());
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.goto(`/myOrder/${product._id}`);
  await page.getByLabel("Address").fill("12 Workshop Road, Millbrook");
  await page.getByLabel("Mobile").fill("+1 555 0100");
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page.getByText("Order Submit Sucessfull").first()).toBeVisible();
  await page.goto("/dashBord/UserOrder");
  await expect(page.getByRole("row").filter({ hasText: product.name })).toBeVisible();
});
