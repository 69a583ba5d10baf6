import { currencySign } from "@carparts/functions/contract/values/currency";
import { aPartNumber } from "@carparts/functions/testing/builders";
import { encode } from "uqr";
import shop from "../../../shop.json" with { type: "json" };
import { expect, test } from "../support/fixtures.ts";
import { printedSheets } from "../support/pdf.ts";

const models = (make: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    ...{ make, model: `Model ${place}`, yearFrom: 2001, yearTo: 2008 },
  }));

for (const width of [375, 1280]) {
  test(`at ${width} px, a part's page prints as a data sheet, with its address as a code`, async ({
    page,
    world,
  }) => {
    const part = await world.product({
      ...{
        name: "Brake disc, vented",
        price: 42.5,
        deposit: 12.5,
        picture: "/parts/brake-disc-vented-front.svg",
      },
      ...{ partNumber: aPartNumber(), brand: "Brembo", oemNumbers: ["1K0 615 301"] },
      equivalents: [{ brand: "ATE", number: "24.0125" }],
      facts: [{ name: "Diameter", value: "280 mm" }],
      fitment: [...models("Audi", 20), ...models("Volkswagen", 20)],
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/part/${part._id}`);
    await expect(page.getByText("20 vehicles").or(page.getByText("40 vehicles"))).toBeVisible();
    const address = `${new URL(page.url()).origin}/part/${part._id}`;
    const printed = async () => {
      await page.keyboard.press("Shift");
      return (await printedSheets(page)).join(" ");
    };
    await expect.poll(printed).toContain(`${shop.town} ${shop.email}`);
    const text = await printed();
    for (const notice of [
      ...[shop.name, shop.street, shop.phone, part.name, part.description],
      ...[`${currencySign}42.50 + ${currencySign}12.50 deposit a piece on `, `${new Date().getFullYear()}`],
      ...["Brembo", "280 mm", "1K0 615 301", "ATE 24.0125", "Audi", "Volkswagen", "Model 19, 2001 to 2008"],
    ])
      expect(text).toContain(notice);
    expect(text.replaceAll(" ", "")).toContain(address);
    for (const ofScreens of ["Add to basket", "Share", "in stock", "Search these vehicles", "Legal"])
      expect(text).not.toContain(ofScreens);

    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    const code = page.getByRole("img", { name: `QR code: ${address}` });
    await expect(code).toBeVisible();
    const drawn = (await code.locator("path").getAttribute("d")) ?? "";
    const dark = new Set([...drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
    const { data } = encode(address, { ecc: "M", border: 0 });
    expect(data.map((row, y) => row.map((_, x) => dark.has(`${x} ${y}`)))).toEqual(data);
    const picture = page.getByRole("img", { name: `${part.name}. Illustration, not a photo` });
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(code).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Share" })).toBeVisible();
  });
}
