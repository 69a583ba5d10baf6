import { saveProfile } from "@carparts/functions/contract/profiles";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { addToBasket, contact, fillContact, openBasket, placeOrder, thanks } from "../support/basket.ts";
import { expect, test } from "../support/fixtures.ts";

const before = {
  name: "Jo Miller",
  address: "1 Old Road",
  mobile: "+1 555 0101",
  picture: "/reviewers/weekend-mechanic.svg",
};

function save(account: Account, fields: Partial<typeof before>) {
  const { email } = account;
  return as(account).call(saveProfile, { params: { email }, body: { ...before, ...fields, email } });
}

test("what another device has changed stays, whatever is saved here", async ({ page, world, logIn }) => {
  const customer = await world.customer();
  await save(customer, {});
  await logIn(customer);
  await page.goto("/dashBord/mayProfile");
  await expect(page.getByLabel("Address")).toHaveValue(before.address);
  await save(customer, { name: "Jo Smith", address: "2 New Road" });
  await page.getByLabel("Mobile").fill("+1 555 0199");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your profile was saved.")).toBeVisible();
  await expect(page.getByLabel("Address")).toHaveValue("2 New Road");
  await save(customer, { address: "3 Newest Road", mobile: "+1 555 0111" });
  await page.getByLabel("Name", { exact: true }).fill("Jo Jones");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Mobile")).toHaveValue("+1 555 0111");
  await expect(page.getByLabel("Address")).toHaveValue("3 Newest Road");
  expect(await world.stored("profiles", customer.uid)).toMatchObject({
    ...{ name: "Jo Jones", address: "3 Newest Road", mobile: "+1 555 0111", picture: before.picture },
  });
});

test("what an order saves to the profile leaves its picture as it is by now", async ({
  page,
  world,
  logIn,
}) => {
  const [customer, part] = [await world.customer(), await world.product()];
  await save(customer, {});
  await logIn(customer);
  await addToBasket(page, part);
  await openBasket(page);
  await expect(page.getByLabel("Address")).toHaveValue(before.address);
  await save(customer, { picture: "/parts/brake-disc-vented-front.svg" });
  await fillContact(page);
  await page.getByLabel("Save to my profile").check();
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect
    .poll(() => world.stored("profiles", customer.uid))
    .toMatchObject({ address: contact.address, picture: "/parts/brake-disc-vented-front.svg" });
});

test.describe("where the profile can't be read", () => {
  test.use({ expectedNoise: /ERR_FAILED/ });

  test("an order doesn't offer to replace it", async ({ page, world, logIn }) => {
    const [customer, part] = [await world.customer(), await world.product()];
    await save(customer, {});
    await logIn(customer);
    await page.route(/\/profile\?/, (route) => route.abort());
    await addToBasket(page, part);
    await openBasket(page);
    await fillContact(page);
    await expect(page.getByLabel("Save to my profile")).toHaveCount(0);
    await placeOrder(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await world.stored("profiles", customer.uid)).toMatchObject(before);
  });
});
