import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Application } from 'shared-data';
import { ButtonLink, EmptyState, FailedState, PageHeading, PageSkeleton } from 'shared-ui';
import { useProblemMessage } from '../citizen/useProblemMessage';
import { userPaths } from '../userPaths';
import { useApplicationMessages } from './i18n';
import { useDecisionSeen } from './useDecisionSeen';
import { useMyApplication } from './useMyApplication';

interface MyApplicationProps {
  children: (application: Application) => ReactNode;
}

/** A page about the application in the address: its loading, failed and missing states are here. */
export function MyApplication({ children }: MyApplicationProps) {
  const t = useApplicationMessages();
  const problemMessage = useProblemMessage();
  const { id = '' } = useParams();
  const found = useMyApplication(id);

  if (found.status === 'ready') {
    return <OpenApplication application={found.application}>{children}</OpenApplication>;
  }
  if (found.status === 'loading') return <PageSkeleton label={t('application.loading')} />;
  if (found.status === 'failed') {
    return (
      <>
        <PageHeading>{t('applications.title')}</PageHeading>
        <FailedState title={t('application.failed')} onRetry={found.retry}>
          {problemMessage(found.error)}
        </FailedState>
      </>
    );
  }
  return (
    <>
      <PageHeading>{t('applications.title')}</PageHeading>
      <EmptyState
        title={t('application.notFound')}
        drawing="lost"
        action={<ButtonLink to={userPaths.applications}>{t('application.back')}</ButtonLink>}
      >
        {t('application.notFoundText')}
      </EmptyState>
    </>
  );
}

/** Opened on any of its pages, its decision is known. */
function OpenApplication({
  application,
  children,
}: MyApplicationProps & { application: Application }) {
  useDecisionSeen(application);
  return children(application);
}
