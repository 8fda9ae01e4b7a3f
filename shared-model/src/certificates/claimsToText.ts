import type { CertificateClaims } from './claims';

/** The claims in the form of a token: JSON without blanks, the facts as pairs. */
export function claimsToText(claims: CertificateClaims): string {
  const { name, facts } = claims.credentialSubject;
  const pairs = facts.map(({ label, value }) => [label, value]);
  const { second } = claims;
  return JSON.stringify({
    ...claims,
    credentialSubject: { name, facts: pairs },
    ...(second ? { second: [second.language, second.digest] } : {}),
  });
}
