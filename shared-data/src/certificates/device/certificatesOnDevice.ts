import type { DeviceFeature } from '../../device/DeviceFeature';
import type { CertificateRecords } from '../CertificateRecords';
import { lazyCertificates } from '../lazyCertificates';
import { certificateTables } from './certificateTables';

export const certificatesOnDevice: DeviceFeature<CertificateRecords> = {
  tables: certificateTables,
  seed: () => Promise.resolve(),
  open: (context) =>
    lazyCertificates(async () => (await import('./openCertificates')).openCertificates(context)),
};
