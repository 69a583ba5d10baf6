/** The shop's name and address. Each page loads only the fields that it shows. */
export {
  books,
  country,
  email,
  guarantee,
  phone,
  returnDays,
  shipping,
  site,
  street,
  tax,
  taxNumber,
  town,
} from "../../../shop.json";
