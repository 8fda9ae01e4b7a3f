import type { DeviceFeature } from '../../device/DeviceFeature';
import type { CertificateRecords } from '../CertificateRecords';
import { certificatesWhenAsked } from '../certificatesWhenAsked';
import { certificateTables } from './certificateTables';

export const certificatesOnDevice: DeviceFeature<CertificateRecords> = {
  tables: certificateTables,
  seed: () => Promise.resolve(),
  open: (context) =>
    certificatesWhenAsked(async () =>
      (await import('./openCertificates')).openCertificates(context),
    ),
};
