import shop from "../../../shop.json";

/** The words of the button that places an order. */
export const orderButton = (shop as { readonly orderButton?: string }).orderButton ?? "Place Order";
