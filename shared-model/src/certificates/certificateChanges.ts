import type { Application } from '../applications/applicationSchema';
import type { Move } from '../applications/ApplicationRecords';
import type { ApplicationId } from '../kinds/kinds';
import type { CertificateChange, CertificateRecords } from './CertificateRecords';
import type { CertificateAction, CertifiedMove } from './planCertificate';

/**
 * Revokes or replaces a certificate; each is a move from 'approved' to 'approved'.
 * @param move stores the move
 */
export function certificateChanges(
  move: (id: ApplicationId, move: CertifiedMove) => Promise<Application>,
): Pick<CertificateRecords, 'revoke' | 'replace'> {
  const change = (
    id: ApplicationId,
    { by, reason, revision, names }: CertificateChange & Pick<Move, 'names'>,
    action: CertificateAction,
  ) => move(id, { to: 'approved', note: reason, by, revision, names, action });
  return {
    revoke: (id, asked) => change(id, asked, { number: asked.number, change: 'revoked' }),
    replace: (id, asked) =>
      change(id, asked, { number: asked.number, change: 'replaced', answers: asked.answers }),
  };
}
