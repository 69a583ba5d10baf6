import { contact, placeOrder } from "../support/basket.ts";
import { aWord, untilListed } from "../support/catalogue.ts";
import { dismissDialogs, expect, test } from "../support/fixtures.ts";

test("ordering what does not fit asks once, before the form is sent", async ({ page, world, logIn }) => {
  const make = aWord();
  const fitment = [{ make, model: "Tourer", yearFrom: 2015, yearTo: null }];
  const product = await world.product({ name: "Later hose", quantity: 9, fitment });
  await untilListed(product);
  await logIn(await world.customer());
  await page.goto(`/parts?make=${make}&model=Tourer&year=2009`);
  await expect(page.getByRole("banner").getByRole("button", { name: /^Your vehicle: 2009/ })).toBeVisible();
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
  await expect(page.getByRole("banner").getByRole("button", { name: /^Your vehicle: 2009/ })).toBeVisible();
  await page.goto(`/myOrder/${product._id}`);
  await expect(page.getByText(`Fits your 2009 ${make} Tourer`)).toBeVisible();
  await order();
  await expect.poll(() => asked).toEqual(["Order Submit Sucessfull", "Order Submit Sucessfull"]);
});

test.describe("before all of the part is known", () => {
  test.use({ expectedNoise: /500 \(Internal Server Error\)/ });

  test("its order form isn't there, and can be asked for again if that fails", async ({
    page,
    world,
    logIn,
  }) => {
    const make = aWord();
    const fitment = [{ make, model: "Tourer", yearFrom: 2015, yearTo: null }];
    const product = await world.product({ name: "Later hose", quantity: 9, deposit: 12.5, fitment });
    const customer = await world.customer();
    await world.profile(customer, contact);
    await logIn(customer);
    await page.goto(`/parts?make=${make}&model=Tourer&year=2009`);
    await expect(page.getByRole("banner").getByRole("button", { name: /^Your vehicle: 2009/ })).toBeVisible();
    const said = dismissDialogs(page);
    const call = new RegExp(`/api/products/${product._id}`);
    await page.route(call, (route) => route.fulfill({ status: 500, body: "?" }));
    await page.goto(`/myOrder/${product._id}`);
    await expect(page.getByRole("heading", { name: "Later hose" })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).waitFor();
    await expect(placeOrder(page)).toBeHidden();
    await page.unroute(call);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByLabel("Address")).toHaveValue(contact.address);
    await expect(page.getByText("Deposit")).toBeVisible();
    await placeOrder(page).click();
    expect(said()).toEqual([
      `This part does not fit your 2009 ${make} Tourer. Do you want to order it anyway?`,
    ]);
    expect(await world.ordersOf(product)).toEqual([]);
  });
});
