import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { recordCalls, theCall } from "../support/calls.ts";
import { acceptDialogs, expect, logInByForm, test } from "../support/fixtures.ts";
import { writeReview } from "../support/reviews.ts";

// Checks what the browser sends against the specification's table. The server has its own tests.

function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("accessToken"));
}

test("a login sends the e-mail and password to the provider and PUT /user/{email} with the e-mail to the API, whose token is stored", async ({
  page,
  world,
}) => {
  const customer = await world.customer();
  const calls = recordCalls(page);
  const answer = page.waitForResponse(/\/user\//);
  await logInByForm(page, customer);
  const signIn = theCall(calls, "/v1/accounts:signInWithPassword");
  expect(signIn.to).toMatch(/^POST /);
  expect(signIn.body).toMatchObject({
    email: customer.email,
    password: customer.password,
    returnSecureToken: true,
  });
  expect(signIn.query.get("key")).toBe("demo-key");
  const introduction = theCall(calls, `PUT /user/${customer.email}`);
  expect(introduction.body).toEqual({ email: customer.email });
  const { token } = await (await answer).json();
  expect(introduction.headers.authorization).toBe(`Bearer ${token}`);
  expect(await storedToken(page)).toBe(token);
  expect(theCall(calls, "/v1/accounts:lookup").body).toHaveProperty("idToken");
});

test("a registration makes the account, names it, asks for the verification e-mail and calls PUT /user", async ({
  page,
  world,
}) => {
  const email = `${randomUUID()}@carparts.test`;
  const calls = recordCalls(page);
  await page.goto("/singIn");
  await page.getByLabel("Name", { exact: true }).fill("Test Customer");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password").fill("parts-test-1");
  const answer = page.waitForResponse(/\/user\//);
  await page.getByRole("button", { name: "Register" }).click();
  const { token } = await (await answer).json();
  await expect(page).toHaveURL("/");
  await world.adoptAccount(email);
  expect(theCall(calls, "/v1/accounts:signUp").body).toMatchObject({
    email,
    password: "parts-test-1",
    returnSecureToken: true,
  });
  expect(theCall(calls, "/v1/accounts:update").body).toMatchObject({ displayName: "Test Customer" });
  expect(theCall(calls, "/v1/accounts:sendOobCode").body).toMatchObject({
    requestType: "VERIFY_EMAIL",
    idToken: expect.stringMatching(/^ey/),
    continueUrl: expect.stringMatching(/^http/),
  });
  expect(theCall(calls, `PUT /user/${email}`).body).toEqual({ email });
  expect(await storedToken(page)).toBe(token);
});

test("a password reset sends its type and the e-mail to the provider", async ({ page, world }) => {
  const { email } = await world.customer();
  const calls = recordCalls(page);
  await page.goto("/login");
  await page.getByRole("link", { name: "Reset password" }).click();
  await expect(page.getByRole("heading", { name: "Reset password" })).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByText("Set Your New Password!")).toBeVisible();
  const reset = theCall(calls, "/v1/accounts:sendOobCode");
  expect(reset.body).toMatchObject({
    requestType: "PASSWORD_RESET",
    email,
    continueUrl: expect.stringMatching(/^http/),
  });
  expect(reset.query.get("key")).toBe("demo-key");
  expect(await world.emailCodes(email)).toContain("PASSWORD_RESET");
});

test("the home page asks a guest for nothing but GET /products and GET /revew, without a body", async ({
  page,
}) => {
  const calls = recordCalls(page);
  await page.goto("/");
  await page.getByRole("heading", { name: "Revews" }).scrollIntoViewIfNeeded();
  // The finder is on the way, and asks for its makes where it comes near.
  const withoutFinder = () => calls.map(({ to }) => to).filter((to) => to !== "GET /api/vehicles");
  await expect.poll(() => withoutFinder().sort()).toEqual(["GET /products", "GET /revew"]);
  for (const { body, headers } of calls) {
    expect(body).toBeUndefined();
    expect(headers).not.toHaveProperty("authorization");
  }
});

test("the order form finds its part by GET /products and orders it by POST /products", async ({
  page,
  world,
  logIn,
}) => {
  const product = await world.product({ price: 19.5, minimumQuantity: 2 });
  const customer = await world.customer();
  acceptDialogs(page);
  await logIn(customer);
  const calls = recordCalls(page);
  await page.goto(`/myOrder/${product._id}`);
  await page.getByLabel("Name", { exact: true }).fill("Test Customer");
  await page.getByLabel("Address").fill("12 Workshop Road, Millbrook");
  await page.getByLabel("Mobile").fill("+1 555 0100");
  await page.getByLabel("MinimumOrder").fill("3");
  const reads = calls.filter(({ to, query }) => to === "GET /products" && query.get("id") === product._id);
  expect(reads.map(({ body }) => body)).toEqual([undefined]);
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Order Submit Sucessfull" })).toBeVisible();
  const order = theCall(calls, "POST /products");
  expect(order.body).toEqual({
    name: "Test Customer",
    email: customer.email,
    address: "12 Workshop Road, Millbrook",
    mobile: "+1 555 0100",
    MinimumOrder: "3",
    price: 19.5,
    picture: product.picture,
    // Beyond the specification's body.
    productId: product._id,
  });
  expect(order.headers.authorization).toMatch(/^Bearer ey/);
  expect(order.headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
});

test("the dashboard asks GET /admin/{email}, and an order is listed by GET /ordersItem, shown by GET /payment/{id} and deleted by DELETE /OrdersItem/{id}", async ({
  page,
  world,
  logIn,
}) => {
  const customer = await world.customer();
  const order = await world.order(await world.product({ name: "Fog light" }), customer);
  const message = acceptDialogs(page);
  // The card provider's wrapper registers its version with the script.
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "window.Stripe = () => ({ _registerWrapper: (wrapper) => { window.wrapper = wrapper; } });",
    }),
  );
  await logIn(customer);
  const calls = recordCalls(page);
  await page.goto("/dashBord/UserOrder");
  const row = page.getByRole("row", { name: /Fog light/ });
  await expect(row).toBeVisible();
  expect(theCall(calls, `GET /admin/${customer.email}`).body).toBeUndefined();
  expect(theCall(calls, "GET /ordersItem").body).toBeUndefined();

  await row.getByRole("link", { name: "Payment" }).click();
  await expect(page.getByText("Card payment is ready.")).toBeVisible();
  expect(theCall(calls, `GET /payment/${order._id}`).body).toBeUndefined();
  const wrapper = await page.evaluate(() => (window as unknown as { wrapper: unknown }).wrapper);
  expect(wrapper).toMatchObject({ name: "stripe-js", version: "1.29.0" });
  // The account's basket is asked for last, once the page is idle.
  await expect.poll(() => calls.map(({ to }) => to)).toContain("GET /api/basket");
  const before = calls.length;
  await page.getByRole("button", { name: "Pay" }).click();
  expect(message).toEqual(["sucess"]);
  expect(calls.slice(before), "calls of the payment button").toEqual([]);

  await page.goBack();
  await row.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No orders yet")).toBeVisible();
  expect(theCall(calls, `DELETE /OrdersItem/${order._id}`).body).toBeUndefined();
});

test("an admin's product goes by POST /product and leaves by DELETE /serviceDelete/{id}", async ({
  page,
  world,
  logIn,
}) => {
  const old = await world.product({ name: "Worn clutch" });
  acceptDialogs(page);
  await logIn(await world.admin());
  const calls = recordCalls(page);
  await page.goto("/dashBord/addItem");
  const typed = {
    Name: "Timing chain",
    Price: "64.50",
    Picture: "/parts/oil-filter-spin-on.svg",
    Description: "Roller chain with 112 links.",
    Quantity: "14",
    MinimumQuantity: "2",
  };
  for (const [label, text] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  const answer = page.waitForResponse((response) => response.url().endsWith("/product"));
  await page.getByRole("button", { name: "Add Item" }).click();
  world.adoptProduct((await (await answer).json())._id);
  expect(theCall(calls, "POST /product").body).toEqual({
    name: "Timing chain",
    price: "64.50",
    picture: "/parts/oil-filter-spin-on.svg",
    description: "Roller chain with 112 links.",
    quantity: "14",
    minimumQuantity: "2",
  });

  await page.goto("/dashBord/manageItem?q=worn+clutch");
  const row = page.getByRole("row", { name: /Worn clutch/ });
  await row.getByRole("button", { name: "Delete" }).click();
  await expect(row).toHaveCount(0);
  expect(theCall(calls, `DELETE /serviceDelete/${old._id}`).body).toBeUndefined();
});

test("users are listed by GET /users, promoted by PUT /admin and removed by DELETE /{id} on another host", async ({
  page,
  world,
  logIn,
}) => {
  const customer = await world.customer();
  const user = { _id: customer.uid, email: customer.email, role: null, emailVerified: false };
  // A single row, regardless of other tests' accounts.
  await page.route("**/users?*", (route) => route.fulfill({ json: [user] }));
  acceptDialogs(page);
  await logIn(await world.admin());
  const calls = recordCalls(page);
  await page.goto("/dashBord/user");
  for (const name of ["Make Admin", "Remove User"]) {
    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name }).click();
    await reloaded;
  }
  expect(calls.map(({ to }) => to)).toContain("GET /users");
  expect(theCall(calls, `PUT /admin/${customer.email}`).body).toEqual({ _id: customer.uid });
  const removal = theCall(calls, `/userRemoval/${customer.uid}`);
  expect(removal.to).toMatch(/^DELETE http/);
  expect(removal.to).not.toContain(new URL(page.url()).origin);
  expect(removal.body).toBeUndefined();
  expect(removal.headers.authorization).toMatch(/^Bearer ey/);
  expect(await world.accountExists(customer)).toBe(false);
});

test("a review goes by POST /revew and a profile by PUT /profile/{email}, read by GET /profile", async ({
  page,
  customer,
}) => {
  const calls = recordCalls(page);
  await writeReview(page, "Fitted in an hour.", "4.5");
  await page.getByRole("button", { name: "Add ReveW" }).click();
  await expect(page.getByText("Revew add sucess full!")).toBeVisible();
  expect(theCall(calls, "POST /revew").body).toEqual({
    name: "A weekend mechanic",
    picture: "/reviewers/weekend-mechanic.svg",
    description: "Fitted in an hour.",
    revew: "4.5",
  });

  // The review's form asks for it, too.
  calls.length = 0;
  await page.goto("/dashBord/mayProfile");
  await page.getByLabel("Name", { exact: true }).fill("Test Customer");
  await page.getByLabel("Address").fill("12 Workshop Road, Millbrook");
  await page.getByLabel("Mobile").fill("+1 555 0101");
  expect(theCall(calls, "GET /profile").body).toBeUndefined();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your profile was saved.")).toBeVisible();
  expect(theCall(calls, `PUT /profile/${customer.email}`).body).toEqual({
    name: "Test Customer",
    email: customer.email,
    address: "12 Workshop Road, Millbrook",
    mobile: "+1 555 0101",
    picture: "",
  });
});
