import { X509Certificate } from "node:crypto";
import { createSecureContext } from "node:tls";
import { expect, it } from "vitest";
import { makeCertificate } from "./certificate.ts";

it("the certificate is this machine's, good today, and signed with its own key", () => {
  const { key, cert } = makeCertificate();
  const certificate = new X509Certificate(cert);
  expect(certificate.subject).toBe("CN=127.0.0.1");
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(Date.parse(certificate.validFrom)).toBeLessThan(Date.now());
  expect(Date.parse(certificate.validTo)).toBeGreaterThan(Date.now());
  expect(() => createSecureContext({ key, cert })).not.toThrow();
});
