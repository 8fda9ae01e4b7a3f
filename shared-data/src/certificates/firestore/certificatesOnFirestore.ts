import type { LiveFeature } from '../../firestore/LiveFeature';
import type { CertificateRecords } from '../CertificateRecords';
import { certificatesWhenAsked } from '../certificatesWhenAsked';
import { ownKeyTables } from './ownKeyTables';

export const certificatesOnFirestore: LiveFeature<CertificateRecords> = {
  tables: ownKeyTables,
  open: (context) =>
    certificatesWhenAsked(async () =>
      (await import('./openCertificates')).openCertificates(context),
    ),
};
