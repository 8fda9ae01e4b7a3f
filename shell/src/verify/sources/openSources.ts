import type { CheckSources } from 'shared-data/certificates';
import { readConfiguration } from '../../configuration/configuration';
import { readStoreKind } from '../../configuration/recordsConfiguration';
import { deviceSources } from './deviceSources';
import { documentsAddress } from '../../public-records/documentsAddress';
import { liveSources } from './liveSources';

/** What a certificate is checked against: the records that the deployment names. */
export async function openSources(): Promise<CheckSources> {
  return { origin: location.origin, now: new Date(), ...(await openStore()) };
}

async function openStore() {
  try {
    if ((await readStoreKind()) === 'device') return deviceSources;
    return liveSources(documentsAddress(await readConfiguration()));
  } catch {
    // Without a network, and before the worker has cached the configuration: earlier answers are used.
    return liveSources(undefined);
  }
}
