export { name as shopName } from "../../../shop.json";
