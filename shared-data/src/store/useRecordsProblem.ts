import { useCallback } from 'react';
import { watchStoreKind } from './api';
import { explainRecordsError, type RecordsProblem } from './explainRecordsError';
import { useRecords } from './useRecords';

/**
 * Explains errors like `explainRecordsError`, and tells a storage that the browser does not open
 * ('unavailable') from records of the council that are neither on this device nor within reach
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
