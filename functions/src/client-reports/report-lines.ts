import type { ClientFault, ClientReport, WebVitals } from "../contract/client-reports.ts";
import { type LogDetails, type LogKind, release as presentRelease } from "../core/log.ts";

export interface LogLine {
  readonly kind: LogKind;
  readonly message: string;
  readonly details: LogDetails;
}

/** The lines that the log gets of a report: none of what isn't the shop's doing. */
export function linesOf({ fault, vitals, "csp-report": violation, reports = [] }: ClientReport): LogLine[] {
  const violations: Violation[] = [
    ...(violation ? [parseViolation(violation)] : []),
    ...reports.filter(({ type }) => type === "csp-violation").map(({ body }) => parseListedViolation(body)),
  ];
  return [
    ...(fault && !isNoise(fault) ? [faultLine(fault)] : []),
    ...(vitals ? [vitalsLine(vitals)] : []),
    ...violations.filter((one) => !isOfExtension(one)).map(violationLine),
  ];
}

const LONGEST = 200;

/** Where a query or a fragment begins and ends: addresses keep the line and column behind them. */
const QUERIES = /(?<=\S)[?#][^\s"'()<>]*?(?=(?::\d+){0,2}(?:[\s"'()<>]|$))/g;

/** Keys and tokens. File names have dots, and paths have slashes. */
const LONG_WORDS = /[\w+=-]{40,}/g;

function clean(text: string): string {
  return text.replace(QUERIES, "").replace(LONG_WORDS, "[removed]");
}

/** Scripts that people add to their browser fail on any page, and of other sites' scripts browsers tell nothing. */
const NOISE = /-extension:\/\/|^(Uncaught )?Script error|ResizeObserver loop/;

function isNoise({ message, stack = "" }: ClientFault): boolean {
  return NOISE.test(message) || NOISE.test(stack);
}

// The first frame: `at name (address:1:2)` or `name@address:1:2`. Each part is bounded and begins at one place alone, so no text keeps a process busy.
const PLACE = /((?<![a-z-])[a-z-]{2,30}:\/\/[^\s()]{1,300}):(\d{1,7}):\d{1,7}/;
const NAME = /([\w$.<>]{1,100})(?: \(|@)$/;

function placeOf(stack: string) {
  const place = PLACE.exec(stack);
  const [, address = "", line = "0"] = place ?? [];
  const [, name = "unknown"] = NAME.exec(stack.slice(0, place?.index)) ?? [];
  const filePath = URL.canParse(address) ? new URL(address).pathname : "unknown";
  return { filePath, lineNumber: Number(line), functionName: name };
}

/** A shop that didn't load doesn't know its release. Most browsers name the script, whose name is of one build. */
const SCRIPT = /\/([\w.-]{1,40}\.js)\b/;

/** Error Reporting takes it by its `@type`, and reads stacks as V8 writes them. For others it needs a place. */
function faultLine({ origin, message, stack = "", route, release }: ClientFault): LogLine {
  const [plainMessage, trace] = [clean(message), clean(stack)];
  const version = release ?? SCRIPT.exec(plainMessage)?.[1] ?? "unknown";
  const isOfV8 = /^ +at /m.test(trace);
  return {
    kind: "clientFault",
    message: isOfV8 ? trace : plainMessage || "unknown",
    details: {
      "@type": "type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent",
      serviceContext: { service: "web", version },
      context: { reportLocation: placeOf(trace) },
      pageRelease: version === presentRelease ? version : "other",
      fault: origin,
      route,
      ...(!isOfV8 && trace !== "" && { stack: trace }),
    },
  };
}

function vitalsLine({ release, ...vitals }: WebVitals): LogLine {
  return { kind: "webVitals", message: "A visit was measured.", details: { ...vitals, webRelease: release } };
}

interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
  readonly source: string;
}

type PolicyReport = NonNullable<ClientReport["csp-report"]>;
type ListedBody = NonNullable<ClientReport["reports"]>[number]["body"];

function parseViolation(report: PolicyReport): Violation {
  return {
    directive: report["effective-directive"] ?? report["violated-directive"] ?? "",
    blocked: report["blocked-uri"] ?? "",
    page: report["document-uri"] ?? "",
    source: report["source-file"] ?? "",
  };
}

function parseListedViolation(body: ListedBody): Violation {
  return {
    directive: body.effectiveDirective ?? "",
    blocked: body.blockedURL ?? "",
    page: body.documentURL ?? "",
    source: body.sourceFile ?? "",
  };
}

function isOfExtension({ blocked, source }: Violation): boolean {
  return /^[a-z-]+-extension\b/.test(blocked) || /^[a-z-]+-extension\b/.test(source);
}

/** Browsers name a word such as `inline`, or an address. */
function addressOf(text: string): string {
  if (!URL.canParse(text)) return clean(text).slice(0, LONGEST);
  const { protocol, origin, pathname } = new URL(text);
  // An address such as `data:` is all path.
  return origin === "null" ? protocol : clean(origin + pathname).slice(0, LONGEST);
}

function violationLine({ directive, blocked, page, source }: Violation): LogLine {
  return {
    kind: "policyViolation",
    message: "A page wanted what its policy forbids.",
    details: {
      directive: clean(directive).slice(0, LONGEST),
      blocked: addressOf(blocked),
      page: addressOf(page),
      source: addressOf(source),
    },
  };
}
