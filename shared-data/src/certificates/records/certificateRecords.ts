import type { CertificateRecords } from 'shared-model';
import type { RecordsFeature } from '../../store/RecordsContext';
import { lazyCertificates } from '../lazyCertificates';

export const certificateRecords: RecordsFeature<CertificateRecords> = {
  open: (context) =>
    lazyCertificates(async () => (await import('./openCertificates')).openCertificates(context)),
};
