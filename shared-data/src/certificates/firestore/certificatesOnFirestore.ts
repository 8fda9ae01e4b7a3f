import type { LiveFeature } from '../../firestore/LiveFeature';
import type { CertificateRecords } from '../CertificateRecords';
import { certificatesWhenAsked } from '../certificatesWhenAsked';

export const certificatesOnFirestore: LiveFeature<CertificateRecords> = {
  open: (context) =>
    certificatesWhenAsked(async () =>
      (await import('./openCertificates')).openCertificates(context),
    ),
};
