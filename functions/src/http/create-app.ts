import express, { type Express, type RequestHandler } from "express";
import { handleError, handleUnknownPath } from "./error-handler.ts";
import { setAnswerHeaders } from "./headers.ts";

export function createApp(...handlers: RequestHandler[]): Express {
  const app = express();
  app.disable("x-powered-by");
  app.use(setAnswerHeaders, ...handlers, handleUnknownPath);
  app.use(handleError);
  return app;
}
