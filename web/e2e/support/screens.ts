import type { Purchase } from "@carparts/functions/contract/admin/purchases";
import { pathOf } from "@carparts/functions/contract/endpoint";
import type { Order } from "@carparts/functions/contract/orders";
import type { Product } from "@carparts/functions/contract/products";
import type { Account } from "@carparts/functions/testing/accounts";
import { routes } from "#routes.ts";
import { testedNouns } from "./nouns.ts";

/** A test's records, for its screens to show. */
export interface Made {
  readonly account: Account;
  readonly product: Product;
  /** Among the home page's, which are the oldest. */
  readonly featured: Product;
  readonly order: Order;
  /** An order that was sent, and of which a piece came back. */
  readonly sent: Order;
  readonly review: string;
  /** The number of that order's invoice. */
  readonly invoice: string;
  /** Of that product, sent, and as a draft. */
  readonly purchase: Purchase;
  readonly draft: Purchase;
}

type Text = string | ((shop: Made) => string);

export interface Screen {
  readonly route: keyof typeof routes;
  /** The address of a screen inside of it, such as ?edit=:id. */
  readonly query?: string;
  readonly who: "guest" | "customer" | "admin";
  readonly heading: Text;
  /** Its content, and the calls whose failure it reports. */
  readonly shows: readonly (readonly [text: Text, call?: RegExp])[];
  /** Words of its HTML as served, before any script runs. */
  readonly served?: string;
  /** Its text if there is no such thing, and trying again can't help. */
  readonly unknown?: string;
}

const product = (shop: Made) => shop.product.name;
const featured = (shop: Made) => shop.featured.name;
const review = (shop: Made) => shop.review;
const number = (shop: Made) => shop.order.number;
const email = (shop: Made) => shop.account.email;
const products = /^GET \/products$/;
const orders = /^GET \/ordersItem$/;

/** Every screen, as those see it whom it's for. A route of several kinds of people has a row for each. */
export const screens: readonly Screen[] = [
  {
    ...{ route: "home", who: "guest", heading: "Featured parts" },
    shows: [
      [featured, products],
      [review, /^GET \/revew$/],
    ],
    served: "Parts that stop, start and steer",
  },
  {
    ...{ route: "login", who: "guest", heading: "Login" },
    ...{ shows: [["Password"]], served: "Sign in to order parts" },
  },
  {
    ...{ route: "passwordReset", who: "guest", heading: "Reset password" },
    ...{ shows: [["Email"]], served: "email you a link" },
  },
  {
    ...{ route: "registration", who: "guest", heading: "Register" },
    ...{ shows: [["Password"]], served: "One account to order" },
  },
  {
    ...{ route: "portfolio", who: "guest", heading: "A workshop with a parts counter" },
    ...{ shows: [], served: "A workshop with a parts counter" },
  },
  {
    ...{ route: "blog", who: "guest", heading: "Under the bonnet of a web shop" },
    ...{ shows: [], served: "Under the bonnet of a web shop" },
  },
  {
    ...{ route: "catalogue", who: "guest", heading: "Parts" },
    ...{ shows: [], served: "Find your part" },
  },
  { route: "catalogue", query: "?group=brakes", who: "guest", heading: "Brakes", shows: [] },
  { route: "part", who: "guest", heading: product, shows: [["in stock"]] },
  {
    ...{ route: "part", query: "#reviews", who: "guest", heading: product },
    shows: [[review, /^GET \/api\/products\/[^/]+\/reviews$/]],
  },
  { route: "basket", who: "guest", heading: "Basket", shows: [] },
  { route: "legal", who: "guest", heading: "Legal", shows: [["Tax number"]] },
  {
    ...{ route: "orderForm", who: "customer", heading: product },
    ...{ shows: [["MinimumOrder"]], served: "Order this part" },
  },
  {
    ...{ route: "dashboard", who: "customer", heading: "Dashbord" },
    ...{ shows: [[product, orders]], served: "Signing you in" },
  },
  {
    ...{ route: "dashboard", who: "admin", heading: "Dashbord" },
    shows: [["to pick", /^GET \/api\/overview$/]],
  },
  {
    ...{ route: "reviews", who: "admin", heading: "Reviews" },
    shows: [[review, /^GET \/api\/reviews$/]],
  },
  {
    ...{ route: "coverage", who: "admin", heading: "Coverage" },
    shows: [["in all", /^GET \/api\/coverage$/]],
  },
  {
    ...{ route: "reorder", who: "admin", heading: "Reorder list" },
    shows: [["pieces", /^GET \/api\/reorder$/]],
  },
  {
    ...{ route: "addItem", who: "admin", heading: "Add Item" },
    ...{ shows: [["MinimumQuantity"]], served: "It appears in the shop as soon as you save it." },
  },
  {
    ...{ route: "manageItem", who: "admin", heading: "Manage Item" },
    ...{ shows: [[product, /^GET \/api\/parts$/]], served: "All parts, newest first." },
  },
  {
    ...{ route: "managedPart", who: "admin", heading: "Part" },
    shows: [[product, /^GET \/api\/parts\/[^/]+$/]],
    unknown: "This part is gone",
  },
  {
    ...{ route: "partsTrash", who: "admin", heading: "Undo changes" },
    shows: [["Deleted by mistake", /^GET \/api\/trash$/]],
  },
  {
    ...{ route: "importParts", who: "admin", heading: "Import" },
    shows: [["A CSV, TSV, .xlsx or XML file"]],
  },
  {
    ...{ route: "manageItem", query: "?edit=:id", who: "admin", heading: "Edit" },
    shows: [["Shown beside the change in Movements.", /^GET \/api\/parts\/[^/]+$/]],
  },
  {
    ...{ route: "countStock", who: "admin", heading: "Count stock" },
    shows: [["Scan or type"]],
  },
  {
    ...{ route: "countStock", query: "?mode=deliver", who: "admin", heading: "Count stock" },
    shows: [["Scan each piece that came."]],
  },
  {
    ...{ route: "labels", who: "admin", heading: "Labels" },
    shows: [[product, /^GET \/api\/parts$/]],
  },
  {
    ...{ route: "purchases", who: "admin", heading: "Purchases" },
    shows: [[({ purchase }) => purchase.number, /^GET \/api\/purchases$/]],
  },
  {
    ...{ route: "purchases", query: "?purchase=:draft", who: "admin", heading: "Purchases" },
    shows: [[product, /^GET \/api\/purchases\/[^/]+$/]],
    unknown: "This purchase does not exist",
  },
  {
    ...{ route: "purchases", query: "?purchase=:purchase", who: "admin", heading: "Purchases" },
    shows: [[product, /^GET \/api\/purchases\/[^/]+$/]],
    unknown: "This purchase does not exist",
  },
  {
    ...{
      route: "countStock",
      query: "?mode=deliver&purchase=:purchase",
      who: "admin",
      heading: "Count stock",
    },
    shows: [[product, /^GET \/api\/purchases\/[^/]+$/]],
  },
  ...Object.values(testedNouns).map(({ route, shows, calls }): Screen => {
    const { title } = routes[route];
    return { route, who: "admin", heading: title, shows: [[shows, new RegExp(`^GET ${calls.source}$`)]] };
  }),
  {
    ...{ route: "users", who: "admin", heading: "Users" },
    ...{ shows: [[email, /^GET \/users$/]], served: "Everyone with an account." },
  },
  {
    ...{ route: "account", who: "admin", heading: "Account" },
    shows: [[email, /^GET \/api\/users\/[^/]+$/], [product]],
    unknown: "This account is gone",
  },
  {
    ...{ route: "audit", who: "admin", heading: "Audit log" },
    shows: [["Deleted by mistake", /^GET \/api\/audit$/]],
  },
  {
    ...{ route: "users", who: "customer", heading: "This page is for admins" },
    shows: [["Your account can't open it."]],
  },
  {
    ...{ route: "manageOrders", who: "admin", heading: "Manage ALL Orsers" },
    ...{ shows: [[product, /^GET \/api\/orders$/]], served: "All orders, newest first." },
  },
  {
    ...{ route: "manageOrders", query: "?return=:sent", who: "admin", heading: "Return" },
    shows: [["1 of 3 pieces returned", /^GET \/payment\//]],
  },
  {
    ...{ route: "manageOrders", query: "?send=:order", who: "admin", heading: "Send this order" },
    shows: [["This order can't be marked sent now.", /^GET \/payment\//]],
  },
  {
    ...{ route: "manageOrders", query: "?order=:order", who: "admin", heading: "Manage ALL Orsers" },
    shows: [["Orders of this account", /^GET \/payment\//]],
    unknown: "This order no longer exists.",
  },
  {
    ...{ route: "manageOrders", query: "?received=:order", who: "admin", heading: "Payment received" },
    shows: [["is due.", /^GET \/payment\//]],
  },
  {
    ...{ route: "manageOrders", query: "?credit=:number", who: "admin", heading: "Credit note" },
    shows: [["will be credited.", /^GET \/api\/invoices\/[^/]+$/]],
  },
  {
    ...{ route: "manageOrders", query: "?keys", who: "admin", heading: "Keys" },
    shows: [["Use these keys in this browser"]],
  },
  {
    ...{ route: "ordersTrash", who: "admin", heading: "Undo changes" },
    shows: [["Deleted by mistake", /^GET \/api\/trash$/]],
  },
  {
    ...{ route: "picking", who: "admin", heading: "Picking list" },
    shows: [["on hand", /^GET \/api\/picking$/]],
  },
  {
    ...{ route: "picking", query: "?id=:order", who: "admin", heading: "Picking list" },
    shows: [[product, /^GET \/api\/picking$/]],
  },
  {
    ...{ route: "invoices", who: "admin", heading: "Invoices" },
    shows: [[({ invoice }) => invoice, /^GET \/api\/invoices$/]],
    served: "Invoices and credit notes",
  },
  {
    ...{ route: "statement", who: "admin", heading: "Bank statement" },
    ...{ shows: [], served: "Match bank payments to orders" },
  },
  {
    ...{ route: "books", who: "admin", heading: "Books" },
    shows: [[({ invoice }) => invoice, /^GET \/api\/books$/]],
    served: "for the accountant",
  },
  {
    ...{ route: "parcels", who: "admin", heading: "Parcels" },
    shows: [["Parcel", /^GET \/api\/slips$/]],
  },
  {
    ...{ route: "parcels", query: "?slip=:order", who: "admin", heading: "Packing slips" },
    shows: [[product, /^GET \/api\/slips$/]],
  },
  {
    ...{
      route: "parcels",
      query: "?paper=labels&slip=:order",
      who: "admin",
      heading: "Parcel labels",
    },
    shows: [[number, /^GET \/api\/slips$/]],
  },
  {
    ...{ route: "myOrders", who: "customer", heading: "MY Orders" },
    ...{ shows: [[product, orders]], served: "its pieces go back into stock" },
  },
  {
    ...{ route: "myOrders", query: "?withdraw=:order", who: "customer", heading: "Withdraw from contract" },
    shows: [["We acknowledge it at once", /^GET \/payment\//]],
  },
  {
    ...{ route: "review", who: "customer", heading: "Add ReveW" },
    ...{ shows: [["REVEW QUANTITY 0 to 5"]], served: "Your review appears on the home page." },
  },
  {
    ...{ route: "review", query: "?product=:id", who: "customer", heading: "Add ReveW" },
    shows: [[product]],
  },
  {
    ...{ route: "payment", who: "customer", heading: "Payment" },
    ...{ shows: [[product, /^GET \/payment\//]], served: "Nothing is charged here" },
    unknown: "This order does not exist",
  },
  {
    ...{ route: "invoice", who: "customer", heading: "Invoice" },
    ...{ shows: [[product, /^GET \/api\/invoices\/[^/]+$/]], served: "As it was written" },
    unknown: "This invoice does not exist",
  },
  {
    ...{ route: "profile", who: "customer", heading: "Profile" },
    ...{ shows: [["Your data"]], served: "Where your parts go" },
  },
  { route: "notFound", who: "guest", heading: "This road leads nowhere", shows: [] },
];

/** Rows in parts that a test has time for. Neighbours are in different ones, since they may be alike. */
export function inParts<Row>(rows: readonly Row[], most: number) {
  const count = Math.ceil(rows.length / most);
  return Array.from({ length: count }, (_, part) => ({
    part: part + 1,
    rows: rows.filter((_row, place) => place % count === part),
  }));
}

export function textIn(shop: Made, text: Text): string {
  return typeof text === "string" ? text : text(shop);
}

interface Ids {
  readonly product: { readonly _id: string };
  readonly order?: { readonly _id: string };
  readonly sent?: { readonly _id: string };
  readonly account?: { readonly uid: string };
  readonly invoice?: string;
  readonly purchase?: { readonly _id: string };
  readonly draft?: { readonly _id: string };
}

/** Its address for what a test made. */
export function addressOf(
  { route, query = "" }: Screen,
  { product, order, sent, account, invoice, purchase, draft }: Ids,
): string {
  const { path } = routes[route];
  if (path === "*") return "/no/such/page";
  const _id = (route === "payment" ? order : product)?._id ?? "";
  const ids = {
    id: product._id,
    _id,
    order: order?._id ?? "",
    sent: sent?._id ?? "",
    uid: account?.uid ?? "",
    number: invoice ?? "R2000-00001",
    purchase: purchase?._id ?? "nothing",
    draft: draft?._id ?? "nothing",
  };
  return pathOf<string>(`${path}${query}`, ids);
}
