// The walls between the folders: arrows run one way, and nothing runs in a circle.

import { nouns as listedNouns } from "./functions/src/contract/admin/nouns.ts";

const server = "^functions/src/";
const web = "^web/src/";
const backOffice = "(features/[^/]+/manage|pages/back-office)/";
const packages = "node_modules/";
const tests = "\\.test\\.tsx?$|^functions/src/(testing|trials)/|^web/src/testing/";

/** What is in `from` may not import what is in `to`, but for `except`. Tests may. */
function wall(comment, from, to, { except, ...more } = {}) {
  return {
    name: comment,
    severity: "error",
    from: { path: from, pathNot: tests },
    to: { path: to, ...(except && { pathNot: except }), ...more },
  };
}

/** The parts' pages name makers, which are therefore among the first. */
const { maker: _maker, ...lists } = listedNouns;

/** The server's nouns. Each knows itself and those of earlier lines, so that no two know one another. */
export const nouns = [
  ["audit-log", "backups", "fitment", "outbox", "parts", "vin-tables"],
  ["identity", "zero-results"],
  ["nouns"],
  ["manufacturers"],
  ["catalogue", "client-reports", "damage", "back-in-stock"],
  ["pictures", "vin", ...Object.values(lists).map(({ collection }) => collection)],
  ["change-history"],
  ["books", "garage", "profiles", "stock", "trash"],
  ["products"],
  ["imports", "orders", "purchases", "saved"],
  ["baskets", "mail", "reviews"],
  ["accounts", "audit-log-calls", "books-calls", "overview", "undo"],
  ["quick-search"],
];

/** One wall for each line. */
function wallsBetweenNouns() {
  return nouns.map((line, index) => ({
    name: `${line.join(", ")}: each knows itself and earlier nouns.`,
    severity: "error",
    from: { path: `${server}(${line.join("|")})/`, pathNot: tests },
    to: { path: `${server}(${nouns.slice(index).flat().join("|")})/`, pathNot: `${server}$1/` },
  }));
}

/** What runs the workspace. Each folder knows itself and those of earlier lines. */
const toolFolders = [
  ["lib"],
  ["api-docs", "google", "logs"],
  ["hosting"],
  ["emulators"],
  ["deploy", "shop", "test"],
  ["live"],
  ["checks"],
];

function wallsBetweenTools() {
  return toolFolders.map((line, index) => ({
    name: `tools: ${line.join(", ")}: each knows itself and earlier ones.`,
    severity: "error",
    from: { path: `^tools/(${line.join("|")})/`, pathNot: tests },
    to: { path: `^tools/(${toolFolders.slice(index).flat().join("|")})/`, pathNot: "^tools/$1/" },
  }));
}

const express = `${packages}express/`;
const firebaseAdmin = `${packages}(firebase-admin|@google-cloud)/`;
const firebase = `${packages}(firebase|@firebase|reactfire)/`;
const notTypes = { dependencyTypesNot: ["type-only"] };

export default {
  forbidden: [
    { name: "Nothing runs in a circle.", severity: "error", from: {}, to: { circular: true } },
    { name: "Every import leads somewhere.", severity: "error", from: {}, to: { couldNotResolve: true } },

    wall("The contract imports zod/mini and itself, and the shop's currency.", `${server}contract/`, ".", {
      except: `${server}contract/|${packages}zod/(v4/)?mini|^shop\\.json$`,
    }),
    wall("core knows neither Express nor Firebase nor a noun.", `${server}core/`, ".", {
      except: `${server}(core/|contract/(endpoint|errors|values/))|^[a-z:_]+(/promises)?$|^node:`,
    }),
    wall("The database knows core and the contract.", `${server}firestore/`, server, {
      except: `${server}(firestore|core|contract)/`,
    }),
    wall(
      "Stores know neither domains nor routes nor HTTP.",
      "\\.store\\.ts$",
      `\\.(domain|routes)\\.ts$|${server}http/`,
    ),
    wall("Domains know neither routes nor HTTP.", "\\.domain\\.ts$", `\\.routes\\.ts$|${server}http/`),
    {
      name: "A domain knows no other noun's domain.",
      severity: "error",
      from: { path: `${server}([^/]+)/.*\\.domain\\.ts$`, pathNot: tests },
      to: { path: "\\.domain\\.ts$", pathNot: `${server}$1/` },
    },
    wall("HTTP knows no nouns.", `${server}http/`, server, {
      except: `${server}(http|core|contract|firestore)/|${server}environment`,
    }),
    ...wallsBetweenNouns(),
    wall("Only apps import routes.", `${server}(?!(vin-|pdf-)?app\\.ts)`, "\\.routes\\.ts$"),
    wall(
      "Express stays in apps, http/ and routes.",
      `${server}(?!(vin-|pdf-)?app\\.ts|http/|.*\\.routes\\.ts)`,
      express,
    ),
    wall(
      "The database stays in firestore/, stores and http/authenticate.",
      `${server}(?!firestore/|.*\\.store\\.ts|http/authenticate)`,
      firebaseAdmin,
    ),
    wall("Only index.ts knows Cloud Functions.", `${server}(?!index\\.ts)`, `${packages}firebase-functions/`),
    wall(
      "Only books-calls/pdf/ draws PDFs.",
      `${server}(?!books-calls/pdf/)`,
      `${packages}(pdfkit|fontkit|bidi-js)/`,
    ),
    wall("Only mail/transport.ts sends emails.", `${server}(?!mail/transport)`, `${packages}nodemailer/`),
    wall(
      "Only tests import testing/ and trials/.",
      `^functions/(src|scripts)/`,
      `${server}(testing|trials)/`,
    ),

    wall("The web app sees the contract and nothing else of the server.", web, "^functions/", {
      except: `${server}contract/`,
    }),
    wall("lib/ and ui/ know no nouns.", `${web}(lib|ui)/`, web, { except: `${web}(lib|ui)/` }),
    wall("auth/ knows no features.", `${web}auth/`, web, { except: `${web}(auth|lib|ui)/|${web}routes` }),
    wall("Features know neither pages nor the app.", `${web}features/`, web, {
      except: `${web}(features|auth|lib|ui)/|${web}routes`,
    }),
    {
      name: "A feature knows no other feature.",
      severity: "error",
      from: { path: `${web}features/([^/]+)/`, pathNot: tests },
      to: { path: `${web}features/`, pathNot: `${web}features/$1/` },
    },
    wall(
      // page-calls runs at build.
      "Only the back office knows the back office.",
      `${web}(?!${backOffice}|boot/first-calls/page-calls)`,
      `${server}contract/admin/|${web}${backOffice}`,
      { dynamic: false },
    ),
    wall("Pages know neither the app nor boot.", `${web}pages/`, `${web}(app|boot)/`),
    wall("The app knows nothing of boot.", `${web}app/`, `${web}boot/`),
    wall("The service worker knows addresses and how pages speak to it.", `${web}worker/`, ".", {
      except: `${web}(worker/|routes|boot/prerendered|lib/network/worker-messages)`,
    }),
    wall("Nothing that a page loads is the service worker's.", `${web}(?!worker/)`, `${web}worker/`),
    wall(
      "Firebase is reached through lib/, auth/, *.actions and *.queries.",
      `${web}(?!lib/|auth/|.*\\.(actions|queries)\\.tsx?$|features/products/live-product)`,
      firebase,
      notTypes,
    ),
    wall(
      "The product knows nothing of what runs, measures and watches it.",
      "^(functions|web)/(src|scripts)/",
      "^(tools|bench|ops|web/build)/",
    ),
    wall("Nobody needs the bench.", "^(?!bench/)", "^bench/"),
    wall("What watches the shop knows its log and itself.", "^ops/", ".", {
      except: `^ops/|${server}core/log\\.ts|^[a-z:_]+(/promises)?$`,
    }),
    wall("web/build knows the pages that it builds.", "^web/build/", "^(functions|tools|bench|ops)/"),
    ...wallsBetweenTools(),
    {
      name: "Browser tests see the contract and testing/ and nothing else of the server.",
      severity: "error",
      from: { path: "^web/e2e/" },
      to: { path: "^functions/", pathNot: `${server}(contract|testing)/` },
    },
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: packages },
    exclude: { path: "^functions/lib/|^web/dist" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      mainFields: ["module", "main", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
};
