import { randomUUID } from "node:crypto";
import type { Account } from "@carparts/functions/testing/accounts";
import { environment } from "@carparts/functions/testing/emulator";
import { World } from "@carparts/functions/testing/world";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withSending } from "../support/sending.ts";
import { storedSession } from "../support/stored-session.ts";
import { openLink } from "./breakable-link.ts";
import { findBrowsers } from "./find-browsers.ts";
import type { Tab } from "./tab.ts";
import { Visitor } from "./visitor.ts";

// The core of the shop, in each browser that is installed besides Chromium, which all other tests use.

const world = new World();
afterEach(() => world.clear());

describe.each(findBrowsers().found)("$name", ({ launch }) => {
  let tab: Tab;
  let visitor: Visitor;

  // Each test has a browser that was never here.
  beforeEach(async () => {
    tab = await launch({ isDark: false });
    visitor = new Visitor(tab, environment.SITE_URL);
  });
  afterEach(() => tab.close());

  async function logIn(account: Account): Promise<void> {
    await visitor.open("/favicon.svg");
    await visitor.run(
      (entries) => {
        for (const [name, value] of entries) localStorage.setItem(name, value);
      },
      await storedSession(account),
    );
  }

  describe("A guest", () => {
    it("sees the home page's blocks, its parts and its reviews", async () => {
      await world.product({ name: "Oldest oil filter" }, { createdAt: "2000-01-01T00:00:00.000Z" });
      await world.review({ name: "Newest reviewer" }, { createdAt: "2999-12-31T00:00:00.000Z" });
      await visitor.open("/");
      for (const text of [
        "Featured parts",
        "Which part do you need?",
        "Why these parts",
        "Business Summary",
      ]) {
        await visitor.expectText(text);
      }
      await visitor.expectText("Oldest oil filter");
      await visitor.run(() => document.querySelector(".carousel, .slick-list")?.scrollIntoView());
      await visitor.expectText("Newest reviewer");
    });

    it("leads the banner with its arrows, and Back shows the slide before", async () => {
      const expectSlide = async (number: number, hash = `#slide${number}`) => {
        await visitor.expectPath(`/${hash}`);
        await expect
          .poll(() =>
            visitor.run((id) => document.getElementById(id)?.getBoundingClientRect().x, `slide${number}`),
          )
          .toBeCloseTo(0, 0);
      };
      await visitor.open("/");
      await expect.poll(() => visitor.run(() => document.querySelector("#slide4 img") !== null)).toBe(true);
      for (const number of [2, 3]) {
        await visitor.click(`#slide${number - 1} a`, "Next slide");
        await expectSlide(number);
      }
      await visitor.goBack();
      await expectSlide(2);
      await visitor.goBack();
      await expectSlide(1, "");
    });

    it("gets around by the navbar, and home from an unknown address", async () => {
      await visitor.open("/nothing");
      await visitor.click("main img");
      await visitor.expectPath("/");
      for (const [name, path] of [
        ["Blog", "/Blog"],
        ["Portfoli", "/portfoli"],
        ["Log in", "/login"],
      ] as const) {
        await visitor.click("header a", name);
        await visitor.expectPath(path);
      }
    });

    it("skips to the content with the first Tab", async () => {
      await visitor.open("/");
      await visitor.expectText("Featured parts");
      await visitor.press("Tab");
      expect(await visitor.run(() => document.activeElement?.textContent)).toBe("Skip to content");
      await visitor.press("Enter");
      await visitor.expectPath("/#main");
    });

    it("finds a focused field below the sticky header", async () => {
      await visitor.open("/singIn");
      await visitor.expectText("Register");
      const focusAtTheTop = () =>
        visitor.run(() => {
          const field = document.querySelector("input[type=email]") as HTMLInputElement;
          document.body.style.paddingBottom = "100vh";
          field.blur();
          scrollBy({ top: field.getBoundingClientRect().top, behavior: "instant" });
          field.focus({ preventScroll: true });
        });
      const room = () =>
        visitor.run(() => {
          const [field, header] = ["input[type=email]", "header"].map((selector) =>
            document.querySelector(selector)?.getBoundingClientRect(),
          );
          return (field?.top ?? 0) - (header?.bottom ?? 0);
        });
      // Before the app runs, it can't react to focus.
      await expect
        .poll(async () => {
          await focusAtTheTop();
          return vi.waitUntil(async () => (await room()) > 0, { timeout: 1_000 }).catch(() => false);
        })
        .toBe(true);
    });

    it("prints the counters with their final numbers", async () => {
      await visitor.open("/");
      await expect.poll(() => visitor.run(() => document.querySelector("#slide4 img") !== null)).toBe(true);
      const printed = await visitor.run(() => {
        dispatchEvent(new Event("beforeprint"));
        return [...document.querySelectorAll("[aria-labelledby=business-summary] dd")].map(
          (dd) => dd.textContent,
        );
      });
      expect(printed).toEqual(["870", "1000", "1200"]);
    });

    it("reads the blog's answers", async () => {
      await visitor.open("/Blog");
      await visitor.expectText("React");
      expect(await visitor.run(() => document.querySelectorAll("main article").length)).toBeGreaterThan(3);
    });

    it("is told that the shop can't be reached, and goes on once it can", async () => {
      await world.product({ name: "Oldest oil filter" }, { createdAt: "2000-01-01T00:00:00.000Z" });
      const link = await openLink(environment.SITE_URL);
      try {
        link.cut();
        await visitor.open("/", link.origin);
        await visitor.run(() => document.getElementById("featured")?.scrollIntoView());
        await visitor.expectText("could not be loaded");
        link.mend();
        await visitor.click("main button", "Try again");
        await visitor.expectText("Oldest oil filter");
      } finally {
        link.close();
      }
    });

    it("registers and is signed in on the home page", async () => {
      const email = `${randomUUID()}@carparts.test`;
      await visitor.open("/singIn");
      await visitor.fill("Name", "Test Customer");
      await visitor.fill("Email", email);
      await visitor.fill("Password", "parts-test-1");
      await visitor.click("button", "Register");
      await visitor.expectPath("/");
      await visitor.expectText("Log Out");
      await world.adoptAccount(email);
    });
  });

  describe("A toast", () => {
    async function showToast(shopper: Visitor) {
      await shopper.open("/reast");
      await shopper.fill("Email", (await world.customer()).email);
      await shopper.click("button", "Reset password");
      await shopper.expectText("Set Your New Password!");
      return shopper.run(() => {
        const toast = getComputedStyle(document.querySelector(".Toastify__toast") as Element);
        const { fontFamily, backgroundColor } = getComputedStyle(document.body);
        return {
          hasShopFont: toast.fontFamily === fontFamily,
          border: toast.borderTopWidth,
          isDark: matchMedia("(prefers-color-scheme: dark)").matches,
          background: backgroundColor,
        };
      });
    }

    it("has the shop's font and an edge, in the light and in the dark", async () => {
      const light = await showToast(visitor);
      expect(light).toMatchObject({ hasShopFont: true, border: "1px", isDark: false });
      const darkTab = await launch({ isDark: true });
      const dark = await showToast(new Visitor(darkTab, environment.SITE_URL)).finally(() => darkTab.close());
      expect(dark).toMatchObject({ hasShopFont: true, border: "1px", isDark: true });
      expect(dark.background).not.toBe(light.background);
    });
  });

  describe("A customer", () => {
    it("is told that a password is wrong, and signs in with the right one", async () => {
      const { email, password } = await world.customer();
      await visitor.open("/login");
      await visitor.fill("Email", email);
      await visitor.fill("Password", "wrong-password");
      await visitor.click("main button", "Login");
      await visitor.expectText("Error:");
      await visitor.expectValue("Email", email);
      await visitor.fill("Password", password);
      await visitor.click("main button", "Login");
      await visitor.expectPath("/");
      await visitor.expectText("Log Out");
    });

    it("signs in on the way to an order form, and arrives there", async () => {
      const { email, password } = await world.customer();
      const { _id } = await world.product({ name: "Vented brake disc" });
      await visitor.open(`/myOrder/${_id}`);
      await visitor.expectPath("/login");
      await visitor.fill("Email", email);
      await visitor.fill("Password", password);
      await visitor.click("main button", "Login");
      await visitor.expectPath(`/myOrder/${_id}`);
      await visitor.expectText("Vented brake disc");
    });

    it("orders a part, finds it in MY Orders and deletes it, and the stock follows", async () => {
      const product = await world.product({
        name: "Fuel filter",
        price: 42.5,
        quantity: 12,
        minimumQuantity: 2,
      });
      await logIn(await world.customer());
      await visitor.open(`/myOrder/${product._id}`);
      await visitor.fill("Address", "12 Workshop Road");
      await visitor.fill("Mobile", "+1 555 0100");
      await visitor.fill("MinimumOrder", "5");
      await visitor.expectText(withSending(212.5));
      await visitor.click("button", "Place Order");
      await visitor.expectText("Order Submit Sucessfull");
      expect(await world.stockOf(product)).toBe(7);
      await visitor.click("header a", "Dashbord");
      await visitor.click("nav a", "MY Orders");
      await visitor.expectText("Fuel filter");
      await visitor.click("tr button", "Delete");
      await visitor.expectText("No orders yet");
      expect(await world.stockOf(product)).toBe(12);
    });

    it("finds a typed quantity again after another page and Back", async () => {
      const product = await world.product({ price: 2, quantity: 8 });
      await logIn(await world.customer());
      await visitor.open(`/myOrder/${product._id}`);
      await visitor.fill("MinimumOrder", "6");
      await visitor.run(() => location.assign("/Blog"));
      await visitor.expectPath("/Blog");
      await visitor.expectText("React");
      await visitor.goBack();
      await visitor.expectPath(`/myOrder/${product._id}`);
      await visitor.expectValue("MinimumOrder", "6");
      await visitor.expectText(withSending(12));
    });

    it("leaves a review, and one above 5 is refused and kept", async () => {
      const customer = await world.customer();
      await logIn(customer);
      await visitor.open("/dashBord/UserOrder/revew");
      await visitor.fill("Name", "A weekend mechanic");
      await visitor.fill("Picture", "/reviewers/weekend-mechanic.svg");
      await visitor.fill("Description", "Fitted in an hour.");
      await visitor.fill("REVEW QUANTITY 0 to 5", "6");
      await visitor.click("main button", "Add ReveW");
      await visitor.expectText("REVEW DO NOT ALLOW MORE THEN 5!");
      await visitor.expectValue("Description", "Fitted in an hour.");
      await visitor.fill("REVEW QUANTITY 0 to 5", "4.5");
      await visitor.click("main button", "Add ReveW");
      await visitor.expectText("Revew add sucess full!");
      await visitor.expectValue("Description", "");
    });

    it("saves a profile and finds it after a reload", async () => {
      await logIn(await world.customer());
      await visitor.open("/dashBord/mayProfile");
      await visitor.fill("Address", "7 Mill Lane");
      await visitor.click("button", "Save");
      await visitor.expectText("Your profile was saved.");
      await visitor.open("/dashBord/mayProfile");
      await visitor.expectValue("Address", "7 Mill Lane");
    });

    it("is kept out of the admins' screens", async () => {
      await logIn(await world.customer());
      await visitor.open("/dashBord/user");
      await visitor.expectText("This page is for admins");
    });

    it("logs out, and the dashboard asks for a login", async () => {
      await logIn(await world.customer());
      await visitor.open("/");
      await visitor.click("header button", "Log Out");
      await visitor.expectText("Log in");
      await visitor.open("/dashBord");
      await visitor.expectPath("/login");
    });
  });

  describe("An admin", () => {
    it("adds a part, finds it first on Manage Item, and deletes it", async () => {
      await logIn(await world.admin());
      const name = `Wheel bearing ${randomUUID()}`;
      await visitor.open("/dashBord/addItem");
      for (const [label, text] of [
        ["Name", name],
        ["Picture", "/parts/oil-filter.svg"],
        ["Description", "For the front axle."],
        ["Price", "19.90"],
        ["Quantity", "20"],
        ["MinimumQuantity", "2"],
      ] as const) {
        await visitor.fill(label, text);
      }
      await visitor.click("main button", "Add Item");
      await visitor.click("nav a", "Manage Item");
      await visitor.expectText(name);
      await visitor.click("tr button", "Delete");
      await visitor.expectText(`${name} deleted.`);
      await visitor.expectText("No parts yet");
    });

    it("sees everybody's orders", async () => {
      const product = await world.product({ name: "Ignition coil" });
      await world.order(product, await world.customer(), { createdAt: "2999-01-01T00:00:00.000Z" });
      await logIn(await world.admin());
      await visitor.open("/dashBord/manageOrder");
      await visitor.expectText("Ignition coil");
    });
  });
});
