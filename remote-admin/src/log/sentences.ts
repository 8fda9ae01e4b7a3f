/** The known actions by kind: each has a sentence with its subject, `log.did.…`. */
const withSubject = [
  'decision.approved',
  'decision.rejected',
  'decision.taken-back',
  'decision.recommended',
  'decision.returned',
  'decision.in-review',
  'certificate.issued',
  'certificate.replaced',
  'certificate.revoked',
  'key.added',
  'key.revoked',
  'assignment.taken',
  'assignment.handed-over',
  'assignment.given-back',
  'assignment.assigned',
  'assignment.released',
  'payment.recorded',
  'payment.cancelled',
  'service.added',
  'service.changed',
  'service.removed',
  'service.restored',
  'service.published',
  'role.changed',
  'role.renamed',
  'role.blocked',
  'role.unblocked',
  'role.invited',
  'role.withdrawn',
  'role.granted',
  'role.refused',
] as const;

const withoutSubject = [
  'settings.council',
  'settings.office',
  'settings.texts',
  'export.applications',
  'export.reports',
  'export.log',
  'export.day-sheet',
  'sign-in.signed-in',
] as const;

export function findSentence(code: string) {
  return withSubject.find((each) => each === code);
}

/** The sentence of an action that has no subject. */
export function findPlainSentence(code: string) {
  return withoutSubject.find((each) => each === code);
}
