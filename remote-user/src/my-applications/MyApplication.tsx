import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Application } from 'shared-data';
import { ButtonLink, EmptyState, PageHeading } from 'shared-ui';
import { RecordsView } from '../citizen/RecordsView';
import { userPaths } from '../userPaths';
import { useApplicationMessages } from './i18n';
import { useDecisionSeen } from './useDecisionSeen';
import { useMyApplication } from './useMyApplication';

interface MyApplicationProps {
  children: (application: Application) => ReactNode;
}

/** A page about the application in the address; renders its loading, failed and missing states. */
export function MyApplication({ children }: MyApplicationProps) {
  const t = useApplicationMessages();
  const { id = '' } = useParams();
  const found = useMyApplication(id);

  if (found.status === 'ready' && found.data) {
    return <OpenApplication application={found.data}>{children}</OpenApplication>;
  }
  return (
    <>
      {found.status !== 'loading' && <PageHeading>{t('applications.title')}</PageHeading>}
      <RecordsView
        state={found}
        failed={t('application.failed')}
        loading={t('application.loading')}
      >
        {() => (
          <EmptyState
            title={t('application.notFound')}
            drawing="lost"
            action={<ButtonLink to={userPaths.applications}>{t('application.back')}</ButtonLink>}
          >
            {t('application.notFoundText')}
          </EmptyState>
        )}
      </RecordsView>
    </>
  );
}

/** Opening any of its pages marks its decision as seen. */
function OpenApplication({
  application,
  children,
}: MyApplicationProps & { application: Application }) {
  useDecisionSeen(application);
  return children(application);
}
