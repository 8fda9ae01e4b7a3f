import { readConfiguration } from './configuration';

/** The part of `/config.json` that says where the records are kept; not checked. */
async function readPart(): Promise<unknown> {
  const configuration = await readConfiguration();
  return (configuration as { records?: unknown } | null)?.records;
}

/**
 * Where the records are kept, for who needs no more than that: the code of the records is not fetched
 * for it. What is not understood counts as a store that enforces roles.
 */
export async function readStoreKind(): Promise<'device' | 'firestore'> {
  const part = await readPart();
  if (part === undefined || part === null) return 'device';
  return (part as { store?: unknown }).store === 'device' ? 'device' : 'firestore';
}

/** The same, checked by the records themselves. @throws RecordsConfigError, AreaLoadError */
export async function readRecordsConfiguration() {
  const [{ parseRecordsConfig }, part] = await Promise.all([
    import(/* webpackChunkName: "records" */ './records'),
    readPart(),
  ]);
  return parseRecordsConfig(part);
}
