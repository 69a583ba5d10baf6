import shop from "../../../shop.json" with { type: "json" };
import { addToBasket, basketLine, contact, placeOrder, thanks } from "../support/basket.ts";
import { untilListed } from "../support/catalogue.ts";
import { emailsTo } from "../support/emails.ts";
import { expect, test } from "../support/fixtures.ts";

const [[partNumber, text] = ["", ""]] = Object.entries(shop.notices.parts);

test("what has to be said of a battery is on its page, in the basket, on the order form and in the email", async ({
  page,
  newVisitor,
  world,
  logIn,
}) => {
  const battery = await world.product({ name: "Battery of the notice", partNumber });
  const horn = await world.product({ name: "Horn without one" });
  await untilListed(battery, horn);
  const reader = await newVisitor({ javaScriptEnabled: false });
  await reader.goto(`/part/${battery._id}`);
  await expect(reader.getByRole("list", { name: "Notices" })).toHaveText(text);

  const customer = await world.customer({ emailVerified: true });
  await world.profile(customer, contact);
  await logIn(customer);
  const notices = page.getByRole("list", { name: "Notices" });
  await addToBasket(page, horn);
  await expect(notices).toHaveCount(0);
  await addToBasket(page, battery);
  await expect(notices).toHaveText(text);
  await page.goto("/basket");
  await expect(basketLine(page, battery)).toBeVisible();
  await expect(notices).toHaveText(`${battery.name}${text}`);
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  const notice = async () => (await emailsTo(customer)).map((email) => email.text).join();
  await expect.poll(notice, { timeout: 20_000 }).toContain(`${battery.name}: ${text}`);

  await page.goto(`/myOrder/${battery._id}`);
  await expect(placeOrder(page)).toBeVisible();
  await expect(notices).toHaveText(text);
  await page.goto(`/myOrder/${horn._id}`);
  await expect(placeOrder(page)).toBeVisible();
  await expect(notices).toHaveCount(0);
});
