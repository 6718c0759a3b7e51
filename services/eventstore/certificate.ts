import { X509Certificate } from 'node:crypto'

/** Sentence about a certificate (PEM) that some clients refuse without a reason, with the remedy; null for others. */
export const remarkOn = (certificate: Buffer): string | null =>
  new X509Certificate(certificate).ca
    ? "The certificate of the event store is an authority itself (CA:TRUE). Clients whose TLS library allows that only for issuers, such as the reads of Kurrent's client, fail without a reason. Use a certificate that an authority has signed, or one made with basicConstraints=critical,CA:FALSE."
    : null
