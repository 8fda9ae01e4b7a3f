import { useEffect, useState } from 'react';
import { useCurrentUser } from 'shared-area';
import { useRecords, watchServices, type Service, type SubmissionResult } from 'shared-data';
import { EmptyState, FailedState, PageSkeleton } from 'shared-ui';
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

/**
 * The form, once the offered services and the citizen's draft have loaded. It stays when the last service is removed or
 * the list fails meanwhile: a citizen may finish a form that they have started.
 */
export function ApplyDesk(props: ApplyDeskProps) {
  const t = useApplyMessages();
  const problemMessage = useProblemMessage();
  const { uid } = useCurrentUser();
  const saved = useSavedDraft(uid);
  const services = useRecords(watchServices);
  const [known, setKnown] = useState<readonly Service[]>();
  const [isOpen, setOpen] = useState(false);
  if (services.status === 'ready' && services.data !== known) setKnown(services.data);

  // Loads the code of the outbox in advance: without a network, a submission waits on the next page, which could not load
  // it.
  useEffect(() => {
    loadWaiting().catch(() => undefined);
  }, []);

  const isAsking = services.status === 'loading' && !isOpen;
  if (isAsking || saved.status === 'loading') return <PageSkeleton label={t('loading')} />;

  const { draft } = saved;
  const hasForm = known ? known.length > 0 || draft !== undefined : draft?.form !== undefined;
  if (hasForm && !isOpen) setOpen(true);
  if (hasForm || isOpen) {
    const retry = services.status === 'failed' ? services.retry : undefined;
    return <ApplyForm {...props} services={known} onRetry={retry} draft={draft} />;
  }
  if (services.status === 'failed') {
    return (
      <FailedState title={t('servicesFailed')} onRetry={services.retry}>
        {problemMessage(services.error)}
      </FailedState>
    );
  }
  return (
    <EmptyState title={t('noServices')} drawing="office">
      {t('noServicesText')}
    </EmptyState>
  );
}
