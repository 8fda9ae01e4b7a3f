import { useCallback, type ReactNode } from 'react';
import { describeStorageProblem } from 'shared-area/storage-problem';
import { useRecordsProblem } from 'shared-data';
import { useMessages } from '../i18n';

/** Returns the message for an error of the records. */
export function useProblemMessage(): (error: unknown) => ReactNode {
  const t = useMessages();
  const explain = useRecordsProblem();
  return useCallback(
    (error) => describeStorageProblem(error, t(`problem.${explain(error)}`)),
    [t, explain],
  );
}
