import { describe, expect, it } from "vitest";
import { addPicture } from "../contract/admin/pictures.ts";
import { addAvatar } from "../contract/avatars.ts";
import { as, send } from "../testing/api.ts";
import { environment } from "../testing/emulator.ts";
import { aPicture, aPng, jpegWith, picturesOfAllKinds } from "../testing/pictures.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

const NO_HASH = "0".repeat(64);

/** Through the emulator's proxy, which reads the body first. */
const site = environment;

async function upload(body: Blob, { smallOf }: { readonly smallOf?: string } = {}) {
  const query = smallOf === undefined ? {} : { smallOf };
  const reply = await as(await world.admin(), site).call(addPicture, { query, body });
  if (reply.status === 201) world.adoptPicture(reply.output.picture);
  return reply;
}

async function uploaded(body: Blob = aPicture()): Promise<{ picture: string; hash: string }> {
  const { picture } = (await upload(body)).output;
  return { picture, hash: picture.replace("/pictures/", "") };
}

async function shown(path: string, init: RequestInit = {}) {
  const answer = await fetch(new URL(path, environment.SITE_URL), init);
  return {
    ...answer,
    status: answer.status,
    headers: answer.headers,
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

function asJpeg(bytes: Buffer): Blob {
  return new Blob([Buffer.from(bytes)], { type: "image/jpeg" });
}

describe("POST /api/pictures", () => {
  it.each(Object.entries(picturesOfAllKinds))("keeps a %s, whatever it is called", async (kind, bytes) => {
    const { picture } = await uploaded(asJpeg(bytes));
    expect(picture).toMatch(/^\/pictures\/[0-9a-f]{64}$/);
    const { status, headers, bytes: served } = await shown(picture);
    expect([status, headers.get("content-type")]).toEqual([200, `image/${kind}`]);
    expect(served.equals(bytes)).toBe(true);
  });

  it("keeps none of what a camera writes into it", async () => {
    const { picture } = await uploaded(asJpeg(jpegWith(0xe1, "Exif\0\0by Jane")));
    expect((await shown(picture)).bytes.equals(picturesOfAllKinds.jpeg)).toBe(true);
  });

  it("has what is sent ten times at once, there once", async () => {
    const body = aPicture();
    const replies = await Promise.all(Array.from({ length: 10 }, () => upload(body)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ output }) => output.picture)).size).toBe(1);
  });

  it("refuses what is no picture, by its first bytes", async () => {
    for (const text of ["", "<!doctype html><script>alert(1)</script>", "<svg/>", "GIF89a"]) {
      const { refusal, error } = await upload(new Blob([text], { type: "image/png" }));
      expect(refusal).toMatchObject({ status: 422, code: "invalid" });
      expect(error.fields?.body).toMatch(/Please choose another file\.$/);
    }
  });

  it("refuses a picture that is cut off, or has 20,000 by 20,000 pixels", async () => {
    const huge = aPng();
    huge.writeUInt32BE(20_000, 16);
    huge.writeUInt32BE(20_000, 20);
    for (const bytes of [huge, picturesOfAllKinds.jpeg.subarray(0, -1)]) {
      expect((await upload(asJpeg(bytes))).refusal).toMatchObject({ status: 422, code: "invalid" });
    }
  });

  it("refuses more than 300 kB, and takes what is a little less", async () => {
    const noisy = (width: number) => aPicture({ width, height: 310, noise: true });
    const [most, tooMuch] = [noisy(320), noisy(330)];
    expect([most.size < 300_000, tooMuch.size > 300_000]).toEqual([true, true]);
    expect((await upload(tooMuch)).refusal).toMatchObject({ status: 413, code: "payload_too_large" });
    const { picture } = await uploaded(most);
    expect((await shown(picture)).bytes).toHaveLength(most.size);
  });

  it.each(["image/svg+xml", "image/gif", "text/html", "application/json", "multipart/form-data"])(
    "takes nothing that is sent as %s",
    async (type) => {
      const body = type === "application/json" ? new Blob(["{}"], { type }) : new Blob([aPng()], { type });
      expect((await upload(body)).refusal).toMatchObject({ status: 415, code: "unsupported_media_type" });
    },
  );

  it("takes no small one of what isn't there, or is no hash", async () => {
    const small = aPicture();
    expect((await upload(small, { smallOf: `/pictures/${NO_HASH}` })).refusal).toMatchObject({
      status: 404,
      code: "not_found",
    });
    for (const smallOf of [
      "x",
      "/pictures/../it",
      `/pictures/${"A".repeat(64)}`,
      `/pictures/${NO_HASH}/small`,
    ]) {
      const { status, error } = await upload(small, { smallOf });
      expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ["smallOf"]]);
    }
  });
});

describe("POST /api/avatars", () => {
  async function sent(body: Blob) {
    const reply = await as(await world.customer(), site).call(addAvatar, { body });
    if (reply.status === 201) world.adoptPicture(reply.output.picture);
    return reply;
  }

  it("keeps a customer's picture, which is its own small one, for every cache and for good", async () => {
    const body = aPicture();
    const { picture } = (await sent(body)).output;
    for (const path of [picture, `${picture}/small`]) {
      const { headers, bytes } = await shown(path);
      expect(headers.get("cache-control")).toContain("immutable");
      expect(bytes.equals(Buffer.from(await body.arrayBuffer()))).toBe(true);
    }
  });

  it("refuses what is no picture or larger than 100 kB, and takes nothing from a guest", async () => {
    expect((await sent(new Blob(["<svg/>"], { type: "image/png" }))).status).toBe(422);
    expect((await sent(aPicture({ width: 320, height: 310, noise: true }))).status).toBe(413);
    expect((await as(null, site).call(addAvatar, { body: aPicture() })).status).toBe(401);
  });

  it("takes ten an hour from one account", async () => {
    const customer = await world.customer();
    const body = aPicture();
    const statuses = [];
    for (let count = 0; count < 11; count++) {
      const reply = await as(customer, site).call(addAvatar, { body });
      if (reply.status === 201) world.adoptPicture(reply.output.picture);
      statuses.push(reply.status);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
  });
});

describe("GET /pictures/{hash}", () => {
  it("is for every cache and for good, and for nothing but a picture", async () => {
    const { picture } = await uploaded();
    const { headers } = await shown(picture);
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "image/png",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
    });
  });

  it("has one address, since caches would take each other one for another picture", async () => {
    const { picture, hash } = await uploaded();
    const small = `${picture}/small`;
    const encoded = `/pictures/%${hash.charCodeAt(0).toString(16)}${hash.slice(1)}`;
    for (const [path, address] of [
      [`${picture}?x=1`, picture],
      [`${small}?x=1`, small],
      [`${picture}/SMALL`, small],
      [encoded, picture],
      [`${encoded}/small`, small],
    ] as const) {
      const { status, headers } = await shown(path, { redirect: "manual" });
      expect([path, status, headers.get("location")]).toEqual([path, 301, address]);
    }
  });

  it("answers 304 to who has it, and HEAD without its bytes", async () => {
    const { picture } = await uploaded();
    const etag = (await shown(picture)).headers.get("etag") ?? "";
    const again = await shown(picture, { headers: { "If-None-Match": etag, "Cache-Control": "max-age=0" } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    const head = await shown(picture, { method: "HEAD" });
    expect([head.status, head.bytes.length, head.headers.get("content-type")]).toEqual([200, 0, "image/png"]);
  });

  it.each([NO_HASH, "x", "__proto__", NO_HASH.toUpperCase(), "%00", "a".repeat(3000)])(
    "is a 404 that no cache keeps for %s",
    async (hash) => {
      for (const path of [`/pictures/${hash}`, `/pictures/${hash}/small`]) {
        const reply = await send(path);
        expect(reply.refusal).toMatchObject({ status: 404, code: "not_found" });
        expect(reply.headers.get("cache-control")).toBe("private, no-store");
      }
    },
  );

  it("has a small one for cards, which is the first that was sent", async () => {
    const { picture } = await uploaded();
    const [first, second] = [aPicture(), aPicture()];
    for (const small of [first, second])
      expect((await upload(small, { smallOf: picture })).output).toEqual({ picture });
    const { headers, bytes } = await shown(`${picture}/small`);
    expect(headers.get("cache-control")).toContain("immutable");
    expect(bytes.equals(Buffer.from(await first.arrayBuffer()))).toBe(true);
  });

  it("has the whole one in place of a small one that may still come", async () => {
    const body = aPicture();
    const { picture } = await uploaded(body);
    const { headers, bytes } = await shown(`${picture}/small`);
    expect(headers.get("cache-control")).toBe("public, max-age=300");
    expect(bytes.equals(Buffer.from(await body.arrayBuffer()))).toBe(true);
  });

  it("is a 404 for a damaged picture, until it's sent again", async () => {
    const body = aPicture();
    const { picture, hash } = await uploaded(body);
    await world.change("pictures", hash, { file: { type: "text/html", bytes: "<script>" } });
    expect((await send(picture)).status).toBe(404);
    await uploaded(body);
    expect((await shown(picture)).status).toBe(200);
  });
});
