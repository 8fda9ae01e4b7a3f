import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SubmissionResult } from 'shared-data';
import { PageHeading } from 'shared-ui';
import { ClockNotice } from '../citizen/ClockNotice';
import { useApplyMessages } from './i18n';
import { ApplyDesk } from './ApplyDesk';
import { Confirmation } from './Confirmation';
import { LastSubmission } from './LastSubmission';

/** Duration of the confirmation in milliseconds (spec.md §9). */
const confirmationTime = 3000;

/** editing → submitted (the confirmation) → after 3 s an empty form again (spec.md §4). */
export function ApplyPage() {
  const t = useApplyMessages();
  const [search, setSearch] = useSearchParams();
  const [round, setRound] = useState(0);
  const [isConfirming, setConfirming] = useState(false);
  const [last, setLast] = useState<SubmissionResult>();

  useEffect(() => {
    if (!isConfirming) return;
    const timer = setTimeout(() => {
      setConfirming(false);
      setRound((count) => count + 1);
    }, confirmationTime);
    return () => clearTimeout(timer);
  }, [isConfirming]);

  return (
    <>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      <ClockNotice />
      {last && (
        <LastSubmission
          key={idOf(last)}
          submission={last}
          isConfirming={isConfirming}
          onDismiss={() => setLast(undefined)}
        />
      )}
      {isConfirming ? (
        <Confirmation isWaiting={last?.kind === 'waiting'} />
      ) : (
        <ApplyDesk
          key={round}
          wanted={search.get('service')}
          onSubmitted={(submission) => {
            setLast(submission);
            setConfirming(true);
            setSearch({}, { replace: true });
          }}
          onDiscarded={() => setRound((count) => count + 1)}
        />
      )}
    </>
  );
}

/** The current or future id of the application. */
function idOf(submission: SubmissionResult): string {
  return submission.kind === 'sent' ? submission.application.id : submission.draftId;
}
