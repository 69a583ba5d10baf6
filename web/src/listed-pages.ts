import { routes } from "./routes.ts";

/** The pages that search engines may list, besides those of parts: who comes from there is to land on them. */
export const listedPages = [
  routes.home,
  routes.catalogue,
  routes.portfolio,
  routes.blog,
  routes.legal,
] as const;
