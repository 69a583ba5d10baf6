import { hasAdminSession } from "#auth/admin-session.ts";
import { prefetch } from "#lib/prefetch.ts";
import { savedToken } from "#lib/token/access-token.ts";
import { decodeOwner } from "#lib/token/token-owner.ts";
import { type FirstCalls, resolveCalls } from "./first-calls/first-calls.ts";
import { afterFirstPaint } from "./first-paint.ts";
import { firstCalls, isPrerendered, start } from "./load-app.ts";
import { queueInput } from "./queue-input.ts";

// The first script of every page that needs an account, in the place of boot.ts. It asks for the page's data at once.

/** Firebase's part of the app. */
const sessionScripts = document.currentScript?.dataset.session?.split(" ") ?? [];
let isBegun = false;

function begin(): void {
  if (isBegun) return;
  isBegun = true;
  const token = savedToken();
  // Guests are sent to the login.
  if (token !== undefined && firstCalls !== undefined) prefetchCalls(JSON.parse(firstCalls), token);
  start();
}

function prefetchCalls(calls: FirstCalls, token: string): void {
  const owner = decodeOwner(token);
  // Firebase has to renew the session first. Otherwise, the screen comes first.
  if (!owner) sessionScripts.forEach(preload);
  prefetch(
    resolveCalls(calls, { pathname: location.pathname, owner, isAdmin: hasAdminSession() }),
    owner,
    token,
  );
}

function preload(href: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}

if (isPrerendered) queueInput();
// A tab in the background isn't painted.
if (!isPrerendered || document.hidden) begin();
else afterFirstPaint(begin);
