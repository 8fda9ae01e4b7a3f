import type { LiveFeature } from '../../firestore/LiveFeature';
import type { CertificateRecords } from '../CertificateRecords';
import { lazyCertificates } from '../lazyCertificates';

export const certificatesOnFirestore: LiveFeature<CertificateRecords> = {
  open: (context) =>
    lazyCertificates(async () => (await import('./openCertificates')).openCertificates(context)),
};
