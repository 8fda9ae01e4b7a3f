import { useLocation, useParams } from 'react-router-dom';
import { BackLink } from 'shared-area';
import { listPath } from 'shared-auth';
import { useRecords, watchServices } from 'shared-data';
import { EmptyState, FailedState, PageHeading, PageSkeleton } from 'shared-ui';
import { useProblemMessage } from '../citizen/useProblemMessage';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';
import { listServices } from './findServices';
import { ServiceGuide } from './ServiceGuide';

/** What a service needs, and the way to apply for it. */
export function ServicePage() {
  const t = useMessages();
  const problemMessage = useProblemMessage();
  const { service: name = '' } = useParams();
  const { state: opened } = useLocation() as { state: unknown };
  const offered = useRecords(watchServices);
  const service =
    offered.status === 'ready'
      ? listServices(offered.data).find((listed) => listed.name === name)
      : undefined;

  return (
    <>
      <BackLink to={listPath(opened, userPaths.search)}>{t('service.back')}</BackLink>
      <PageHeading lead={service && t('search.issued')}>{name}</PageHeading>
      {offered.status === 'loading' && <PageSkeleton label={t('service.loading')} />}
      {offered.status === 'failed' && (
        <FailedState title={t('apply.servicesFailed')} onRetry={offered.retry}>
          {problemMessage(offered.error)}
        </FailedState>
      )}
      {offered.status === 'ready' &&
        (service ? (
          <ServiceGuide service={service} />
        ) : (
          <EmptyState title={t('service.unknown')}>{t('service.unknownText')}</EmptyState>
        ))}
    </>
  );
}
