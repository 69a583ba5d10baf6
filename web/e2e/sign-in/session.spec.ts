import { recordCalls } from "../support/calls.ts";
import { expect, holdRequests, sendLogin, test } from "../support/fixtures.ts";

test("the navbar shows Log in to guests, Dashbord and Log Out to the signed-in, and Log Out forgets the token", async ({
  page,
  world,
  logIn,
}) => {
  await page.goto("/");
  for (const name of ["Home", "Blog", "Portfoli", "Log in"]) {
    await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Dashbord" })).toHaveCount(0);

  await logIn(await world.customer());
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Dashbord" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Log in" })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toMatch(/^ey/);

  await page.reload();
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
});

test("the next login after Log Out starts at the home page, not at the previous screen", async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.customer());
  await page.goto("/dashBord/UserOrder");
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/login");
  await sendLogin(page, await world.customer());
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
  await expect(page).toHaveURL("/");
});

test("after Log Out, a page still on screen makes no more API calls", async ({ page, world, logIn }) => {
  await logIn(await world.customer());
  await page.clock.install();
  await page.goto("/dashBord/UserOrder");
  await expect(page.getByText("No orders yet")).toBeVisible();
  const release = await holdRequests(page, /\/assets\/login-page/);
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/login");
  const calls = recordCalls(page);
  // The data is stale by now, and refetched when the window gets the focus.
  await page.clock.fastForward(60_000);
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  release();
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  expect(calls.map(({ to }) => to)).toEqual([]);
});

test("Log Out works without loading more code", async ({ page, world, logIn }) => {
  await logIn(await world.customer());
  await page.goto("/");
  const logOut = page.getByRole("button", { name: "Log Out" });
  await expect(logOut).toBeEnabled();
  await page.route(/\/assets\/\S*(actions|firebase)\S*/, (route) => route.abort());
  await logOut.click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
});

test("if the browser fails to remove the account, Log Out says so and can be clicked again", async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.customer());
  await page.goto("/");
  const logOut = page.getByRole("button", { name: "Log Out" });
  await expect(logOut).toBeEnabled();
  await page.evaluate(() => {
    const { prototype } = IDBObjectStore;
    const forget = prototype.delete;
    prototype.delete = () => {
      throw new DOMException("Not now.", "UnknownError");
    };
    Object.assign(window, { letGo: () => Object.assign(prototype, { delete: forget }) });
  });
  await logOut.click();
  await expect(page.getByRole("alert")).toContainText("You're still signed in.");
  await page.evaluate(() => (window as unknown as { letGo: () => void }).letGo());
  // The toast covers the button.
  await logOut.press("Enter");
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
});
