import { describe, expect, it, vi } from "vitest";
import { aPng } from "../testing/pictures.ts";
import { ReadCounter } from "../testing/read-counter.ts";
import { useWorld } from "../testing/use-world.ts";
import { addPicture, findPictureFile, purgePictures } from "./pictures.domain.ts";
import { duePictures, renew } from "./pictures.store.ts";

// In a database of its own, where no other pictures are due.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-pictures";
});

const world = useWorld();
const counter = new ReadCounter();

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => Date.now() + days * DAY + 1000;

async function aPictureOfTheShop(bytes = aPng()) {
  const picture = await addPicture(bytes);
  world.adoptPicture(picture);
  return { picture, hash: picture.replace("/pictures/", "") };
}

function isThere(picture: string): Promise<boolean> {
  return findPictureFile(picture, false).then(
    () => true,
    () => false,
  );
}

/** The schedule's runs, a day apart. */
async function untilDay(last: number, from = 1): Promise<void> {
  for (let day = from; day <= last; day++) await purgePictures(inDays(day));
}

describe("A picture", () => {
  it("that nothing shows is gone after 30 days, with its small one", async () => {
    const { picture } = await aPictureOfTheShop();
    await addPicture(aPng(), picture);
    await untilDay(29);
    expect(await isThere(picture)).toBe(true);
    await untilDay(30, 30);
    expect(await isThere(picture)).toBe(false);
    await expect(addPicture(aPng(), picture)).rejects.toMatchObject({ code: "not_found" });
  });

  it("stays while a part shows it, and a month longer for who brings the part back", async () => {
    const { picture } = await aPictureOfTheShop();
    const { _id } = await world.product({ picture });
    await untilDay(100);
    expect(await isThere(picture)).toBe(true);
    await world.remove("products", _id);
    await untilDay(130, 101);
    expect(await isThere(picture)).toBe(true);
    await untilDay(170, 131);
    expect(await isThere(picture)).toBe(false);
  });

  it("stays while a customer's order shows it", async () => {
    const { picture } = await aPictureOfTheShop();
    const product = await world.product({ picture });
    await world.order(product, { uid: "a-customer", email: "a@customer.test" });
    await world.remove("products", product._id);
    await untilDay(70);
    expect(await isThere(picture)).toBe(true);
  });

  it.each([
    [
      "profile",
      (picture: string) => world.profile({ uid: "a-customer", email: "a@customer.test" }, { picture }),
    ],
    ["review", (picture: string) => world.review({ picture })],
  ])("stays while a %s shows it", async (_what, show) => {
    const { picture } = await aPictureOfTheShop();
    await show(picture);
    await untilDay(70);
    expect(await isThere(picture)).toBe(true);
    await world.remove("profiles", "a-customer");
  });

  it("that is sent again while a run looks at it stays", async () => {
    const bytes = aPng();
    const { picture, hash } = await aPictureOfTheShop(bytes);
    const due = await duePictures(inDays(40), 10);
    expect(due.map(({ id }) => id)).toEqual([hash]);
    await aPictureOfTheShop(bytes);
    for (const each of due) await renew(each, () => undefined);
    expect(await isThere(picture)).toBe(true);
  });

  it("that is damaged stops no other run", async () => {
    const [damaged, other] = [await aPictureOfTheShop(), await aPictureOfTheShop()];
    await world.change("pictures", damaged.hash, { uploadedAt: "yesterday" });
    await untilDay(30);
    expect(await isThere(other.picture)).toBe(false);
    expect(await world.stored("pictures", damaged.hash)).toBeDefined();
  });
});

describe("What pictures read", () => {
  it("is one document for a look at one, and none for what can't be one", async () => {
    const { picture } = await aPictureOfTheShop();
    counter.take();
    await findPictureFile(picture, true);
    expect(counter.take()).toBe(1);
    await findPictureFile("/pictures/no-hash", false).catch(() => undefined);
    expect(counter.take()).toBe(0);
  });

  it("is four in a month for one that a part shows", async () => {
    const { picture } = await aPictureOfTheShop();
    await world.product({ picture });
    await untilDay(1);
    counter.take();
    await purgePictures(inDays(32));
    expect(counter.take()).toBeLessThanOrEqual(4);
  });
});
