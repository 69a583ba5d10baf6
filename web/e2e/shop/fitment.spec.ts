import { contact, placeOrder } from "../support/basket.ts";
import { aWord, untilListed } from "../support/catalogue.ts";
import { expect, holdRequests, test } from "../support/fixtures.ts";

test("ordering what does not fit asks once, before the form is sent", async ({ page, world, logIn }) => {
  const make = aWord();
  const fitment = [{ make, model: "Tourer", yearFrom: 2015, yearTo: null }];
  const product = await world.product({ name: "Later hose", quantity: 9, fitment });
  await untilListed(product);
  await logIn(await world.customer());
  await page.goto(`/parts?make=${make}&model=Tourer&year=2009`);
  await expect(page.getByLabel("Year")).toHaveValue("2009");
  await page.goto(`/myOrder/${product._id}`);
  await expect(page.getByText("Does not fit")).toBeVisible();
  const asked: string[] = [];
  let answer = false;
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    return dialog.type() === "confirm" && !answer ? dialog.dismiss() : dialog.accept();
  });
  await page.getByLabel("Address").fill("12 Workshop Road");
  await page.getByLabel("Mobile").fill("+1 555 0177");
  await page.getByLabel("Name", { exact: true }).fill("Jo Miller");
  const question = `This part does not fit your 2009 ${make} Tourer. Do you want to order it anyway?`;
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect.poll(() => asked).toEqual([question]);
  expect(await world.ordersOf(product)).toEqual([]);
  await expect(page.getByLabel("Address")).toHaveValue("12 Workshop Road");
  answer = true;
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect.poll(() => asked).toEqual([question, question, "Order Submit Sucessfull"]);
  expect(await world.ordersOf(product)).toHaveLength(1);
  await page.getByLabel("Address").fill("12 Workshop Road");
  await page.getByLabel("Mobile").fill("+1 555 0177");
  await page.getByLabel("Name", { exact: true }).fill("Jo Miller");
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect.poll(() => asked).toHaveLength(4);
  expect(asked.at(-1)).toBe("Order Submit Sucessfull");
});

test("ordering what fits, or without a vehicle, asks nothing", async ({ page, world, logIn }) => {
  const make = aWord();
  const fitment = [{ make, model: "Tourer", yearFrom: 2005, yearTo: null }];
  const product = await world.product({ quantity: 9, fitment });
  await untilListed(product);
  await logIn(await world.customer());
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    return dialog.accept();
  });
  const order = async () => {
    await page.getByLabel("Name", { exact: true }).fill("Jo Miller");
    await page.getByLabel("Address").fill("12 Workshop Road");
    await page.getByLabel("Mobile").fill("+1 555 0177");
    await page.getByRole("button", { name: "Place Order" }).click();
  };
  await page.goto(`/myOrder/${product._id}`);
  await order();
  await expect.poll(() => asked).toEqual(["Order Submit Sucessfull"]);
  await page.goto(`/parts?make=${make}&model=Tourer&year=2009`);
  await expect(page.getByLabel("Year")).toHaveValue("2009");
  await page.goto(`/myOrder/${product._id}`);
  await expect(page.getByText(`Fits your 2009 ${make} Tourer`)).toBeVisible();
  await order();
  await expect.poll(() => asked).toEqual(["Order Submit Sucessfull", "Order Submit Sucessfull"]);
});

test.describe("before the fitment is known", () => {
  test.use({ expectedNoise: /500 \(Internal Server Error\)/ });

  for (const [fault, words] of [
    ["is late", "This part does not fit your"],
    ["never comes", "We couldn't check whether this part fits your"],
  ] as const) {
    test(`an order waits for it, and asks if it ${fault}`, async ({ page, world, logIn }) => {
      const make = aWord();
      const fitment = [{ make, model: "Tourer", yearFrom: 2015, yearTo: null }];
      const product = await world.product({ name: "Later hose", quantity: 9, fitment });
      await untilListed(product);
      const customer = await world.customer();
      await world.profile(customer, contact);
      await logIn(customer);
      await page.goto(`/parts?make=${make}&model=Tourer&year=2009`);
      await expect(page.getByLabel("Year")).toHaveValue("2009");
      const asked: string[] = [];
      page.on("dialog", (dialog) => {
        asked.push(dialog.message());
        return dialog.dismiss();
      });
      const call = new RegExp(`/api/products/${product._id}`);
      if (fault === "never comes")
        await page.route(call, (route) => route.fulfill({ status: 500, body: "?" }));
      const answer = await holdRequests(page, call);
      await page.goto(`/myOrder/${product._id}`);
      await expect(page.getByLabel("Address")).toHaveValue(contact.address);
      await placeOrder(page).click();
      await expect(placeOrder(page)).toBeDisabled();
      expect(asked).toEqual([]);
      answer();
      const question = `${words} 2009 ${make} Tourer. Do you want to order it anyway?`;
      await expect.poll(() => asked).toEqual([question]);
      await expect(placeOrder(page)).toBeEnabled();
      expect(await world.ordersOf(product)).toEqual([]);
    });
  }
});
