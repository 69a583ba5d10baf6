import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const DAY = 24 * 60 * 60 * 1000;
const ecdsaWithSha256 = sequence(der(0x06, "2a8648ce3d040302"));
const loopback = sequence(setOf(sequence(der(0x06, "550403"), der(0x0c, text("127.0.0.1")))));

/** PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/**
 * A self-signed certificate for this run (PEM), because browsers require TLS for HTTP/2. The browser trusts
 * its `fingerprint`.
 */
export function makeCertificate(): Certificate & { fingerprint: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const keyInfo = publicKey.export({ type: "spki", format: "der" });
  const contents = sequence(
    der(0xa0, der(0x02, "02")),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    loopback,
    sequence(time(Date.now() - DAY), time(Date.now() + DAY)),
    loopback,
    keyInfo,
  );
  const signature = Buffer.concat([Buffer.alloc(1), sign("sha256", contents, privateKey)]);
  const certificate = sequence(contents, ecdsaWithSha256, der(0x03, signature));
  const lines = certificate.toString("base64").match(/.{1,64}/g) ?? [];
  return {
    key: `${privateKey.export({ type: "pkcs8", format: "pem" })}`,
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash("sha256").update(keyInfo).digest("base64"),
  };
}

/** A DER value: tag, length, bytes (a string is hexadecimal). */
function der(tag: number, value: string | Buffer): Buffer {
  const bytes = typeof value === "string" ? Buffer.from(value, "hex") : value;
  const { length } = bytes;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), bytes]);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function setOf(part: Buffer): Buffer {
  return der(0x31, part);
}

function text(value: string): Buffer {
  return Buffer.from(value, "utf8");
}

/** UTCTime: YYMMDDHHMMSSZ. */
function time(milliseconds: number): Buffer {
  const digits = new Date(milliseconds).toISOString().replace(/\D/g, "");
  return der(0x17, text(`${digits.slice(2, 14)}Z`));
}
