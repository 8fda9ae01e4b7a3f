import { fetchOnce } from '../store/fetchOnce';
import { watchAfter } from '../store/watchAfter';
import type { CertificateRecords } from './CertificateRecords';

/** No first screen shows a certificate or a key: their code comes with the screen that does. */
export function certificatesWhenAsked(open: () => Promise<CertificateRecords>): CertificateRecords {
  const opened = fetchOnce(open);
  return {
    watchOf: (...what) => watchAfter(opened, (records) => records.watchOf(...what)),
    watchKeys: (...what) => watchAfter(opened, (records) => records.watchKeys(...what)),
    revoke: async (...what) => (await opened()).revoke(...what),
    replace: async (...what) => (await opened()).replace(...what),
    revokeKey: async (...what) => (await opened()).revokeKey(...what),
  };
}
