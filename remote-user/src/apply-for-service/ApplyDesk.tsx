import { useRecords, watchServices, type SubmissionResult } from 'shared-data';
import { EmptyState, FailedState, PageSkeleton } from 'shared-ui';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemWords } from '../citizen/useProblemWords';
import { useWords } from '../words';
import { ApplyForm } from './ApplyForm';
import { useSavedDraft } from './useSavedDraft';

interface ApplyDeskProps {
  wanted: string | null;
  onSubmitted: (submission: SubmissionResult) => void;
  onDiscarded: () => void;
}

/** The form, once the services on offer and the citizen's draft are known. */
export function ApplyDesk(props: ApplyDeskProps) {
  const words = useWords();
  const problemWords = useProblemWords();
  const { uid } = useCitizen();
  const saved = useSavedDraft(uid);
  const services = useRecords(watchServices);

  if (services.status === 'failed') {
    return (
      <FailedState title={words('apply.servicesFailed')} onRetry={services.retry}>
        {problemWords(services.error)}
      </FailedState>
    );
  }
  if (services.status === 'loading' || saved.status === 'loading') {
    return <PageSkeleton label={words('apply.loading')} />;
  }
  if (services.data.length === 0) {
    return (
      <EmptyState title={words('apply.noServices')}>{words('apply.noServicesText')}</EmptyState>
    );
  }
  return <ApplyForm {...props} services={services.data} draft={saved.draft} />;
}
