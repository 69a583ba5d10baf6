import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { sentText } from "./values/primitives.ts";

const LONGEST_MESSAGE = 500;
const LONGEST_STACK = 4000;

function within(label: string, longest: number) {
  return sentText(longest, `${label} must be text.`, `${label} is longer than ${longest} characters.`);
}

/** The pattern of a page's path, such as `/part/:id`, which names nobody. */
const route = within("Route", 60).check(
  z.regex(/^(\*|\/[\w/:]*)$/, { error: "Route must be the pattern of a path." }),
);
const release = sentText(40, "Release is missing.").check(
  z.regex(/^[\w.-]{1,40}$/, { error: "Release must be the name of a commit." }),
);

/** How a fault came about: `boundary` took a part of the page's place, and after `boot` there was no shop at all. */
export const faultOrigins = ["uncaught", "rejected", "boundary", "boot"] as const;

export const ClientFault = z.object({
  origin: z.enum(faultOrigins, { error: `Origin must be one of ${faultOrigins.join(", ")}.` }),
  message: within("Message", LONGEST_MESSAGE),
  stack: z.optional(within("Stack", LONGEST_STACK)),
  /** A shop that doesn't load doesn't know where and what it is. */
  route: z.optional(route),
  release: z.optional(release),
});
export type ClientFault = z.infer<typeof ClientFault>;

function measure(label: string, most: number) {
  const error = `${label} must be a number from 0 to ${most}.`;
  return z.optional(z.number({ error }).check(z.minimum(0, { error }), z.maximum(most, { error })));
}

const AN_HOUR = 3_600_000;

/** How fast one visit was. */
export const WebVitals = z.object({
  route,
  release,
  /** Largest Contentful Paint, in milliseconds. */
  LCP: measure("LCP", AN_HOUR),
  /** Interaction to Next Paint, in milliseconds. */
  INP: measure("INP", AN_HOUR),
  /** Cumulative Layout Shift. */
  CLS: measure("CLS", 1000),
});
export type WebVitals = z.infer<typeof WebVitals>;

const LARGEST = 8 * 1024;
/** Of any length that the body has. */
const reportedText = z.optional(within("A report", LARGEST));

/** What browsers send of a violation, under the names that they have for it. */
const PolicyReport = z.object({
  "document-uri": reportedText,
  "blocked-uri": reportedText,
  "effective-directive": reportedText,
  "violated-directive": reportedText,
  "source-file": reportedText,
});

const ListedReport = z.object({
  type: within("Type", 100),
  body: z.object({
    documentURL: reportedText,
    blockedURL: reportedText,
    effectiveDirective: reportedText,
    sourceFile: reportedText,
  }),
});

export const ClientReport = z
  .object({
    fault: z.optional(ClientFault),
    vitals: z.optional(WebVitals),
    /** A violation of the Content-Security-Policy, as `application/csp-report`. */
    "csp-report": z.optional(PolicyReport),
    /** The list that an `application/reports+json` body is. */
    reports: z.optional(z.array(ListedReport).check(z.maxLength(20, { error: "Too many reports." }))),
  })
  .check(
    z.refine((report) => Object.values(report).some((part) => part !== undefined), {
      error: "A report has a fault, vitals or a violation of the policy.",
    }),
  );
export type ClientReport = z.infer<typeof ClientReport>;

/** Takes what browsers report of pages: faults, violations of the policy, and speed. Nothing is stored. */
export const sendClientReport = endpoint({
  method: "POST",
  path: "/api/client-reports",
  access: "anyone",
  changes: [],
  body: ClientReport,
  reads: "reports",
  largestBody: LARGEST,
  output: z.void(),
  status: 204,
  errors: ["forbidden"],
});
