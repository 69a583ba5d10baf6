import shop from "../../../shop.json" with { type: "json" };

/** Who the shop is, as it's written in shop.json. */
export { shop };
