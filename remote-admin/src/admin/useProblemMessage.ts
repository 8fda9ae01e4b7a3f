import { useCallback } from 'react';
import { useRecordsProblem } from 'shared-data';
import { useMessages } from '../i18n';
import { hasName } from './hasName';

/** Says in words what went wrong with the records. */
export function useProblemMessage(): (error: unknown) => string {
  const t = useMessages();
  const explain = useRecordsProblem();
  return useCallback(
    (error) =>
      hasName(error, 'CertificateTooLongError')
        ? t('problem.certificate-too-long')
        : t(`problem.${explain(error)}`),
    [t, explain],
  );
}
