import type { RecordsFeature } from '../../store/RecordsContext';
import type { CertificateRecords } from '../CertificateRecords';
import { lazyCertificates } from '../lazyCertificates';

export const certificateRecords: RecordsFeature<CertificateRecords> = {
  open: (context) =>
    lazyCertificates(async () => (await import('./openCertificates')).openCertificates(context)),
};
