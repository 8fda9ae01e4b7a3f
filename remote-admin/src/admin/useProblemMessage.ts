import { useCallback, type ReactNode } from 'react';
import { describeStorageProblem } from 'shared-area/storage-problem';
import { useRecordsProblem } from 'shared-data';
import { formatMoney } from 'shared-ui';
import { useMessages } from '../i18n';
import { hasName } from './hasName';

/** Returns the message for an error of the records. */
export function useProblemMessage(): (error: unknown) => ReactNode {
  const t = useMessages();
  const explain = useRecordsProblem();
  return useCallback(
    (error) => {
      if (hasName(error, 'ExportNotNotedError')) return t('problem.export-not-noted');
      if (hasName(error, 'CertificateTooLongError')) return t('problem.certificate-too-long');
      if (hasName(error, 'WrongAnswersError')) return t('problem.wrong-answers');
      if (hasName(error, 'PaymentNeededError')) return t('problem.payment-needed');
      const fee = hasName(error, 'UnpaidError') ? feeIn(error) : undefined;
      return fee === undefined
        ? describeStorageProblem(error, t(`problem.${explain(error)}`))
        : t('problem.unpaid', { fee: formatMoney(fee) });
    },
    [t, explain],
  );
}

/** Reads the fee without `instanceof`: the error may come from another build. */
function feeIn(error: unknown): number | undefined {
  return error instanceof Object && 'fee' in error && typeof error.fee === 'number'
    ? error.fee
    : undefined;
}
