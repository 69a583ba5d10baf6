import { describe, expect, test } from "vitest";
import { type PageRoute, routes } from "#routes.ts";
import { screens } from "./screens.ts";

const seenBy = { guest: "anyone", customer: "signed-in", admin: "admin" } as const;

describe("The table of screens", () => {
  test.each(Object.entries<PageRoute>(routes))(
    "has a row for %s, as those see it whom it's for",
    (name, { access }) => {
      const rows = screens.filter(
        ({ route, who, query }) => route === name && query === undefined && seenBy[who] === access,
      );
      expect(rows).toHaveLength(1);
    },
  );
});
