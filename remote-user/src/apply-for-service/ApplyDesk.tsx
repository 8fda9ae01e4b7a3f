import { useEffect } from 'react';
import { useRecords, watchServices, type SubmissionResult } from 'shared-data';
import { EmptyState, FailedState, PageSkeleton } from 'shared-ui';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemMessage } from '../citizen/useProblemMessage';
import { useApplyMessages } from './i18n';
import { ApplyForm } from './ApplyForm';
import { useSavedDraft } from '../draft/useSavedDraft';
import { loadWaiting } from '../outbox/loadWaiting';

interface ApplyDeskProps {
  wanted: string | null;
  onSubmitted: (submission: SubmissionResult) => void;
  onDiscarded: () => void;
}

/** The form, once the services on offer and the citizen's draft are known. */
export function ApplyDesk(props: ApplyDeskProps) {
  const t = useApplyMessages();
  const problemMessage = useProblemMessage();
  const { uid } = useCitizen();
  const saved = useSavedDraft(uid);
  const services = useRecords(watchServices);

  // What is submitted here without a network waits on the next page, whose code cannot come then.
  useEffect(() => {
    loadWaiting().catch(() => undefined);
  }, []);

  if (services.status === 'failed') {
    return (
      <FailedState title={t('servicesFailed')} onRetry={services.retry}>
        {problemMessage(services.error)}
      </FailedState>
    );
  }
  if (services.status === 'loading' || saved.status === 'loading') {
    return <PageSkeleton label={t('loading')} />;
  }
  if (services.data.length === 0) {
    return (
      <EmptyState title={t('noServices')} drawing="office">
        {t('noServicesText')}
      </EmptyState>
    );
  }
  return <ApplyForm {...props} services={services.data} draft={saved.draft} />;
}
