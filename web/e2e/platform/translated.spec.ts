import { saveBasket } from "@carparts/functions/contract/basket/basket";
import { as } from "@carparts/functions/testing/api";
import type { World } from "@carparts/functions/testing/world";
import { type PageRoute, routes } from "../../src/routes.ts";
import { contact } from "../support/basket.ts";
import { aWord, untilListed } from "../support/catalogue.ts";
import { expect, test } from "../support/fixtures.ts";
import { beginWalk, pressEverything, type Walk } from "../support/walk/every-button.ts";

// A translator takes away the text that React wrote. Where something comes and goes beside such a text, the page breaks.

test.use({ expectedNoise: /Failed to load resource|A part of the page failed/ });

/** Google's window needs Google, and the newsletter is on every page. The others are pressed at the end. */
const EXCEPT = "^(Log Out|Continue with Google|Link Google|SUBMIT|close)$";

/** Every page for these, the ones that end what the others need at last. */
function pathsFor(...access: PageRoute["access"][]): string[] {
  const found = Object.values<PageRoute>(routes).filter((route) => access.includes(route.access));
  const last = [routes.login.path, routes.registration.path, routes.profile.path] as string[];
  return found.map(({ path }) => path).sort((one, other) => last.indexOf(one) - last.indexOf(other));
}

/** Enough parts for a second page of the catalogue, one of them sold out. */
async function parts(world: World, mark: string, count: number) {
  const fitment = [{ make: mark, model: "Tourer", yearFrom: 2008, yearTo: null }];
  const fields = { name: `${mark} pads`, brand: mark, fitment, quantity: 50 };
  const part = await world.product({ ...fields, minimumQuantity: 2 });
  const soldOut = await world.product({ ...fields, quantity: 0 });
  await Promise.all(Array.from({ length: count }, () => world.product(fields)));
  await untilListed(part, soldOut);
  return { part, soldOut };
}

/** The words that the walk has missed. */
function notPressed({ pressed }: Walk, ...wanted: string[]): string[] {
  return wanted.filter((name) => !pressed.includes(name));
}

test("nothing breaks for a guest whose browser translates, whatever they press", async ({ page, world }) => {
  test.slow();
  const mark = aWord();
  const email = `${mark}@carparts.test`;
  const { part } = await parts(world, mark, 24);
  const walk = await beginWalk(page, { email, mark: "", except: EXCEPT });
  await page.goto("/");
  for (const path of pathsFor("anyone")) {
    const here = path === routes.catalogue.path ? `${path}?brand=${mark}` : path.replace("*", "nowhere");
    await pressEverything(walk, here.replace(":id", part._id));
  }
  expect(walk.crashes).toEqual([]);
  expect(notPressed(walk, "Load more", "Add to basket", "Register, filled")).toEqual([]);
  await world.adoptAccount(email);
});

test("nothing breaks for a customer whose browser translates, whatever they press", async ({
  page,
  world,
  logIn,
}) => {
  test.slow();
  const mark = aWord();
  const { part, soldOut } = await parts(world, mark, 0);
  const customer = await world.customer();
  await world.profile(customer, contact);
  const [order] = await Promise.all(Array.from({ length: 26 }, () => world.order(part, customer)));
  const lines = [part, soldOut].map(({ _id }) => ({ productId: _id, quantity: 2 }));
  await as(customer).call(saveBasket, { body: { lines } });
  await logIn(customer);
  const walk = await beginWalk(page, { email: customer.email, mark: "", except: EXCEPT });
  await page.goto(routes.dashboard.path);
  await pressEverything(walk, `/part/${soldOut._id}`);
  for (const path of [routes.basket.path, ...pathsFor("signed-in")]) {
    const id = path === routes.payment.path ? order?._id : part._id;
    await pressEverything(walk, path.replace(":_id", id ?? ""));
  }
  expect(walk.crashes).toEqual([]);
  const wanted = ["Place Order", "Show more", "Delete", "Add ReveW, filled", "Delete for good, filled"];
  expect(notPressed(walk, ...wanted)).toEqual([]);
});

interface Office {
  readonly name: string;
  readonly pages: RegExp;
  readonly rows?: (mark: string) => string;
  readonly except?: string;
  readonly wanted: readonly string[];
}

/** Parts of the back office, each with the pages that no earlier one has, a list of this walk's own rows, and buttons it must find. */
const offices: readonly Office[] = [
  {
    ...{ name: "parts", pages: /\/(addItem|manageItem|manageItem\/trash)$/ },
    rows: (mark: string) => `${routes.manageItem.path}?attention=out&q=${mark}`,
    // Buttons that lead to pages of the next one.
    except: "Import|Count stock|Labels|Makers|Group|Brand|Search items",
    wanted: ["Add Item, filled", "Delete"],
  },
  { name: "stock", pages: /\/(manageItem\/|coverage|reorder)/, wanted: ["Add, filled"] },
  { name: "orders", pages: /\/manageOrder/, wanted: ["Mark picked"] },
  {
    ...{ name: "people and all else", pages: /./ },
    rows: (mark: string) => `${routes.users.path}?q=${mark}`,
    except: "Search users|Audit log",
    wanted: ["Remove User"],
  },
];

for (const office of offices) {
  test(`nothing breaks for an admin whose browser translates, whatever they press of ${office.name}`, async ({
    page,
    world,
    logIn,
  }) => {
    test.slow();
    const mark = aWord();
    const { part } = await parts(world, mark, 0);
    for (const number of [1, 2]) {
      const customer = await world.customer({ email: `${mark}${number}@carparts.test` });
      await world.order(part, customer);
      await world.review({ description: `${mark} ${number}` });
    }
    await logIn(await world.admin());
    const walk = await beginWalk(page, { email: `${mark}@carparts.test`, mark, except: EXCEPT });
    page.on("response", async (response) => {
      if (response.status() === 201) world.adopt(await response.json());
    });
    await page.goto(routes.dashboard.path);
    const isHere = (path: string) => offices.find(({ pages }) => pages.test(path)) === office;
    for (const path of [...pathsFor("admin"), routes.review.path, routes.dashboard.path])
      if (isHere(path)) await pressEverything(walk, path);
    if (office.rows)
      await pressEverything({ ...walk, except: `${EXCEPT}|^(${office.except})$` }, office.rows(mark));
    expect(walk.crashes).toEqual([]);
    expect(notPressed(walk, ...office.wanted)).toEqual([]);
    await page.getByRole("button", { name: "Log Out" }).click();
    await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  });
}
