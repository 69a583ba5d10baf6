/** The shop's name and address. Each page loads only the fields that it shows. */
export {
  country,
  email,
  phone,
  returnDays,
  shipping,
  site,
  street,
  taxNumber,
  town,
} from "../../../shop.json";
