import { FirebaseError } from "firebase/app";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { specifiedCodes } from "#testing/auth-codes.ts";
import { adviceFor } from "./auth-advice.ts";
import { AuthError } from "./auth-error.tsx";

describe("the screen shows Error: with the message, and below it what to do", () => {
  test.each(specifiedCodes)("auth/%s", (code) => {
    const error = new FirebaseError(`auth/${code}`, `Firebase: Error (auth/${code}).`);
    const markup = renderToStaticMarkup(<AuthError error={error} />).replaceAll("&#x27;", "'");
    const paragraphs = markup.match(/(?<=<p[^>]*>)[^<]+(?=<\/p>)/g);
    expect(paragraphs).toEqual([`Error: ${error.message}`, adviceFor(error)]);
    expect(paragraphs?.[1]).not.toBe("Please try again.");
  });
});

test("without an error nothing shows", () => {
  expect(renderToStaticMarkup(<AuthError error={null} />)).toBe("");
});
