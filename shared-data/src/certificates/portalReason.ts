/** Why a certificate was revoked where nobody said so, as it is stored: in English, whoever reads it. */
export const portalReasons = {
  rejected: 'The application was rejected.',
  takenBack: 'The decision was taken back.',
} as const;

type PortalReason = keyof typeof portalReasons;

/** Which of the portal's own reasons one is, to be said in the reader's language; undefined for what an admin wrote. */
export function portalReasonOf(reason: string): PortalReason | undefined {
  const own = Object.keys(portalReasons) as PortalReason[];
  return own.find((kind) => portalReasons[kind] === reason);
}
