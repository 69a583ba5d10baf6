/** Who the shop is. Only what's imported here is bundled. */
export { email, name as SHOP_NAME, phone, street, town } from "../../../shop.json";
