import type { DeviceFeature } from '../../device/DeviceFeature';
import { RecordNotFoundError } from '../../store/errors';
import { watchValue } from '../../store/watchValue';
import type { CertificateRecords } from '../CertificateRecords';

export const certificatesOnDevice: DeviceFeature<CertificateRecords> = {
  tables: {},
  seed: () => Promise.resolve(),
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
