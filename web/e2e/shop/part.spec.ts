import { CURRENCY, currencySign } from "@carparts/functions/contract/values/currency";
import { aPartNumber } from "@carparts/functions/testing/builders";
import shop from "../../../shop.json" with { type: "json" };
import { addToBasket, basketLine } from "../support/basket.ts";
import { aWord, untilListed } from "../support/catalogue.ts";
import { untilLoaded } from "../support/faults.ts";
import { expect, holdToasts, test } from "../support/fixtures.ts";
import { structuredData } from "../support/structured-data.ts";

const rowsOf = (make: string, models: number) =>
  Array.from({ length: models }, (_, model) => ({
    make,
    model: `Model ${model}`,
    yearFrom: 2000 + (model % 20),
    yearTo: null,
  }));

test("a part's page without scripts has its name, price and picture, and no number of pieces", async ({
  newVisitor,
  world,
}) => {
  const part = await world.product({
    name: "Radiator, aluminium",
    price: 189.9,
    quantity: 4321,
    partNumber: aPartNumber(),
    brand: "Valeo",
    picture: "/parts/radiator-aluminium.svg",
  });
  const page = await newVisitor({ javaScriptEnabled: false });
  const answer = await page.goto(`/part/${part._id}`);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()["cache-control"]).toContain("s-maxage=300");
  await expect(page.getByRole("heading", { level: 1, name: part.name })).toBeVisible();
  await expect(page.getByText(`${currencySign}189.90`)).toBeVisible();
  const picture = page.getByRole("img", { name: `${part.name}. Illustration, not a photo` });
  await expect(picture).toBeVisible();
  await expect(page.getByText("Illustration, not a photo")).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole("link", { name: `Buy Now: ${part.name}` })).toHaveAttribute(
    "href",
    `/myOrder/${part._id}`,
  );
  const html = (await answer?.text()) ?? "";
  expect(html).not.toContain("4321");
  await expect(page).toHaveTitle(`${part.name} · ${shop.name}`);
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(
    new RegExp(`^http.*/part/${part._id}$`),
  );
  const [data] = await structuredData(page);
  expect(data).toMatchObject({
    "@type": "Product",
    name: part.name,
    brand: { name: "Valeo" },
    offers: {
      ...{ price: "189.90", priceCurrency: CURRENCY },
      seller: { name: shop.name, address: { streetAddress: shop.street }, telephone: shop.phone },
      shippingDetails: { shippingRate: { value: shop.shipping.rate, currency: CURRENCY } },
      hasMerchantReturnPolicy: { merchantReturnDays: shop.returnDays },
    },
  });
});

test.describe("a picture that can't be loaded", () => {
  test.use({ expectedNoise: /ERR_FAILED/ });

  test("is replaced in the served page too, where it failed before the app was there", async ({
    page,
    world,
  }) => {
    const part = await world.product();
    await page.route(`**${part.picture}`, (route) => route.abort());
    await page.goto(`/part/${part._id}`);
    const picture = page.getByRole("img", { name: part.name });
    await expect(picture).toHaveAttribute("src", "/placeholder.svg");
  });
});

test("text that looks like markup stays text in the served page", async ({ page, world }) => {
  const name = `</script><script>alert(1)</script> "quoted" & <b>bold</b>`;
  const preview = name.padEnd(159, "x");
  const part = await world.product({ name, description: `${preview}🚗 and more`, brand: "<i>Brand</i>" });
  page.on("dialog", (dialog) => {
    throw new Error(dialog.message());
  });
  await page.goto(`/part/${part._id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText("10 in stock")).toBeVisible();
  for (const tag of ["name='description'", "property='og:description'"]) {
    await expect(page.locator(`meta[${tag}]`)).toHaveAttribute("content", preview);
  }
});

test.describe("a part that isn't there", () => {
  test.use({ expectedNoise: /404 \(Not Found\)|422 \(Unprocessable/ });

  test("is said so, with a way on", async ({ page, request }) => {
    await page.goto("/part/no%20such%20part");
    await expect(page.getByText("This part is not in the shop")).toBeVisible();
    await expect(page.getByText("could not be loaded")).toBeHidden();
    const answer = await request.get("/part/no-such-part");
    expect(answer.status()).toBe(404);
    expect(answer.headers()["cache-control"]).toContain("no-store");
    await page.goto("/part/no-such-part");
    await expect(page.getByText("This part is not in the shop")).toBeVisible();
    await page.getByRole("link", { name: "Find another part" }).click();
    await expect(page).toHaveURL("/parts");
  });
});

test("a part's page is live, and shows numbers, vehicles, and parts that go with it", async ({
  page,
  world,
}) => {
  const [make, word] = [aWord(), aWord()];
  const other = `Škoda ${word}`;
  const part = await world.product({
    name: "Water pump",
    group: "cooling",
    quantity: 7,
    partNumber: aPartNumber(),
    oemNumbers: ["06H 121 026"],
    equivalents: [{ brand: "Hepu", number: "P 569" }],
    fitment: [...rowsOf(make, 150), ...rowsOf(other, 50)],
  });
  const related = await world.product({
    name: `Coolant hose ${make}`,
    group: "cooling",
    fitment: rowsOf(make, 1),
  });
  await untilListed(part, related);
  await page.goto(`/parts?make=${make}&model=Model+0&year=2010`);
  // The page is served with it, and remembers it once it works.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("vehicle"))).toContain(make);
  await page.goto(`/part/${part._id}`);
  await expect(page.getByText(`Fits your 2010 ${make} Model 0`).first()).toBeVisible();
  await expect(page.getByText("7 in stock")).toBeVisible();
  const numbers = page.getByRole("region", { name: "Part numbers" });
  await expect(numbers).toContainText("06H 121 026");
  await expect(numbers).toContainText("Hepu P 569");
  const vehicles = page.getByRole("region", { name: "Fits these vehicles" });
  await expect(vehicles.getByText("200 vehicles")).toBeVisible();
  await vehicles.getByRole("textbox", { name: "Search these vehicles" }).fill(`skoda ${word} model 7 2007`);
  await expect(vehicles.getByText("3 of 200 vehicles")).toBeVisible();
  await expect(vehicles.getByRole("listitem")).toHaveText([/Model 7/, /Model 27/, /Model 47/]);
  const goesWith = page.getByRole("region", { name: "Parts that go with it" });
  await page.getByRole("region", { name: "Reviews" }).scrollIntoViewIfNeeded();
  await goesWith.scrollIntoViewIfNeeded();
  await expect(goesWith.getByRole("link", { name: related.name, exact: true })).toBeVisible();
  const actions = page.getByRole("article").first().locator(".btn-primary");
  await expect(actions).toHaveText("Buy Now");
  await world.setStock(part, 0);
  await expect(page.getByText("Out of stock").first()).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(actions).toHaveText("Tell me when available");
  await expect(actions).toBeInViewport({ ratio: 1 });
});

test("what goes with a part fits its first vehicle, unless the visitor's own is another that it fits", async ({
  page,
  world,
}) => {
  const [make, own] = [aWord(), aWord()];
  const [rows, ownRows] = [rowsOf(make, 1), rowsOf(own, 1)];
  const ofGroup = { group: "exhaust" } as const;
  const part = await world.product({ ...ofGroup, name: "Muffler", fitment: [...rows, ...ownRows] });
  const foreign = await world.product({ ...ofGroup, name: "Foreign muffler", fitment: rows });
  const others = [
    await world.product({ ...ofGroup, name: "Gasket", fitment: rows }),
    await world.product({ ...ofGroup, name: "Own clamp", fitment: ownRows }),
    await world.product({ ...ofGroup, name: "Any other", fitment: rowsOf(aWord(), 1) }),
  ];
  await untilListed(part, foreign, ...others);
  const goesWith = page.getByRole("region", { name: "Parts that go with it" });
  const shown = async () => {
    const names = await goesWith.getByRole("heading", { level: 3 }).allTextContents();
    return { names: names.sort(), fits: await goesWith.getByText("Fits your").count() };
  };
  const expectRelated = async ({ _id }: { _id: string }, related: { names: string[]; fits: number }) => {
    await page.goto(`/part/${_id}`);
    await page.getByRole("region", { name: "Fits these vehicles" }).scrollIntoViewIfNeeded();
    await expect.poll(shown).toEqual(related);
  };
  await expectRelated(part, { names: ["Foreign muffler", "Gasket"], fits: 0 });
  await page.goto(`/parts?make=${own}`);
  // The served page shows the make before the app remembers it.
  const remembered = () => page.evaluate(() => localStorage.getItem("vehicle"));
  await expect.poll(remembered).toContain(own);
  await expectRelated(part, { names: ["Own clamp"], fits: 1 });
  await expectRelated(foreign, { names: ["Gasket", "Muffler"], fits: 0 });
  const strongest = page.getByRole("article").first().locator(".btn-primary");
  await expect(strongest).toHaveText(`See what fits your ${own}`);
  await strongest.click();
  await expect(page).toHaveURL(`/parts?group=exhaust&make=${own}&fit=only`);
});

test("on a phone, what says that a part is in the basket leaves its picture free and leads there", async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const part = await world.product({ name: "Brake disc, vented, front axle, left or right" });
  await addToBasket(page, part);
  await holdToasts(page);
  const toast = page.locator(".Toastify__toast");
  await expect(toast).not.toHaveClass(/Toastify--animate/);
  const [message, picture] = [
    await toast.boundingBox(),
    await page.getByRole("img", { name: part.name }).boundingBox(),
  ];
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(picture?.y ?? 0);
  await toast.getByRole("link", { name: "See your basket" }).click();
  await expect(basketLine(page, part)).toBeVisible();
});

test("a superseded part leads to the last that replaces it", async ({ page, world }) => {
  const successor = await world.product({ name: "New thermostat" });
  const middle = await world.product({ name: "Middle thermostat", supersededBy: successor._id });
  const part = await world.product({ name: "Old thermostat", supersededBy: middle._id });
  await page.goto(`/part/${part._id}`);
  await page.getByText("Replaced by").getByRole("link", { name: successor.name }).click();
  await expect(page.getByRole("heading", { level: 1, name: successor.name })).toBeVisible();
});

test("a part's link is shared, or copied where the browser can't share", async ({ page, world, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const part = await world.product({ name: "Thermostat" });
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.goto(`/part/${part._id}?utm_source=letter`);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${new URL(page.url()).origin}/part/${part._id}`,
  );
});

test("a part's link goes to the device's own sheet where there is one, which may be closed", async ({
  page,
  world,
}) => {
  const part = await world.product({ name: "Thermostat" });
  await page.addInitScript(() => {
    Navigator.prototype.share = async (data) => {
      document.body.dataset.shared = JSON.stringify(data);
      throw new DOMException("Closed", "AbortError");
    };
  });
  await page.goto(`/part/${part._id}?utm_source=letter`);
  await page.getByRole("button", { name: "Share" }).click();
  const url = `${new URL(page.url()).origin}/part/${part._id}`;
  await expect(page.locator("body")).toHaveAttribute(
    "data-shared",
    JSON.stringify({ title: part.name, url }),
  );
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a part's facts stand in a table, its deposit beside its price, and search engines are told both", async ({
  newVisitor,
  world,
}) => {
  const part = await world.product({
    name: "Car battery",
    price: 99.9,
    deposit: 12.5,
    brand: "Varta",
    facts: [
      { name: "Capacity", value: "70 Ah" },
      { name: "Size", value: "278 x 175 x 190 mm" },
    ],
  });
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto(`/part/${part._id}`);
  const facts = page.getByRole("region", { name: "Specifications" });
  await expect(facts.getByRole("row")).toHaveText(["BrandVarta", "Capacity70 Ah", "Size278 x 175 x 190 mm"]);
  await expect(page.getByText(`${currencySign}99.90`)).toHaveCount(1);
  await expect(page.getByText(`+ ${currencySign}12.50 deposit`)).toBeVisible();
  const sending = page.getByRole("list", { name: "Sending, returns and payment" });
  await expect(sending).toContainText(`${shop.returnDays} days to send it back`);
  await expect(sending).toContainText("This site charges nothing when you order.");
  const [data] = await structuredData(page);
  expect(data.offers.price).toBe("99.90");
  expect(data.additionalProperty).toMatchObject([
    { "@type": "PropertyValue", name: "Capacity", value: "70 Ah" },
    { name: "Size" },
    { name: "Deposit", value: `${currencySign}12.50` },
  ]);
});

test("as many pieces as were chosen go into the basket, by keyboard, and no more than there are", async ({
  page,
  world,
}) => {
  const part = await world.product({ name: "Glow plug", quantity: 7, minimumQuantity: 2 });
  await page.goto(`/part/${part._id}`);
  await expect(page.getByText("7 in stock · minimum 2")).toBeVisible();
  const pieces = page.getByRole("textbox", { name: `Quantity: ${part.name}` });
  const add = page.getByRole("button", { name: `Add to basket: ${part.name}` }).first();
  await expect(pieces).toHaveValue("2");
  await pieces.fill("9");
  await pieces.press("Enter");
  await expect(page.getByText("Only 7 left.")).toBeVisible();
  await expect(add).toBeDisabled();
  await page.getByRole("button", { name: `One less: ${part.name}` }).press("Enter");
  await page.getByRole("button", { name: `One less: ${part.name}` }).press("Enter");
  await expect(pieces).toHaveValue("6");
  await page.keyboard.press("Tab");
  await expect(pieces).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(add).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`In your basket: ${part.name}`)).toBeVisible();
  await page.goto("/basket");
  await expect(basketLine(page, part).getByRole("textbox")).toHaveValue("6");
});

test("on a phone, price and Add to basket stay in view, over neither the focus nor the end of the page", async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const part = await world.product({ name: "Brake disc", fitment: rowsOf(aWord(), 10), brand: "Brembo" });
  await page.goto(`/part/${part._id}`);
  await expect(page.getByText("10 in stock")).toBeVisible();
  const add = page.getByRole("button", { name: `Add to basket: ${part.name}` }).first();
  const bar = page.locator(".buy-bar");
  const isCovered = () =>
    page.evaluate(() => {
      const focused = document.activeElement?.getBoundingClientRect();
      const top = document.querySelector(".buy-bar")?.getBoundingClientRect().top ?? innerHeight;
      const isWithin = document.activeElement?.closest(".buy-bar");
      return !isWithin && (focused?.bottom ?? 0) > top + 1 && (focused?.height ?? 0) < innerHeight / 2;
    });
  await page.locator("main").focus();
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press("Tab");
    await expect(add).toBeInViewport({ ratio: 1 });
    await expect(bar.getByText(`${currencySign}24.90`)).toBeInViewport({ ratio: 1 });
    const focused = await page.evaluate(() => document.activeElement?.outerHTML);
    await expect.poll(isCovered, { message: focused ?? "" }).toBe(false);
  }
  // The page may get longer as its end comes into sight.
  const covered = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [footer, top] = [await page.getByRole("contentinfo").boundingBox(), await bar.boundingBox()];
    return (footer?.y ?? 0) + (footer?.height ?? 0) - (top?.y ?? 0);
  };
  await expect.poll(covered).toBeLessThanOrEqual(1);
  await world.setStock(part, 0);
  await expect(page.getByText("Out of stock").first()).toBeAttached();
  await expect(bar).toHaveCount(0);
});

test("a part leads back to the results where they were left, also from another part", async ({
  page,
  world,
}) => {
  const brand = aWord();
  const names = Array.from({ length: 9 }, (_, index) => `Wiper ${brand} ${index}`);
  // Of a car of their own, so that nobody else's parts, which may go any time, go with them.
  const of = { brand, group: "body", fitment: rowsOf(aWord(), 1) } as const;
  const parts = await Promise.all(names.map((name) => world.product({ ...of, name })));
  await untilListed(...parts);
  await page.goto(`/part/${parts[0]?._id}`);
  await expect(page.getByText("10 in stock")).toBeVisible();
  const back = page.getByRole("link", { name: "Back to your results" });
  await expect(back).toHaveCount(0);
  await page.goto(`/parts?q=${brand}&sort=name`);
  // A link that is pressed before the app works leads to another document, which knows of no list.
  await untilLoaded(page);
  await page.getByRole("link", { name: `Wiper ${brand} 8`, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Wiper ${brand} 8` })).toBeVisible();
  await page.reload();
  await expect(back).toBeVisible();
  await page.getByRole("region", { name: "Fits these vehicles" }).scrollIntoViewIfNeeded();
  const another = page.getByRole("region", { name: "Parts that go with it" }).getByRole("heading").nth(1);
  await another.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(`Wiper ${brand} 8`);
  await expect(back).toHaveAttribute("href", `/parts?q=${brand}&sort=name`);
  await back.press("Enter");
  await expect(page).toHaveURL(`/parts?q=${brand}&sort=name`);
  await expect(page.getByText("9 parts found")).toBeVisible();
  await expect(page.getByRole("link", { name: `Wiper ${brand} 8`, exact: true })).toBeInViewport();
});

test("pads bring the discs of their axle, and nothing that can't be ordered", async ({ page, world }) => {
  const make = aWord();
  const of = { group: "brakes", fitment: rowsOf(make, 1) } as const;
  const pads = await world.product({ ...of, name: "Brake pad set, front axle" });
  const others = [
    await world.product({ ...of, name: "Brake disc, front, 280 mm" }),
    await world.product({ ...of, name: "Brake disc, front, gone", quantity: 0 }),
    await world.product({ ...of, name: "Brake hose, front" }),
    await world.product({ ...of, name: "Brake disc, rear, 260 mm" }),
    await world.product({ ...of, name: "Brake pad set, front, ceramic" }),
  ];
  await untilListed(pads, ...others);
  await page.goto(`/part/${pads._id}`);
  await page.getByRole("region", { name: "Fits these vehicles" }).scrollIntoViewIfNeeded();
  const goesWith = page.getByRole("region", { name: "Parts that go with it" });
  await expect(goesWith.getByRole("heading", { level: 3 })).toHaveText([
    "Brake hose, front",
    "Brake disc, front, 280 mm",
    "Brake disc, rear, 260 mm",
  ]);
});
