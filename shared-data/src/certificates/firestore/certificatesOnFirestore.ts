import type { LiveFeature } from '../../firestore/LiveFeature';
import { RecordNotFoundError } from '../../store/errors';
import { watchValue } from '../../store/watchValue';
import type { CertificateRecords } from '../CertificateRecords';

export const certificatesOnFirestore: LiveFeature<CertificateRecords> = {
  open: () => ({
    watchOf: () => watchValue([]),
    revoke: (_application, { number }) =>
      Promise.reject(new RecordNotFoundError('certificate', number)),
    replace: (_application, { number }) =>
      Promise.reject(new RecordNotFoundError('certificate', number)),
    watchKeys: () => watchValue([]),
    revokeKey: (kid) => Promise.reject(new RecordNotFoundError('signing key', kid)),
  }),
};
