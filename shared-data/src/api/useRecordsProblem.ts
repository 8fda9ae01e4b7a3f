import { explainRecordsError, type RecordsProblem } from 'shared-model';
import { useCallback } from 'react';
import { watchStoreKind } from './records';
import { useRecords } from './useRecords';

/**
 * Explains errors like `explainRecordsError`, and distinguishes a storage that the browser does not open
 * ('unavailable') from council records that are neither cached on this device nor reachable
 * ('unreachable').
 */
export function useRecordsProblem(): (error: unknown) => RecordsProblem | 'unreachable' {
  const kind = useRecords(watchStoreKind);
  const isLocal = kind.status === 'loading' || (kind.status === 'ready' && kind.data === 'device');
  return useCallback(
    (error) => {
      const problem = explainRecordsError(error);
      return problem === 'unavailable' && !isLocal ? 'unreachable' : problem;
    },
    [isLocal],
  );
}
