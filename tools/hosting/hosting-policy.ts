interface Header {
  key: string;
  value: string;
}

/** The parts of firebase.json that are read or changed. */
export interface Config {
  hosting: { public: string; headers: { source: string; headers: Header[] }[]; predeploy?: string[] };
  functions: { predeploy?: string[] }[];
  emulators: Emulators;
}

export type Emulators = Record<
  "auth" | "eventarc" | "firestore" | "functions" | "hosting" | "hub" | "logging" | "tasks" | "ui",
  Emulator
>;

export interface Emulator {
  host: string;
  port: number;
  websocketPort?: number;
  enabled?: boolean;
}

type Edit = (sources: string[]) => string[];

const policyName = "Content-Security-Policy";

/** firebase.json knows no project, so it allows any project's functions and sign-in pages. */
const anyFunction = "https://*.cloudfunctions.net";
const anySignIn = "https://*.firebaseapp.com";

function withSources<C extends Pick<Config, "hosting">>(config: C, directive: string, edit: Edit): C {
  const copy = structuredClone(config);
  for (const header of copy.hosting.headers.flatMap(({ headers }) => headers)) {
    if (header.key !== policyName) continue;
    const directives = header.value.split("; ").map((text) => {
      const [name, ...sources] = text.split(" ");
      return name === directive ? [name, ...edit(sources)].join(" ") : text;
    });
    header.value = directives.join("; ");
  }
  return copy;
}

const APP_CHECK = "app-check";

/** Sources that each sign-in method, and App Check, load from other sites. */
const loadedBy: { methods: string[]; isLoaded: (source: string) => boolean }[] = [
  { methods: ["google"], isLoaded: (source) => source === "https://apis.google.com" || source === anySignIn },
  {
    methods: ["phone", "second-factor", APP_CHECK],
    isLoaded: (source) => source.includes("/recaptcha/"),
  },
  { methods: [APP_CHECK], isLoaded: (source) => source.includes("firebaseappcheck") },
];

/** The policy of one project: its own function and sign-in page, and only what its sign-in methods and App Check load. */
export function forProject<C extends Pick<Config, "hosting">>(
  config: C,
  {
    removalUrl,
    authDomain,
    signInMethods,
    usesAppCheck = false,
  }: {
    removalUrl: string;
    authDomain: string;
    signInMethods: readonly string[];
    usesAppCheck?: boolean;
  },
): C {
  const offered = usesAppCheck ? [...signInMethods, APP_CHECK] : signInMethods;
  const unused = loadedBy.filter(({ methods }) => !methods.some((method) => offered.includes(method)));
  const used: Edit = (sources) =>
    sources.filter((source) => !unused.some(({ isLoaded }) => isLoaded(source)));
  const edits: [string, Edit][] = [
    ["script-src", used],
    ["connect-src", (sources) => replaced(used(sources), anyFunction, new URL(removalUrl).origin)],
    ["frame-src", (sources) => replaced(used(sources), anySignIn, `https://${authDomain}`)],
  ];
  return edits.reduce((result, [directive, edit]) => withSources(result, directive, edit), config);
}

/** The policy of a local shop: the emulators' addresses instead of the cloud's, and plain http. */
export function forEmulators<C extends Config>(config: C): C {
  const { host, port } = config.emulators.auth;
  const edits: [string, Edit][] = [
    ["connect-src", (sources) => replaced(sources, anyFunction, `http://${host}:*`)],
    ["frame-src", (sources) => replaced(sources, anySignIn, `http://${host}:${port}`)],
    ["img-src", (sources) => [...sources, "http:"]],
  ];
  const local = edits.reduce((result, [directive, edit]) => withSources(result, directive, edit), config);
  for (const header of local.hosting.headers.flatMap(({ headers }) => headers)) {
    if (header.key === policyName) header.value = header.value.replace("; upgrade-insecure-requests", "");
  }
  return local;
}

function replaced(sources: string[], old: string, present: string): string[] {
  return sources.map((source) => (source === old ? present : source));
}
