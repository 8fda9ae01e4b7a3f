import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Application } from 'shared-data';
import { ButtonLink, EmptyState, FailedState, PageHeading, PageSkeleton } from 'shared-ui';
import { useProblemWords } from '../citizen/useProblemWords';
import { userPaths } from '../userPaths';
import { useWords } from '../words';
import { useMyApplication } from './useMyApplication';

interface MyApplicationProps {
  children: (application: Application) => ReactNode;
}

/** A page about the application in the address: its loading, failed and missing states are here. */
export function MyApplication({ children }: MyApplicationProps) {
  const words = useWords();
  const problemWords = useProblemWords();
  const { id = '' } = useParams();
  const found = useMyApplication(id);

  if (found.status === 'ready') return children(found.application);
  if (found.status === 'loading') return <PageSkeleton label={words('application.loading')} />;
  if (found.status === 'failed') {
    return (
      <>
        <PageHeading>{words('applications.title')}</PageHeading>
        <FailedState title={words('application.failed')} onRetry={found.retry}>
          {problemWords(found.error)}
        </FailedState>
      </>
    );
  }
  return (
    <>
      <PageHeading>{words('applications.title')}</PageHeading>
      <EmptyState
        title={words('application.notFound')}
        action={<ButtonLink to={userPaths.applications}>{words('application.back')}</ButtonLink>}
      >
        {words('application.notFoundText')}
      </EmptyState>
    </>
  );
}
