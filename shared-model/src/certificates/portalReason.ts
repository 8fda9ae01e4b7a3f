/** The stored reasons for a revocation without a reason from an admin; always in English. */
export const portalReasons = {
  rejected: 'The application was rejected.',
  takenBack: 'The decision was taken back.',
} as const;

type PortalReason = keyof typeof portalReasons;

/** Which of the portal's own reasons it is, so that it can be translated for the reader; undefined for an admin's text. */
export function portalReasonOf(reason: string): PortalReason | undefined {
  const own = Object.keys(portalReasons) as PortalReason[];
  return own.find((kind) => portalReasons[kind] === reason);
}
