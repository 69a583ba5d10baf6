import express, { type Express, type RequestHandler } from "express";
import { account } from "./accounts/own/account.routes.ts";
import { userRemoval, users } from "./accounts/users.routes.ts";
import { damage } from "./damage/damage.routes.ts";
import { allowNoOrigin, allowOrigins } from "./http/cors.ts";
import { handleError, handleUnknownPath } from "./http/error-handler.ts";
import { setAnswerHeaders } from "./http/headers.ts";
import { orders } from "./orders/orders.routes.ts";
import { products } from "./products/products.routes.ts";
import { profiles } from "./profiles/profiles.routes.ts";
import { reviews } from "./reviews/reviews.routes.ts";
import { stock } from "./stock/stock.routes.ts";

export function createApi(): Express {
  return appOf(allowNoOrigin, products, stock, orders, reviews, users, profiles, account, damage);
}

export function createUserRemoval(siteOrigins: readonly string[]): Express {
  return appOf(allowOrigins(siteOrigins), userRemoval);
}

function appOf(...handlers: RequestHandler[]): Express {
  const app = express();
  app.disable("x-powered-by");
  app.use(setAnswerHeaders, ...handlers, handleUnknownPath);
  app.use(handleError);
  return app;
}
