import { useCallback } from 'react';
import { useRecordsProblem } from 'shared-data';
import { useMessages } from '../i18n';

/** Returns the message for an error of the records. */
export function useProblemMessage(): (error: unknown) => string {
  const t = useMessages();
  const explain = useRecordsProblem();
  return useCallback((error) => t(`problem.${explain(error)}`), [t, explain]);
}
