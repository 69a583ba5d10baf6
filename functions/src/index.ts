import type { IncomingMessage, ServerResponse } from "node:http";
import nodeModule from "node:module";
import { onRequest } from "firebase-functions/https";
import { onSchedule } from "firebase-functions/scheduler";
import type { createApi } from "./app.ts";
import { logBug } from "./core/log.ts";
import { readEnvironment } from "./environment.ts";
import type { MailSettings } from "./outbox/mail-settings.ts";

// Stacks in the log then name the source instead of the bundle.
process.setSourceMapsEnabled(true);

const { SITE_ORIGINS, MAIL_FROM } = settings();

/** The project's default account may have any rights. */
const own = { region: "us-central1", serviceAccount: "shop-functions@" } as const;

// The apps handle CORS: the emulator would reflect any origin.
const options = { ...own, timeoutSeconds: 30, maxInstances: 10, cors: false } as const;

/** A secret must exist where it's bound, so a shop that sends no emails binds none. The emulators have it without. */
const secrets = MAIL_FROM && process.env.FUNCTIONS_EMULATOR !== "true" ? ["MAIL_URL"] : [];

type App = ReturnType<typeof createApi>;

/** The build puts the table beside the bundle. */
const vinTable = new URL("./vin.db", import.meta.url);

/** An uncaught error would print the bundled source line, which is most of the code. */
function settings() {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    logBug("The functions can't start with these settings.", error);
    process.exit(1);
  }
}

/** Loads Express and firebase-admin at the first request, so that the process starts sooner. */
function onFirstRequest(load: () => Promise<App>) {
  let app: Promise<App> | undefined;
  return async (req: IncomingMessage, res: ServerResponse) => {
    app ??= load();
    (await app)(req, res);
  };
}

/** Triggers have no error handler. The platform tries again what throws. */
async function reporting(route: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    const { logFailure } = await import("./core/failure.ts");
    logFailure(failure, { route });
    throw failure;
  }
}

export const api = onRequest(
  { ...options, memory: "512MiB" },
  onFirstRequest(() => import("./app.ts").then(({ createApi }) => createApi(SITE_ORIGINS, vinTable))),
);

/** Reads all parts in some of its runs, and processes that start read what it wrote. */
export const catalogueSnapshots = onSchedule(
  {
    ...own,
    schedule: "every 15 minutes",
    timeoutSeconds: 540,
    maxInstances: 1,
    memory: "1GiB",
  },
  () =>
    reporting("catalogueSnapshots", async () => {
      const { renewSnapshot } = await import("./catalogue/replica/snapshot.domain.ts");
      await renewSnapshot();
    }),
);

export const waitingCustomers = onSchedule(
  {
    ...own,
    schedule: "every 5 minutes",
    timeoutSeconds: 300,
    maxInstances: 1,
    memory: "256MiB",
  },
  () =>
    reporting("waitingCustomers", async () => {
      const { notifyAllWaiting } = await import("./back-in-stock/back-in-stock.store.ts");
      await notifyAllWaiting();
    }),
);

export const trashPurge = onSchedule(
  {
    ...own,
    schedule: "every 24 hours",
    timeoutSeconds: 300,
    maxInstances: 1,
    memory: "256MiB",
  },
  () =>
    reporting("trashPurge", async () => {
      const { forgetOrders } = await import("./books/checkouts.store.ts");
      const { purgeTrash } = await import("./trash/trash.store.ts");
      await purgeTrash(forgetOrders);
    }),
);

/** Keeps the days that nobody has looked at since they ended, so that whoever does finds them counted. */
export const finishedDays = onSchedule(
  { ...own, schedule: "every 24 hours", timeoutSeconds: 300, maxInstances: 1, memory: "256MiB" },
  () =>
    reporting("finishedDays", async () => {
      const { findDays } = await import("./orders/days/order-days.store.ts");
      await findDays();
    }),
);

/** Marks what is past its day, and forgets buyers whose papers needn't be kept any longer. */
export const paperDays = onSchedule(
  { ...own, schedule: "every 60 minutes", timeoutSeconds: 300, maxInstances: 1, memory: "256MiB" },
  () =>
    reporting("paperDays", async () => {
      const { blankBuyers, markLate } = await import("./books/invoices.store.ts");
      await markLate();
      await blankBuyers();
    }),
);

/** Looks at some hundreds of pictures a run, each once in a month. */
export const unusedPictures = onSchedule(
  { ...own, schedule: "every 60 minutes", timeoutSeconds: 300, maxInstances: 1, memory: "256MiB" },
  () =>
    reporting("unusedPictures", async () => {
      const { purgePictures } = await import("./pictures/pictures.domain.ts");
      await purgePictures();
    }),
);

export const userRemoval = onRequest(
  { ...options, memory: "256MiB" },
  onFirstRequest(() => import("./app.ts").then(({ createUserRemoval }) => createUserRemoval(SITE_ORIGINS))),
);

export const partPage = onRequest(
  { ...options, memory: "512MiB" },
  onFirstRequest(() => import("./app.ts").then(({ createPartPage }) => createPartPage(SITE_ORIGINS))),
);

export const vin = onRequest(
  { ...options, memory: "256MiB", maxInstances: 2 },
  onFirstRequest(() => import("./vin-app.ts").then(({ createVin }) => createVin(SITE_ORIGINS, vinTable))),
);

/** The build puts the fonts beside the bundle. */
export const invoicePdf = onRequest(
  { ...options, memory: "256MiB", maxInstances: 2 },
  onFirstRequest(() =>
    import("./pdf-app.ts").then(({ createInvoicePdf }) => createInvoicePdf(new URL("./", import.meta.url))),
  ),
);

/** An account of their own, which alone may read the mail server's password. */
const mailOptions = {
  ...own,
  serviceAccount: "shop-mail@",
  memory: "256MiB",
  maxInstances: 1,
  secrets,
} as const;

type Triggers = typeof import("firebase-functions/firestore");
type Delivery = typeof import("./mail/mail.domain.ts");

function withMail(
  route: string,
  deliver: (delivery: Delivery, settings: MailSettings) => Promise<unknown>,
): Promise<void> {
  return reporting(route, async () => {
    const { ownMailSettings } = await import("./outbox/mail-settings.ts");
    if (ownMailSettings) await deliver(await import("./mail/mail.domain.ts"), ownMailSettings);
  });
}

export const queuedMail = MAIL_FROM ? onMailQueued("queuedMail") : undefined;

export const dueMail = MAIL_FROM
  ? onSchedule({ ...mailOptions, schedule: "every 5 minutes", timeoutSeconds: 540 }, () =>
      withMail("dueMail", ({ deliverDue }, mail) => deliverDue(mail)),
    )
  : undefined;

/** Its library brings Firestore along, so only the process that needs it loads it, and the one that lists functions. */
function onMailQueued(name: string) {
  const { FUNCTION_TARGET = name } = process.env;
  if (FUNCTION_TARGET !== name) return undefined;
  const load = nodeModule.createRequire(import.meta.url);
  const { onDocumentCreated } = load("firebase-functions/firestore") as Triggers;
  return onDocumentCreated({ ...mailOptions, document: "mail/{id}", timeoutSeconds: 120 }, ({ params }) =>
    withMail("queuedMail", ({ deliver }, mail) => deliver(params.id, mail)),
  );
}
