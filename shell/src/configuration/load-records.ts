import type * as SharedData from 'shared-data';
import { identity } from './identity';
import { readRecordsConfiguration } from './records-configuration';

type Records = typeof SharedData;

let loading: Promise<Records> | undefined;

/** The code of the records, told where they are kept before anybody can ask for one. */
export function loadRecords(): Promise<Records> {
  loading ??= import('shared-data').then(
    (records) => {
      records.configureRecords({
        load: readRecordsConfiguration,
        ready: () => identity.warmUp(),
      });
      return records;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
