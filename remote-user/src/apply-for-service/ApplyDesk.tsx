import { useRecords, watchServices, type SubmissionResult } from 'shared-data';
import { EmptyState, FailedState, PageSkeleton } from 'shared-ui';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemMessage } from '../citizen/useProblemMessage';
import { useMessages } from '../i18n';
import { ApplyForm } from './ApplyForm';
import { useSavedDraft } from './useSavedDraft';

interface ApplyDeskProps {
  wanted: string | null;
  onSubmitted: (submission: SubmissionResult) => void;
  onDiscarded: () => void;
}

/** The form, once the services on offer and the citizen's draft are known. */
export function ApplyDesk(props: ApplyDeskProps) {
  const t = useMessages();
  const problemMessage = useProblemMessage();
  const { uid } = useCitizen();
  const saved = useSavedDraft(uid);
  const services = useRecords(watchServices);

  if (services.status === 'failed') {
    return (
      <FailedState title={t('apply.servicesFailed')} onRetry={services.retry}>
        {problemMessage(services.error)}
      </FailedState>
    );
  }
  if (services.status === 'loading' || saved.status === 'loading') {
    return <PageSkeleton label={t('apply.loading')} />;
  }
  if (services.data.length === 0) {
    return <EmptyState title={t('apply.noServices')}>{t('apply.noServicesText')}</EmptyState>;
  }
  return <ApplyForm {...props} services={services.data} draft={saved.draft} />;
}
