import type { CertificateRecords } from 'shared-model';
import { fetchOnce } from '../async/fetchOnce';
import { watchAfter } from '../async/watchAfter';

/** Loads the code for certificates and keys on demand: no first screen shows them. */
export function lazyCertificates(open: () => Promise<CertificateRecords>): CertificateRecords {
  const opened = fetchOnce(open);
  return {
    watchOf: (...what) => watchAfter(opened, (records) => records.watchOf(...what)),
    watchKeys: (...what) => watchAfter(opened, (records) => records.watchKeys(...what)),
    revoke: async (...what) => (await opened()).revoke(...what),
    replace: async (...what) => (await opened()).replace(...what),
    revokeKey: async (...what) => (await opened()).revokeKey(...what),
  };
}
