import type { CertificateRecords } from 'shared-model';
import { lazyRecords } from '../../store/lazyRecords';
import type { RecordsFeature } from '../../store/RecordsContext';

export const certificateRecords: RecordsFeature<CertificateRecords> = {
  open: (context) =>
    lazyRecords<CertificateRecords>(
      { watchOf: 'watch', watchKeys: 'watch', revoke: 'act', replace: 'act', revokeKey: 'act' },
      async () => (await import('./openCertificates')).openCertificates(context),
    ),
};
