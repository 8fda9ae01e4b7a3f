import { readConfiguration } from './configuration';

/** The part of `/config.json` that says where the records are kept; not checked. */
async function readPart(): Promise<unknown> {
  const configuration = await readConfiguration();
  return (configuration as { records?: unknown } | null)?.records;
}

/**
 * The kind of store that keeps the records, without loading the code of the records. An unknown value counts as
 * a store that enforces roles.
 */
export async function readStoreKind(): Promise<'device' | 'firestore'> {
  const part = await readPart();
  if (part === undefined || part === null) return 'device';
  return (part as { store?: unknown }).store === 'device' ? 'device' : 'firestore';
}

/** The configuration of the records, checked by their own code. @throws RecordsConfigError, AreaLoadError */
export async function readRecordsConfiguration() {
  const [{ parseRecordsConfig }, part] = await Promise.all([
    import(/* webpackChunkName: "records" */ './records'),
    readPart(),
  ]);
  return parseRecordsConfig(part);
}
