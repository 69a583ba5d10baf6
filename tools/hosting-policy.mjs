const policyName = "Content-Security-Policy";

/** What firebase.json allows because it knows no project: any project's functions and sign-in pages. */
const anyFunction = "https://*.cloudfunctions.net";
const anySignIn = "https://*.firebaseapp.com";

/** A copy of a firebase.json, with the sources of one directive of the site's policy changed by `edit`. */
function withSources(config, directive, edit) {
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

/** The policy of one project, which names the function and the sign-in page of this project and no others. */
export function forProject(config, { removalUrl, authDomain }) {
  const removal = new URL(removalUrl).origin;
  const narrowed = withSources(config, "connect-src", (sources) => replaced(sources, anyFunction, removal));
  return withSources(narrowed, "frame-src", (sources) =>
    replaced(sources, anySignIn, `https://${authDomain}`),
  );
}

/** The policy of a local shop: the emulators' addresses instead of the cloud's, and plain http. */
export function forEmulators(config) {
  const { host, port } = config.emulators.auth;
  const edits = [
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

function replaced(sources, old, present) {
  return sources.map((source) => (source === old ? present : source));
}
