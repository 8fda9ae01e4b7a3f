/**
 * What a text is written for: a message to the citizen, or the reason for a return for correction, for a rejection, for
 * a certificate that is revoked or replaced, for a payment that is cancelled.
 */
export const preparedTextKinds = [
  'message',
  'return',
  'rejection',
  'revocation',
  'cancellation',
] as const;
export type PreparedTextKind = (typeof preparedTextKinds)[number];
